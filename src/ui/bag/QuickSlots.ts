import { isConsumable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/facts/names';

/** The number of quick slots. */
export const QUICK_SLOTS = 4;

type Kinds = readonly (string | null)[];

const NONE: Kinds = Array.from({ length: QUICK_SLOTS }, () => null);

/**
 * The kinds of items in the quick slots. Kinds the player chose stay in place; the other slots fill with usable items as they are
 * picked up, and a spent kind is replaced only by a newly picked up one: using a key never changes what it does.
 */
export class QuickSlots {
  private taken: Kinds = NONE;
  private before: ReadonlySet<string> = new Set();

  /** Forgets everything, for another run. */
  clear(): void {
    this.taken = NONE;
    this.before = new Set();
  }

  /** Fills slots with new kinds; call it whenever the bag may have changed. */
  update(game: Game, chosen: readonly string[]): void {
    const own = ownKinds(game, chosen);
    const carried = usableKinds(game);
    const slots = this.taken.map((kind, slot) => (own[slot] !== null || own.includes(kind) ? null : kind));
    for (const kind of carried) {
      if (own.includes(kind) || slots.includes(kind)) continue;
      const empty = slots.findIndex((other, slot) => other === null && own[slot] === null);
      const spent = this.before.has(kind) ? -1 : slots.findIndex((other) => other !== null && !carried.has(other));
      const slot = empty >= 0 ? empty : spent;
      if (slot >= 0) slots[slot] = kind;
    }
    this.taken = slots;
    this.before = carried;
  }

  /** The kind in each slot; null for free ones. */
  kinds(game: Game, chosen: readonly string[]): Kinds {
    const own = ownKinds(game, chosen);
    return own.map((kind, slot) => kind ?? this.taken[slot] ?? null);
  }

  /** The kind shown in each slot: what filled it by itself is shown only while any is carried. */
  shown(game: Game, chosen: readonly string[]): Kinds {
    const own = ownKinds(game, chosen);
    const carried = usableKinds(game);
    return this.kinds(game, chosen).map((kind, slot) => (kind === null || own[slot] !== null || carried.has(kind) ? kind : null));
  }
}

/** The choice with a kind moved to a slot. An unidentified kind is stored by its appearance, which means nothing in the next run. */
export function chosenWith(game: Game, chosen: readonly string[], { kind, slot }: { readonly kind: string; readonly slot: number }): string[] {
  const own = ownKinds(game, chosen);
  const name = isKnown(game, kind) ? kind : (game.appearances.get(kind) ?? kind);
  return NONE.map((_, at) => (at === slot ? name : own[at] === kind ? '' : (chosen[at] ?? '')));
}

/** The kinds that the player's choice means in this run; null for unidentified ones, since naming them would reveal them. */
function ownKinds(game: Game, chosen: readonly string[]): Kinds {
  return NONE.map((_, slot) => {
    const name = chosen[slot] ?? '';
    if (game.content.itemKinds.has(name)) return isKnown(game, name) ? name : null;
    return [...game.appearances].find(([, appearance]) => appearance === name)?.[0] ?? null;
  });
}

/** The kinds of consumables in the bag. */
function usableKinds({ content, state }: Game): Set<string> {
  return new Set(state.hero.inventory.map(({ kind }) => kind).filter((kind) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row);
  }));
}
