import type { Content, HeroKind } from '../../engine/content';
import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { List } from './List';

/** The heroes of a pack, to choose from. */
export class Heroes extends List {
  readonly kind = 'heroes';
  readonly heroes: readonly (readonly [id: string, row: HeroKind])[];

  /** @param chosen the hero under the cursor at first
   * @param take called with the hero's place and id */
  constructor(readonly content: Content, chosen: string, private readonly take: (place: number, id: string, session: Session) => ModeResult) {
    super();
    this.heroes = [...content.heroes];
    this.cursor = Math.max(0, this.heroes.findIndex(([id]) => id === chosen));
  }

  protected count(): number {
    return this.heroes.length;
  }

  protected choose(session: Session, index: number): ModeResult {
    const [id] = this.heroes[index] ?? [];
    return id === undefined ? STAY : this.take(index, id, session);
  }
}
