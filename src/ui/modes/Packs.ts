import { type ModeResult, POP } from '../Mode';
import { packIds } from '../../keep/packRegistry';
import { type Choice, Menu } from './Menu';
import type { NewRun } from './NewRun';
import { Page } from './Page';

/** A dungeon to choose. */
export interface DungeonChoice extends Choice {
  readonly pack: string;
}

/** The list of all dungeons. Choosing one shows it on the title, where it is started. */
export class Dungeons extends Menu {
  readonly kind = 'dungeons';

  constructor(private readonly title: NewRun) {
    super();
    this.pick(title.pack);
  }

  /** Grows when a pack is installed meanwhile. */
  get choices(): readonly DungeonChoice[] {
    return packIds.map((pack) => ({ pack, label: `pack.${pack}`, choose: () => this.take(pack) }));
  }

  /** Moves the cursor to a pack. */
  pick(pack: string): void {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  private take(pack: string): ModeResult {
    this.title.pick(pack);
    return POP;
  }
}

/** Why a pack was rejected: every error in its file. */
export class PackErrors extends Page {
  readonly kind = 'packFaults';

  constructor(
    readonly fileName: string,
    readonly errors: readonly string[],
  ) {
    super();
  }
}
