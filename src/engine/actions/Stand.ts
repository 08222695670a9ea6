import { done, type Action, type ActionResult } from './Action';

/** Doing nothing, unnoticed: a monster that sleeps, lies in wait or holds its place. */
export class Stand implements Action {
  perform(): ActionResult {
    return done();
  }
}
