import { done, type Action, type ActionResult } from './Action';

/** Does nothing, without an event: a monster that sleeps, lurks or stands guard. */
export class Stand implements Action {
  perform(): ActionResult {
    return done();
  }
}
