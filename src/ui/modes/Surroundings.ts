import { POP, turnTo, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { surroundings, type Thing } from '../views/surroundingsView';
import { List } from './List';
import { Look } from './Look';

/** Everything in view, nearest first; choosing a line looks at it on the map. */
export class Surroundings extends List {
  readonly kind = 'surroundings';

  protected count(session: Session): number {
    return thingsInView(session).length;
  }

  protected choose(session: Session, index: number): ModeResult {
    const thing = thingsInView(session)[index];
    return thing ? turnTo(new Look(thing.at)) : POP;
  }
}

function thingsInView({ game }: Session): readonly Thing[] {
  return game ? surroundings(game) : [];
}
