import * as v from 'valibot';
import type { Differing, None } from '../pack/schemaParts';
import type { Notes } from '../notes';
import { INVENTORY_SLOTS, STATE_FORMAT, type Actor, type Hero } from '../state';
import type { PackedFloor, PackedState, RunRecord } from './save';

/* The shape of a saved run, field by field, for runs that come from outside: of the record, and of `GameState` as `packState` leaves it. */

/** No number of any run comes near it, and what is added to it stays exact. */
const MOST = 1_000_000_000;
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST), v.maxValue(MOST));
const count = v.pipe(whole, v.minValue(0));
/** A signed word of 32 bits. */
const word = v.pipe(v.number(), v.safeInteger(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
/** The id of a row, or empty. */
const id = v.pipe(v.string(), v.maxLength(40));
/** A key of the texts, such as `item.sword+keen+2`. */
const key = v.pipe(v.string(), v.maxLength(200));
/** More than any floor, bag or tomb ever holds of anything; cells and floors are bounded by themselves. */
const MANY = 200_000;
const many = <T extends v.GenericSchema>(each: T): v.GenericSchema<v.InferInput<T>[], v.InferOutput<T>[]> =>
  v.pipe(v.array(each), v.maxLength(MANY));
const params = v.record(id, v.union([key, v.pipe(v.number(), v.finite())]));
const stream = v.strictTuple([word, word, word, word]);
const tone = v.picklist([
  'playerAttack', 'enemyAttack', 'needsTarget', 'status', 'descend', 'playerDies', 'enemyDies', 'invalid', 'impossible',
  'error', 'welcome', 'healed', 'plain',
]);

const item = { id: count, kind: id, affixes: many(id), charges: count, plus: whole };
const itemSchema = v.strictObject(item);

const actor = v.strictObject({
  id: count,
  breed: id,
  x: count,
  y: count,
  hp: count,
  maxHp: count,
  power: count,
  defence: count,
  energy: whole,
  statuses: v.record(id, count),
  goal: whole,
  elite: many(id),
  asleep: v.boolean(),
  hidden: v.boolean(),
  ready: v.record(id, count),
  loot: many(itemSchema),
  summoned: v.boolean(),
  alert: count,
  side: v.picklist(['player', 'dungeon']),
  bound: count,
  waits: v.boolean(),
  clings: count,
  announced: v.nullable(v.strictObject({ ability: id, aim: count, cells: many(count), turn: count })),
  facing: v.pipe(whole, v.minValue(-1), v.maxValue(7)),
});

const floor = v.strictObject({
  number: count,
  theme: id,
  width: count,
  height: count,
  terrain: v.array(count),
  explored: v.array(count),
  actors: many(actor),
  items: many(v.strictObject({
    ...item, x: count, y: count, seen: v.boolean(), left: v.boolean(), prize: v.exactOptional(v.literal(true)),
  })),
  corpses: many(v.strictObject({ breed: id, x: count, y: count, seen: v.boolean(), rises: count })),
  traps: many(v.strictObject({ kind: id, x: count, y: count, known: v.boolean() })),
  hazards: many(v.strictObject({ kind: id, x: count, y: count, turns: count })),
  places: many(v.strictObject({ vault: id, x1: count, y1: count, x2: count, y2: count })),
  purse: v.pipe(whole, v.minValue(-1)),
  memories: many(v.strictObject({ x: count, y: count, tile: count })),
  goods: many(v.strictObject({ ...item, x: count, y: count })),
  floods: many(v.strictObject({ x: count, y: count, tile: count, until: count })),
});

/** Who did something. */
const culprit = { cause: key, actor: count, ability: id };
const counts = v.record(key, count);

const notes = v.strictObject({
  since: count,
  wounds: many(v.strictObject({ turn: count, amount: count, ...culprit, through: key, announced: v.boolean() })),
  hp: many(count),
  brought: v.record(key, v.strictObject(culprit)),
  hazards: v.strictObject({ by: many(v.strictObject(culprit)), cells: v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), count) }),
  dead: many(count),
  slain: counts,
  dealt: counts,
  taken: counts,
  healed: counts,
  used: counts,
  reached: many(v.pipe(whole, v.minValue(-1))),
  spoken: many(key),
});

const state = v.strictObject({
  format: v.literal(STATE_FORMAT),
  pack: id,
  seed: v.string(),
  turn: count,
  floor: count,
  floors: many(floor),
  player: actor,
  hero: v.strictObject({
    kind: v.string(),
    talents: many(id),
    level: count,
    xp: count,
    choices: count,
    inventory: v.pipe(v.array(itemSchema), v.maxLength(INVENTORY_SLOTS)),
    worn: v.record(id, count),
    known: many(id),
    oil: count,
    hooded: v.boolean(),
    lamp: v.nullable(v.strictObject({ thief: whole, until: count, cell: whole })),
    afloat: count,
    finds: count,
  }),
  streams: v.strictObject({ combat: stream, ai: stream, loot: stream, flavour: stream }),
  nextId: count,
  log: many(v.strictObject({ tone, key, params, count })),
  notes,
  outcome: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('died'), cause: key, floor: count, turn: count }),
      v.strictObject({ kind: v.literal('won'), floor: count, turn: count }),
    ]),
  ),
});

const record = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  began: v.pipe(v.string(), v.maxLength(32)),
  ranked: v.boolean(),
  daily: v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d)?$/)),
  version: v.pipe(v.string(), v.regex(/^(\d{1,6}\.[0-9a-f]{8})?$/)),
  deeds: v.nullable(v.string()),
});

export const savedSchema = v.strictObject({ record, state });

type Read = v.InferOutput<typeof state>;

/** That the schema has every field as its type says; the compiler names those that differ. */
export type Agreement = [
  None<Differing<RunRecord, v.InferOutput<typeof record>>>,
  None<Differing<Omit<PackedState, 'floors'>, Read>>,
  None<Differing<PackedFloor, Read['floors'][number]>>,
  None<Differing<Actor, Read['player']>>,
  None<Differing<Hero, Read['hero']>>,
  None<Differing<Notes, Read['notes']>>,
];
