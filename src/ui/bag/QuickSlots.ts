import { isConsumable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { isKnown } from '../../engine/rules/names';

/** How many quick slots there are. */
export const QUICK_SLOTS = 4;

type Kinds = readonly (string | null)[];

const NONE: Kinds = Array.from({ length: QUICK_SLOTS }, () => null);

/**
 * The kinds of items at hand on a key. Those the player has chosen stay where they are; the other slots take what is carried, each
 * as it comes, and give it up only to something that has just been taken: what a key does never changes by using it.
 */
export class QuickSlots {
  private taken: Kinds = NONE;
  private before: ReadonlySet<string> = new Set();

  /** Forgets everything, as when another run begins. */
  clear(): void {
    this.taken = NONE;
    this.before = new Set();
  }

  /** Takes in what is new; to be called whenever the bag may be another one. */
  update(game: Game, chosen: readonly string[]): void {
    const own = ownKinds(game, chosen);
    const carried = handy(game);
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

  /** The kind in each slot; null where it is free. */
  kinds(game: Game, chosen: readonly string[]): Kinds {
    const own = ownKinds(game, chosen);
    return own.map((kind, slot) => kind ?? this.taken[slot] ?? null);
  }
}

/** The choice with one kind put into a slot, and into no other; an unknown kind is named by its looks, which say nothing in the next run. */
export function chosenWith(game: Game, chosen: readonly string[], { kind, slot }: { readonly kind: string; readonly slot: number }): string[] {
  const own = ownKinds(game, chosen);
  const name = isKnown(game, kind) ? kind : (game.appearances.get(kind) ?? kind);
  return NONE.map((_, at) => (at === slot ? name : own[at] === kind ? '' : (chosen[at] ?? '')));
}

/** The kinds that the player's choice stands for in this run. What the run does not know is no kind: it would give a secret away. */
function ownKinds(game: Game, chosen: readonly string[]): Kinds {
  return NONE.map((_, slot) => {
    const name = chosen[slot] ?? '';
    if (game.content.itemKinds.has(name)) return isKnown(game, name) ? name : null;
    return [...game.appearances].find(([, appearance]) => appearance === name)?.[0] ?? null;
  });
}

/** What can be used up of all that is carried, by kind. */
function handy({ content, state }: Game): Set<string> {
  return new Set(state.hero.inventory.map(({ kind }) => kind).filter((kind) => {
    const row = content.itemKinds.get(kind);
    return row !== undefined && isConsumable(row);
  }));
}
