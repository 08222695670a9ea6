import { isConsumable, isWearable, type Content } from '../../engine/content';
import { makeItem } from '../../engine/floor/openFloor';
import type { Hero, Item } from '../../engine/state';
import { UsageError } from '../failures';
import type { Thing } from './Scenario';

/* Items by their names: the kind's id with each affix after a `+`; of a bag, `axe#2` is the second of that name. */

/** A new item that is as a scenario says. */
export function itemOf(content: Content, ids: { nextId: number }, thing: Thing): Item {
  const { item: name, charges, plus }: Exclude<Thing, string> = typeof thing === 'string' ? { item: thing } : thing;
  const [id = '', ...affixes] = name.split('+');
  const item = makeItem(content, ids.nextId++, { id, affixes });
  return { ...item, charges: charges ?? item.charges, plus: plus ?? item.plus };
}

/** An item as a scenario says it: its name alone, if it is as a new one. */
export function thingOf(content: Content, item: Item): Thing {
  const name = nameOf(item);
  const row = content.itemKinds.get(item.kind);
  const charges = row && isConsumable(row) ? (row.charges ?? 0) : 0;
  if (item.charges === charges && item.plus === 0) return name;
  return { item: name, ...(item.charges === charges ? {} : { charges: item.charges }), ...(item.plus === 0 ? {} : { plus: item.plus }) };
}

export function nameOf({ kind, affixes }: Pick<Item, 'kind' | 'affixes'>): string {
  return [kind, ...affixes].join('+');
}

/** What an item of a bag is called there: its name, with its number among those of that name from the second on. */
export function nameInBag(bag: readonly Item[], item: Item): string {
  const name = nameOf(item);
  const place = bag.filter((other) => nameOf(other) === name).indexOf(item);
  return place > 0 ? `${name}#${place + 1}` : name;
}

/** The item of a bag with that name; undefined if there is none. */
export function foundInBag(bag: readonly Item[], called: string): Item | undefined {
  const [name = '', number = '1'] = called.split('#');
  return bag.filter((item) => nameOf(item) === name)[Number(number) - 1];
}

/** Items that are worn, by their slots; a `UsageError` for one that is not carried, or can't be worn with the others. */
export function wornOf(content: Content, bag: readonly Item[], names: readonly string[]): Hero['worn'] {
  const worn: Hero['worn'] = {};
  for (const name of names) {
    const item = foundInBag(bag, name);
    if (!item) throw new UsageError(`hero.worn: "${name}" is not in the bag.`);
    const row = content.itemKinds.get(item.kind);
    if (!row || !isWearable(row)) throw new UsageError(`hero.worn: "${name}" can't be worn.`);
    if (worn[row.slot] !== undefined) throw new UsageError(`hero.worn: "${name}" is not the first in the slot ${row.slot}.`);
    worn[row.slot] = item.id;
  }
  return worn;
}
