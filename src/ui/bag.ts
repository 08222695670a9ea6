import type { Game } from '../engine/Game';
import { type Content, isConsumable, isEmpty } from '../engine/content';
import { isKnown } from '../engine/facts/names';
import type { Item } from '../engine/state';

/** The number of quick slots. */
export const QUICK_SLOTS = 4;

type Kinds = readonly (string | null)[];

const NONE: Kinds = Array.from({ length: QUICK_SLOTS }, () => null);

/**
 * The kinds of items in the quick slots. Kinds the player chose stay in place; the other slots fill with usable items as they are
 * picked up or recharged, and a spent or empty kind is replaced only by such a new one: using a key never changes what it does. What heals
 * in a fight takes the last of those slots where none is left, since in need nobody looks for it in the bag.
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
    const carried = usableKinds(game, 'charged');
    const slots = this.taken.map((kind, slot) => (own[slot] !== null || own.includes(kind) ? null : kind));
    for (const kind of carried) {
      if (own.includes(kind) || slots.includes(kind)) continue;
      const empty = slots.findIndex((other, slot) => other === null && own[slot] === null);
      const spent = this.before.has(kind) ? -1 : slots.findIndex((other) => other !== null && !carried.has(other));
      const slot = empty >= 0 ? empty : spent;
      if (slot >= 0) slots[slot] = kind;
    }
    const remedy = [...carried].find((kind) => isRemedy(game, kind));
    const last = own.lastIndexOf(null);
    if (remedy !== undefined && last >= 0 && ![...own, ...slots].some((kind) => isRemedy(game, kind))) slots[last] = remedy;
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
    const carried = usableKinds(game, 'all');
    return this.kinds(game, chosen).map((kind, slot) => (kind === null || own[slot] !== null || carried.has(kind) ? kind : null));
  }
}

/** The choice with a kind moved to a slot. An unidentified kind is stored by its appearance, which means nothing in the next run. */
export function chosenWith(
  game: Game, chosen: readonly string[], { kind, slot }: { readonly kind: string; readonly slot: number },
): string[] {
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

/** Whether a kind is known to heal its user, also with enemies in view. */
function isRemedy(game: Game, kind: string | null): boolean {
  const row = kind === null ? undefined : game.content.itemKinds.get(kind);
  if (kind === null || !row || !isConsumable(row) || row.calm === true || row.target.at !== 'self') return false;
  return row.effects.some((effect) => effect.do === 'heal') && isKnown(game, kind);
}

/** The kinds of consumables in the bag; those of which all are empty only on request. */
function usableKinds({ content, state }: Game, which: 'charged' | 'all'): Set<string> {
  return new Set(state.hero.inventory.filter((item) => {
    const row = content.itemKinds.get(item.kind);
    return row !== undefined && isConsumable(row) && (which === 'all' || !isUsedUp(content, item));
  }).map(({ kind }) => kind));
}

/** Whether an item has used up its charges. */
export function isUsedUp({ itemKinds }: Pick<Content, 'itemKinds'>, item: Item): boolean {
  const row = itemKinds.get(item.kind);
  return row !== undefined && isConsumable(row) && isEmpty(row, item);
}

const ALL = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * The letters of the bag's lines: a line keeps its letter, and gets it back if it returns before another line has taken it.
 * A loaded run starts with a, b, c in the order of the bag.
 */
export class BagLetters {
  private letters: ReadonlyMap<string, string> = new Map();

  /** Forgets everything, for another run. */
  clear(): void {
    this.letters = new Map();
  }

  /** Gives letters to new lines; call it whenever the bag may have changed. */
  update(stacks: readonly Stack[]): void {
    const carried = new Set(stacks.map(({ key }) => key));
    const letters = new Map([...this.letters].filter(([key]) => carried.has(key)));
    const taken = new Set(letters.values());
    const gone = [...this.letters].filter(([key]) => !carried.has(key));
    for (const key of carried) {
      if (letters.has(key)) continue;
      const letter = ALL.find((free) => !taken.has(free)) ?? '';
      letters.set(key, letter);
      taken.add(letter);
    }
    for (const [key, letter] of gone) if (!taken.has(letter)) letters.set(key, letter);
    this.letters = letters;
  }

  of({ key }: Stack): string {
    return this.letters.get(key) ?? '';
  }
}

/** Equal items in the bag: one line under one letter. */
export interface Stack {
  /** Equal for equal items. */
  readonly key: string;
  /** The first of them: the one that is used. */
  readonly item: Item;
  readonly count: number;
}

/** The inventory as stacks, in the order of their first items. */
export function stacksOf(content: Pick<Content, 'itemKinds'>, inventory: readonly Item[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const item of inventory) {
    const key = stackKey(content, item);
    const stack = stacks.get(key);
    stacks.set(key, stack ? { ...stack, count: stack.count + 1 } : { key, item, count: 1 });
  }
  return [...stacks.values()];
}

/** Consumables without charges stack by kind; everything else stays single. */
export function stackKey(content: Pick<Content, 'itemKinds'>, { id, kind }: Item): string {
  const row = content.itemKinds.get(kind);
  return row && isConsumable(row) && row.charges === undefined ? kind : `#${id}`;
}
