import * as v from 'valibot';
import { TACTICS } from '../ai/tactics';
import { PROMPTS } from '../ai/tactics/cast';
import type { Effect, TacticId, Target } from '../content';
import { EFFECTS } from '../effects/effects';
import { TARGETS } from '../effects/targets';
import { MOST } from './ranges';
import { colour, curve, flag, flagOr, glyph, id, listOf, num, rowOf, rowsOf, sprite } from './schemaParts';

/* The shapes of the rows of kinds. A value behind a schema is what a pack file that leaves the field out gets. */

const lookFields = { glyph, colour, sprite };
export const look = rowOf(lookFields, 'a row of glyph, colour and sprite');

const tactics = Object.keys(TACTICS) as TacticId[];
const tactic = v.picklist(tactics, `a tactic: ${tactics.join(', ')}`);

/** One of several kinds, told apart by a field; each has its own shape of the others. */
function kindsBy<T>(field: string, kinds: Readonly<Record<string, { readonly shape: v.ObjectEntries }>>, { one, own }: { one: string; own: string }): v.GenericSchema<T> {
  const rows = Object.entries(kinds).map(([name, { shape }]) => rowOf({ [field]: v.literal(name), ...shape }, own));
  return v.variant(field, rows as [(typeof rows)[number]], `${one}: ${Object.keys(kinds).join(', ')}`) as unknown as v.GenericSchema<T>;
}

export const effect = kindsBy<Effect>('do', EFFECTS, { one: 'an effect', own: 'a row of the fields that this effect has' });
export const effects = listOf(effect, 'a list of effects', MOST.effects);
export const target = kindsBy<Target>('at', TARGETS, { one: 'a target', own: 'a row of the fields that this target has' });
const working = { target, effects };
const workingOnUser = { target: v.optional(target, { at: 'self' }), effects };

const bonusOf = (points: v.GenericSchema<number>) => rowOf({ power: v.exactOptional(points), defence: v.exactOptional(points), maxHp: v.exactOptional(points) }, 'a bonus of power, defence and maxHp');
const bonus = v.optional(bonusOf(num.points), {});

const ability = rowOf(
  { id, on: v.picklist(Object.keys(PROMPTS) as (keyof typeof PROMPTS)[], 'foe, ally or self'), range: num.range, every: num.turns, chance: v.optional(num.percent, 100), sprite: v.exactOptional(sprite), ...working },
  'a row of the fields that an ability has',
);

const traits = {
  speed: v.exactOptional(num.speed),
  takes: v.exactOptional(num.share),
  onHit: v.exactOptional(effects),
  onStruck: v.exactOptional(effects),
  onDeath: v.exactOptional(listOf(rowOf(working, 'target and effects'), 'a list of targets with effects', MOST.deaths)),
  eachTurn: v.exactOptional(effects),
  resists: v.exactOptional(listOf(id, 'a list of statuses', MOST.rows)),
  drains: v.exactOptional(num.share),
  unseen: flag,
  abilities: v.exactOptional(listOf(ability, 'a list of abilities', MOST.abilities)),
  light: v.exactOptional(num.steps),
  noise: v.exactOptional(num.share),
  search: v.exactOptional(num.steps),
};

const companion = rowOf({ breed: id, least: num.company, most: num.summoned }, 'a row of breed, least and most');

export const breed = rowOf(
  {
    ...lookFields,
    ...traits,
    hp: num.hp,
    defence: v.optional(num.points, 0),
    power: num.points,
    xp: v.optional(num.xp, 0),
    speed: v.optional(num.speed, 100),
    directions: v.optional(v.picklist([4, 8], '4 or 8'), 8),
    brain: v.exactOptional(listOf(tactic, 'a list of tactics', tactics.length)),
    moves: v.exactOptional(v.picklist(['walk', 'fly', 'phase', 'burrow'], 'a way to move: walk, fly, phase or burrow')),
    nerve: v.exactOptional(num.percent),
    disguise: v.exactOptional(id),
    company: v.exactOptional(listOf(companion, 'a list of companions', MOST.companions)),
    sleepy: v.exactOptional(num.percent),
    unique: flag,
  },
  'a row of the fields that a breed has',
);

export const elite = rowOf({ ...traits, sprite, colour, hp: v.optional(num.share, 0), power: v.optional(num.share, 0), xp: v.optional(num.share, 0), defence: v.optional(num.points, 0) }, 'a row of the fields that an elite has');

const group = v.exactOptional(id);
const consumable = rowOf({ ...lookFields, ...workingOnUser, group, charges: v.exactOptional(num.uses), lands: flag }, 'a row of the fields that an item has: target and effects, or slot and bonus');
const blow = v.exactOptional(v.picklist(['reach', 'sweep', 'lunge'], 'reach, sweep or lunge'));
const wearable = rowOf({ ...lookFields, ...traits, slot: id, bonus, blow }, 'a row of the fields that a worn item has: slot and bonus');
const treasure = rowOf({ ...lookFields, finds: num.worth }, 'a row of the fields that a treasure has');
const key = rowOf({ ...lookFields, opens: id }, 'a row of the fields that a key has');
const prize = rowOf({ ...lookFields, wins: v.literal(true, 'true') }, 'a row of the fields that a prize has');

/** The kinds of items. */
export const itemKinds = { consumable, wearable, treasure, key, prize };

/** Which kind of item is meant shows in one field, so that the error told is the one that matters. */
export const itemKind = v.lazy((row) => {
  if (typeof row !== 'object' || row === null) return consumable;
  if ('slot' in row) return wearable;
  if ('finds' in row) return treasure;
  if ('opens' in row) return key;
  return 'wins' in row ? prize : consumable;
});

export const affix = rowOf({ ...traits, slots: listOf(id, 'a list of slots', MOST.rows), bonus }, 'a row of the fields that an affix has');

export const status = rowOf(
  {
    ...traits,
    bonus: v.exactOptional(bonusOf(num.change)),
    sprite,
    tactic: v.exactOptional(tactic),
    turns: v.exactOptional(num.turns),
    stacks: v.exactOptional(v.picklist(['longer', 'add', 'keep'], 'a rule: longer, add or keep')),
    endsBy: v.exactOptional(v.picklist(['healing', 'water'], 'healing or water')),
    sees: v.exactOptional(num.radius),
    deceives: flag,
    harmful: flag,
  },
  'a row of the fields that a status has',
);

export const trap = rowOf({ ...lookFields, ...workingOnUser, once: flagOr(false) }, 'a row of the fields that a trap has');
export const hazard = rowOf({ ...lookFields, effects }, 'a row of the fields that a hazard has');

export const tile = rowOf(
  {
    id,
    glyph: lookFields.glyph,
    colour: lookFields.colour,
    walkable: v.boolean('true or false'),
    transparent: v.boolean('true or false'),
    stairs: v.exactOptional(v.picklist(['down', 'up'], 'a way: down or up')),
    flyable: flag,
    opens: v.exactOptional(id),
    shuts: v.exactOptional(id),
    key: v.exactOptional(id),
    wet: flag,
    noise: v.exactOptional(num.range),
    glow: v.exactOptional(colour),
  },
  'a row of the fields that a tile has',
);

const base = { theme: v.optional(id, 'cellars'), width: curve.side, height: curve.side, loops: v.exactOptional(num.percent), doors: v.exactOptional(curve.percent), patches: v.exactOptional(rowsOf(curve.population)) };
const rooms = { attempts: v.optional(curve.attempts, [[1, 30]]), roomMin: v.optional(num.room, 6), roomMax: v.optional(num.room, 10), inset: v.optional(num.inset, 0), stairs: v.optional(v.picklist(['ends', 'anywhere'], 'ends or anywhere'), 'ends') };
const halls = { roomMin: v.optional(num.room, 4), roomMax: v.optional(num.room, 9), dug: v.optional(num.percent, 30) };
const caves = { open: v.optional(num.percent, 50), rounds: v.optional(num.rounds, 4) };
const ofLayout = 'a row of the fields that such a layout has';
export const layout = v.variant(
  'dig',
  [
    rowOf({ ...base, dig: v.literal('rooms'), ...rooms }, ofLayout),
    rowOf({ ...base, dig: v.picklist(['digger', 'uniform']), ...halls }, ofLayout),
    rowOf({ ...base, dig: v.literal('caves'), ...caves }, ofLayout),
  ],
  'a layout that is dug as rooms, digger, uniform or caves',
);

const deeper = rowOf({ deeper: num.deeper }, 'an id or so many floors deeper');
const drawn = v.exactOptional(v.union([id, deeper], 'an id or so many floors deeper'));
const cell = rowOf(
  { tile: v.exactOptional(id), item: drawn, monster: drawn, elite: v.exactOptional(v.union([id, v.literal(true)], 'an id or true')), asleep: flag, trap: v.exactOptional(id), hidden: flag },
  'a cell of a vault',
);
const rowOfMap = `a row of 1 to ${MOST.vault} characters`;
const mapRow = v.pipe(v.string(rowOfMap), v.regex(/^[ -~]+$/, rowOfMap), v.maxLength(MOST.vault, rowOfMap));
export const vault = rowOf({ map: listOf(mapRow, 'a list of rows', MOST.vault), legend: v.optional(v.record(v.string(), cell, 'a table of cells by their characters'), {}), door: v.optional(id, 'ground') }, 'a vault of map, legend and door');
