import { loreOf, mergedLore, type Lore, type LoreStore, type PackLore } from '../../keep/lore';

/** Everything met in all runs, as it is stored. */
export class LoreBook {
  private lore: Lore;

  constructor(private readonly store: LoreStore) {
    this.lore = store.load();
  }

  /** The lore of all packs. */
  get all(): Lore {
    return this.lore;
  }

  /** Merges imported lore. */
  learnFrom(other: Lore): void {
    this.write(mergedLore(this.lore, other));
  }

  /** The lore of one pack. */
  of(pack: string): PackLore {
    return loreOf(this.lore, pack);
  }

  /** Replaces the lore of one pack. */
  put(pack: string, lore: PackLore): void {
    this.write({ ...this.lore, [pack]: lore });
  }

  private write(lore: Lore): void {
    this.lore = lore;
    this.store.save(lore);
  }
}
