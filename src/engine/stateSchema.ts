import * as v from 'valibot';
import { INVENTORY_SLOTS, STATE_FORMAT } from './state';

/* The shape of a saved run, field by field, for runs that come from outside: of the record, and of `GameState` as `packState` leaves it. */

/** No number of any run comes near it, and what is added to it stays exact. */
const MOST = 1_000_000_000;
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST), v.maxValue(MOST));
const count = v.pipe(whole, v.minValue(0));
/** A signed word of 32 bits. */
const word = v.pipe(v.number(), v.safeInteger(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
const params = v.record(v.string(), v.union([v.string(), v.number()]));
const stream = v.strictTuple([word, word, word, word]);
const tone = v.picklist(['playerAttack', 'enemyAttack', 'needsTarget', 'status', 'descend', 'playerDies', 'enemyDies', 'invalid', 'impossible', 'error', 'welcome', 'healed', 'plain']);

const item = { id: count, kind: v.string(), affixes: v.array(v.string()), charges: count, plus: whole };
const itemSchema = v.strictObject(item);

const actor = v.strictObject({
  id: count,
  breed: v.string(),
  x: count,
  y: count,
  hp: count,
  maxHp: count,
  power: count,
  defence: count,
  energy: whole,
  statuses: v.record(v.string(), count),
  goal: whole,
  elite: v.array(v.string()),
  asleep: v.boolean(),
  hidden: v.boolean(),
  ready: v.record(v.string(), count),
  loot: v.array(itemSchema),
  summoned: v.boolean(),
});

const floor = v.strictObject({
  number: count,
  theme: v.string(),
  width: count,
  height: count,
  terrain: v.array(count),
  explored: v.array(count),
  actors: v.array(actor),
  items: v.array(v.strictObject({ ...item, x: count, y: count, seen: v.boolean(), left: v.boolean() })),
  corpses: v.array(v.strictObject({ breed: v.string(), x: count, y: count, seen: v.boolean() })),
  traps: v.array(v.strictObject({ kind: v.string(), x: count, y: count, known: v.boolean() })),
  hazards: v.array(v.strictObject({ kind: v.string(), x: count, y: count, turns: count })),
  places: v.array(v.strictObject({ vault: v.string(), x1: count, y1: count, x2: count, y2: count })),
});

const state = v.strictObject({
  format: v.literal(STATE_FORMAT),
  pack: v.string(),
  seed: v.string(),
  turn: count,
  floor: count,
  floors: v.array(floor),
  player: actor,
  hero: v.strictObject({
    level: count,
    xp: count,
    choices: count,
    inventory: v.pipe(v.array(itemSchema), v.maxLength(INVENTORY_SLOTS)),
    worn: v.record(v.string(), count),
    known: v.array(v.string()),
    oil: count,
    finds: count,
  }),
  streams: v.strictObject({ combat: stream, ai: stream, loot: stream, flavour: stream }),
  nextId: count,
  log: v.array(v.strictObject({ tone, key: v.string(), params, count })),
  outcome: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('died'), cause: v.string(), floor: count, turn: count }),
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
