import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { crc32 } from '../../engine/core/hash';
import { ID } from '../../engine/core/id';
import { didYouMean } from '../../engine/core/nearest';
import { INVENTORY_SLOTS } from '../../engine/state';

/*
 * What a run needs to begin on a deeper floor. But for the command, nothing in this folder leads to Node: a page calls `beginningOf` and
 * sends what that returns to its workers as `begins` of their job, as the lab does. `makeArrivals` plays in the thread that calls it.
 */

/** A thing with affixes, charges or points; what is left out is 0 or none. */
export interface SpecialItem {
  readonly kind: string;
  readonly affixes?: readonly string[];
  readonly charges?: number;
  readonly plus?: number;
}

/** A thing that is carried: the id of its kind alone, if there is no more to say. */
export type CarriedItem = string | SpecialItem;

/** The stats of an actor that last; statuses by id, with their turns left. */
interface Body {
  readonly hp: number;
  readonly maxHp: number;
  readonly power: number;
  readonly defence: number;
  readonly statuses?: Readonly<Record<string, number>>;
}

/** Who comes along over the stairs: an ally, or with `hunts` a monster on the hero's heels. */
export interface Companion extends Body {
  readonly breed: string;
  readonly elite?: readonly string[];
  readonly hunts?: true;
  /** Worth no experience. */
  readonly summoned?: true;
  readonly loot?: readonly CarriedItem[];
}

/** A hero as it comes to a floor for the first time, before anything happens there: plain JSON, ids only. */
export interface Arrival extends Body {
  /** The seed of the run that it is from. */
  readonly seed: string;
  /** The row of the hero; empty in packs without heroes. */
  readonly hero: string;
  readonly level: number;
  readonly xp: number;
  /** Rewards of levels that are still to be chosen. */
  readonly choices?: number;
  readonly oil?: number;
  readonly hooded?: true;
  readonly finds?: number;
  /** It fell: the stairs did not heal it. */
  readonly fell?: true;
  readonly talents?: readonly string[];
  /** What it wears; and what else is in its bag: plain things as how many of each kind, others one by one. */
  readonly worn?: readonly CarriedItem[];
  readonly bag?: Readonly<Record<string, number>>;
  readonly special?: readonly SpecialItem[];
  /** Identified item kinds. */
  readonly known?: readonly string[];
  readonly company?: readonly Companion[];
}

/** Where the runs of a job begin: a floor below the first, and the arrivals of which each seed draws one. */
export interface Beginning {
  readonly floor: number;
  readonly arrivals: readonly Arrival[];
}

/** More than any run comes to, and exact when added up. */
const MOST = 1_000_000_000;
const MANY = 1000;

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(MOST));
const id = v.pipe(v.string(), v.regex(ID));
const ids = v.pipe(v.array(id), v.maxLength(MANY));
const mark = v.exactOptional(v.literal(true));
const signed = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST), v.maxValue(MOST));

const special = v.strictObject({
  kind: id, affixes: v.exactOptional(ids), charges: v.exactOptional(whole(1)), plus: v.exactOptional(signed),
});
const items = v.pipe(v.array(v.union([id, special])), v.maxLength(MANY));
const body = {
  hp: whole(1), maxHp: whole(1), power: whole(0), defence: whole(0), statuses: v.exactOptional(v.record(id, whole(1))),
};
const companion = v.strictObject({
  breed: id, ...body, elite: v.exactOptional(ids), hunts: mark, summoned: mark, loot: v.exactOptional(items),
});

export const arrivalSchema = v.pipe(
  v.strictObject({
    seed: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    hero: v.union([v.literal(''), id]),
    level: whole(1),
    xp: whole(0),
    choices: v.exactOptional(whole(1)),
    ...body,
    oil: v.exactOptional(whole(1)),
    hooded: mark,
    finds: v.exactOptional(whole(1)),
    fell: mark,
    talents: v.exactOptional(ids),
    worn: v.exactOptional(items),
    bag: v.exactOptional(v.record(id, whole(1))),
    special: v.exactOptional(v.array(special)),
    known: v.exactOptional(ids),
    company: v.exactOptional(v.pipe(v.array(companion), v.maxLength(INVENTORY_SLOTS))),
  }),
  v.check(({ choices = 0, level }) => choices < level, 'has more rewards to choose than levels'),
  v.check((arrival) => carriedBy(arrival) <= INVENTORY_SLOTS, 'carries more than a bag holds'),
) satisfies v.GenericSchema<unknown, Arrival>;

export const beginningSchema = v.strictObject({
  floor: v.pipe(whole(2), v.maxValue(9999)),
  arrivals: v.pipe(v.array(arrivalSchema), v.minLength(1), v.maxLength(MANY)),
}) satisfies v.GenericSchema<unknown, Beginning>;

function carriedBy({ worn = [], bag = {}, special: others = [] }: Pick<Arrival, 'worn' | 'bag' | 'special'>): number {
  return Object.values(bag).reduce((sum, count) => sum + count, worn.length + others.length);
}

/** A checksum of arrivals: eight hexadecimal digits. */
export function checksumOf(arrivals: readonly Arrival[]): string {
  return crc32(JSON.stringify(arrivals)).toString(16).padStart(8, '0');
}

/** An id that an arrival names: what it is, and where it stands in it. */
interface Named {
  readonly id: string;
  readonly what: 'hero' | 'talent' | 'item' | 'affix' | 'status' | 'breed' | 'elite';
  readonly place: string;
}

/** The first id in an arrival that a pack does not have, as `worn.2: the pack mine has no item "swrod"; ...`; null for none. */
export function unknownIn(content: Content, arrival: Arrival): string | null {
  const { heroes, talents, itemKinds, affixes, statuses, breeds, elites } = content;
  const tables = { hero: heroes, talent: talents, item: itemKinds, affix: affixes, status: statuses, breed: breeds, elite: elites.kinds };
  const gone = namedIn(arrival).find(({ id: name, what }) => !tables[what].has(name));
  if (!gone) return null;
  return `${gone.place}: the pack ${content.id} has no ${gone.what} "${gone.id}"${didYouMean(gone.id, [...tables[gone.what].keys()])}`;
}

function namedIn({ hero, talents = [], worn = [], bag = {}, special: others = [], known = [], company = [], ...rest }: Arrival): Named[] {
  return [
    ...(hero === '' ? [] : [{ id: hero, what: 'hero' as const, place: 'hero' }]),
    ...talents.map((each, at) => ({ id: each, what: 'talent' as const, place: `talents.${at}` })),
    ...worn.flatMap((each, at) => namedInItem(each, `worn.${at}`)),
    ...Object.keys(bag).map((each) => ({ id: each, what: 'item' as const, place: `bag.${each}` })),
    ...others.flatMap((each, at) => namedInItem(each, `special.${at}`)),
    ...known.map((each, at) => ({ id: each, what: 'item' as const, place: `known.${at}` })),
    ...namedInBody(rest, ''),
    ...company.flatMap(({ breed, elite = [], loot = [], ...others }, at) => [
      { id: breed, what: 'breed' as const, place: `company.${at}.breed` },
      ...elite.map((each, nth) => ({ id: each, what: 'elite' as const, place: `company.${at}.elite.${nth}` })),
      ...loot.flatMap((each, nth) => namedInItem(each, `company.${at}.loot.${nth}`)),
      ...namedInBody(others, `company.${at}.`),
    ]),
  ];
}

function namedInItem(item: CarriedItem, place: string): Named[] {
  if (typeof item === 'string') return [{ id: item, what: 'item', place }];
  const { kind, affixes = [] } = item;
  const added = affixes.map((each, at) => ({ id: each, what: 'affix' as const, place: `${place}.affixes.${at}` }));
  return [{ id: kind, what: 'item', place: `${place}.kind` }, ...added];
}

function namedInBody({ statuses = {} }: Pick<Body, 'statuses'>, place: string): Named[] {
  return Object.keys(statuses).map((each) => ({ id: each, what: 'status', place: `${place}statuses.${each}` }));
}
