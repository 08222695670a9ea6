import type { Game } from '../../engine/Game';
import { Become, Learn } from '../../engine/actions/hero';
import type { LevelReward } from '../../engine/actions/hero';
import { levelChoices } from '../../engine/actions/hero';
import type { Content, HeroKind } from '../../engine/content';
import { offersOf } from '../../engine/facts/hero';
import { act, type ModeResult, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { type MenuChoice, List, Menu, NO_LINE } from './Menu';
import { Page } from './Page';

/** The hero's stats, effects and equipment; before the first turn also the way to another hero. */
export class Character extends Page {
  readonly kind = 'character';

  override handle(command: Command, session: Session): ModeResult {
    const { game } = session;
    return command.do === 'heroes' && game ? push(new Heroes(game.content, game.state.hero.kind, become)) : super.handle(command, session);
  }
}

/** The next run begins with that hero too. Its bag is all new. */
function become(place: number, id: string, { letters, quick, runs }: Session): ModeResult {
  runs.hero = id;
  letters.clear();
  quick.clear();
  return act(new Become(place));
}

/** The heroes of a pack, to choose from. */
export class Heroes extends List {
  readonly kind = 'heroes';
  override readonly layer = 'list';
  readonly heroes: readonly (readonly [id: string, row: HeroKind])[];

  /** @param chosen the hero under the cursor at first
   * @param take called with the hero's place and id */
  constructor(
    readonly content: Content, chosen: string,
    private readonly take: (place: number, id: string, session: Session) => ModeResult,
  ) {
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

/** A talent or, in packs without talents, a stat. */
type LevelChoice = MenuChoice & ({ readonly talent: string } | { readonly reward: LevelReward });

/** The choice of what a level gives. It can't be put off and takes no turn. */
export class NewLevel extends Menu {
  readonly kind = 'newLevel';
  override readonly layer = 'list';
  override cursor = NO_LINE;
  readonly choices: readonly LevelChoice[];

  constructor(game: Game) {
    super();
    const offers = offersOf(game);
    this.choices = levelChoices(game).map((action, index) => {
      const choose = (): ModeResult => act(action);
      if (action instanceof Learn) return { talent: offers[index] ?? '', label: 'ui.level.choose', choose };
      return { reward: action.reward, label: `ui.reward.${action.reward}`, choose };
    });
  }

  /**
   * What lasts for the whole run is not chosen unmarked: Enter then marks the first, and a number its own, which in a fight may have
   * been meant for a quick slot.
   */
  override handle(command: Command, session: Session): ModeResult {
    const marks = command.do === 'quick' ? command.slot : command.do === 'confirm' && this.cursor === NO_LINE ? 0 : this.cursor;
    if (marks === this.cursor || marks >= this.count()) return super.handle(command, session);
    this.cursor = marks;
    return STAY;
  }

  protected override close(): ModeResult {
    return STAY;
  }
}
