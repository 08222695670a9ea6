import { POP, type ModeResult } from '../Mode';
import { packIds } from '../run/runError';
import { Menu, type Choice } from './Menu';
import type { NewRun } from './NewRun';

/** A dungeon to choose. */
export interface DungeonChoice extends Choice {
  readonly pack: string;
}

/** All dungeons there are, a sentence for each. Choosing one puts it on the title, where it is started. */
export class Dungeons extends Menu {
  readonly kind = 'dungeons';

  constructor(private readonly title: NewRun) {
    super();
    this.pick(title.pack);
  }

  /** One more when another pack has been added meanwhile. */
  get choices(): readonly DungeonChoice[] {
    return packIds.map((pack) => ({ pack, label: `pack.${pack}`, choose: () => this.take(pack) }));
  }

  /** Puts the mark on a pack. */
  pick(pack: string): void {
    this.cursor = Math.max(0, packIds.indexOf(pack));
  }

  private take(pack: string): ModeResult {
    this.title.pick(pack);
    return POP;
  }
}
