import { Become } from '../../engine/actions/Become';
import type { HeroKind } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { act, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { List } from './List';

/** The choice of another hero in a run that has just begun. */
export class Heroes extends List {
  readonly kind = 'heroes';
  readonly heroes: readonly (readonly [id: string, row: HeroKind])[];

  constructor({ content, state }: Game) {
    super();
    this.heroes = [...content.heroes];
    this.cursor = Math.max(0, this.heroes.findIndex(([id]) => id === state.hero.kind));
  }

  protected count(): number {
    return this.heroes.length;
  }

  /** The bag of another hero is all new. */
  protected choose(session: Session, index: number): ModeResult {
    session.letters.clear();
    session.quick.clear();
    return act(new Become(index));
  }
}
