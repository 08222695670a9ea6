import * as v from 'valibot';
import { MOST } from './ranges';
import { colour, curve, flag, flagOr, glyph, id, listOf, num, rowOf, rowsOf, sprite } from './schemaParts';

/* The shapes of the rows of kinds. A value behind a schema is what a pack file that leaves the field out gets. */

const lookFields = { glyph, colour, sprite };
export const look = rowOf(lookFields, 'a row of glyph, colour and sprite');

const TACTICS = ['hunt', 'track', 'stumble', 'freeze', 'sleep', 'lurk', 'wander', 'cast', 'rob', 'escape', 'keepAway', 'flit', 'guard', 'follow'] as const;
const tactic = v.picklist(TACTICS, `a tactic: ${TACTICS.join(', ')}`);

const ofEffect = 'a row of the fields that this effect has';
const kindsOfEffect = [
  rowOf({ do: v.literal('heal'), amount: num.amount, unit: v.optional(v.literal('percent', 'percent')) }, ofEffect),
  rowOf({ do: v.literal('damage'), amount: num.amount }, ofEffect),
  rowOf({ do: v.literal('inflict'), status: id, turns: v.optional(num.turns) }, ofEffect),
  rowOf({ do: v.literal('cure'), status: id }, ofEffect),
  rowOf({ do: v.literal('teleport'), range: v.optional(num.range) }, ofEffect),
  rowOf({ do: v.literal('map'), range: num.range }, ofEffect),
  rowOf({ do: v.literal('summon'), breed: id, count: num.summoned }, ofEffect),
  rowOf({ do: v.literal('alarm'), range: num.range }, ofEffect),
  rowOf({ do: v.literal('push'), cells: num.cells }, ofEffect),
  rowOf({ do: v.literal('pull'), cells: num.cells }, ofEffect),
  rowOf({ do: v.literal('swap') }, ofEffect),
  rowOf({ do: v.literal('dig'), range: num.range }, ofEffect),
  rowOf({ do: v.literal('light'), radius: num.radius }, ofEffect),
  rowOf({ do: v.literal('cloud'), hazard: id, range: num.cloud, turns: num.turns }, ofEffect),
  rowOf({ do: v.literal('refuel'), turns: num.oil }, ofEffect),
  rowOf({ do: v.literal('recharge'), amount: num.uses, item: v.optional(id) }, ofEffect),
  rowOf({ do: v.literal('identify') }, ofEffect),
  rowOf({ do: v.literal('enchant'), slot: id, amount: num.uses }, ofEffect),
  rowOf({ do: v.literal('reveal'), range: num.range }, ofEffect),
  rowOf({ do: v.literal('change'), from: id, to: id }, ofEffect),
  rowOf({ do: v.literal('fall') }, ofEffect),
  rowOf({ do: v.literal('rust'), most: num.uses }, ofEffect),
  rowOf({ do: v.literal('split') }, ofEffect),
] as const;
export const effect = v.variant('do', kindsOfEffect, `an effect: ${kindsOfEffect.map((kind) => kind.entries.do.literal).join(', ')}`);
export const effects = listOf(effect, 'a list of effects', MOST.effects);

const ofTarget = 'a row of the fields that this target has';
export const target = v.variant(
  'at',
  [
    rowOf({ at: v.literal('self') }, ofTarget),
    rowOf({ at: v.literal('nearest'), range: num.range }, ofTarget),
    rowOf({ at: v.literal('random') }, ofTarget),
    rowOf({ at: v.literal('actor'), range: v.optional(num.range) }, ofTarget),
    rowOf({ at: v.literal('cell'), radius: num.range, seenOnly: flag, evenEmpty: flag }, ofTarget),
  ],
  'a target: self, nearest, random, actor or cell',
);
const working = { target, effects };
const workingOnUser = { target: v.optional(target, { at: 'self' }), effects };

const bonusOf = (points: v.GenericSchema<number>): v.GenericSchema => rowOf({ power: v.optional(points), defence: v.optional(points), maxHp: v.optional(points) }, 'a bonus of power, defence and maxHp');
const bonus = v.optional(bonusOf(num.points), {});

const ability = rowOf(
  { id, on: v.picklist(['foe', 'ally', 'self'], 'foe, ally or self'), range: num.range, every: num.turns, chance: v.optional(num.percent, 100), sprite: v.optional(sprite), ...working },
  'a row of the fields that an ability has',
);

const traits = {
  speed: v.optional(num.speed),
  takes: v.optional(num.share),
  onHit: v.optional(effects),
  onStruck: v.optional(effects),
  onDeath: v.optional(listOf(rowOf(working, 'target and effects'), 'a list of targets with effects', MOST.deaths)),
  eachTurn: v.optional(effects),
  resists: v.optional(listOf(id, 'a list of statuses', MOST.rows)),
  drains: v.optional(num.share),
  unseen: flag,
  abilities: v.optional(listOf(ability, 'a list of abilities', MOST.abilities)),
  light: v.optional(num.steps),
  noise: v.optional(num.share),
  search: v.optional(num.steps),
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
    brain: v.optional(listOf(tactic, 'a list of tactics', TACTICS.length)),
    moves: v.optional(v.picklist(['walk', 'fly', 'phase', 'burrow'], 'a way to move: walk, fly, phase or burrow')),
    nerve: v.optional(num.percent),
    disguise: v.optional(id),
    company: v.optional(listOf(companion, 'a list of companions', MOST.companions)),
    sleepy: v.optional(num.percent),
    unique: flag,
  },
  'a row of the fields that a breed has',
);

export const elite = rowOf({ ...traits, sprite, colour, hp: v.optional(num.share, 0), power: v.optional(num.share, 0), xp: v.optional(num.share, 0), defence: v.optional(num.points, 0) }, 'a row of the fields that an elite has');

const group = v.optional(id);
const consumable = rowOf({ ...lookFields, ...workingOnUser, group, charges: v.optional(num.uses), lands: flag }, 'a row of the fields that an item has: target and effects, or slot and bonus');
const blow = v.optional(v.picklist(['reach', 'sweep', 'lunge'], 'reach, sweep or lunge'));
const wearable = rowOf({ ...lookFields, ...traits, slot: id, bonus, blow }, 'a row of the fields that a worn item has: slot and bonus');
const treasure = rowOf({ ...lookFields, finds: num.worth }, 'a row of the fields that a treasure has');
const key = rowOf({ ...lookFields, opens: id }, 'a row of the fields that a key has');
const prize = rowOf({ ...lookFields, wins: v.literal(true, 'true') }, 'a row of the fields that a prize has');

/** The kinds of items. */
export const itemKinds = { consumable, wearable, treasure, key, prize };

/** Which kind of item is meant shows in one field, so that the fault told is the one that matters. */
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
    bonus: v.optional(bonusOf(num.change)),
    sprite,
    tactic: v.optional(tactic),
    turns: v.optional(num.turns),
    stacks: v.optional(v.picklist(['longer', 'add', 'keep'], 'a rule: longer, add or keep')),
    endsBy: v.optional(v.picklist(['healing', 'water'], 'healing or water')),
    sees: v.optional(num.radius),
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
    stairs: v.optional(v.picklist(['down', 'up'], 'a way: down or up')),
    flyable: flag,
    opens: v.optional(id),
    shuts: v.optional(id),
    key: v.optional(id),
    wet: flag,
    noise: v.optional(num.range),
    glow: v.optional(colour),
  },
  'a row of the fields that a tile has',
);

const base = { theme: v.optional(id, 'cellars'), width: curve.side, height: curve.side, loops: v.optional(num.percent), doors: v.optional(curve.percent), patches: v.optional(rowsOf(curve.population)) };
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
const drawn = v.optional(v.union([id, deeper], 'an id or so many floors deeper'));
const cell = rowOf(
  { tile: v.optional(id), item: drawn, monster: drawn, elite: v.optional(v.union([id, v.literal(true)], 'an id or true')), asleep: flag, trap: v.optional(id), hidden: flag },
  'a cell of a vault',
);
const rowOfMap = `a row of 1 to ${MOST.vault} characters`;
const mapRow = v.pipe(v.string(rowOfMap), v.regex(/^[ -~]+$/, rowOfMap), v.maxLength(MOST.vault, rowOfMap));
export const vault = rowOf({ map: listOf(mapRow, 'a list of rows', MOST.vault), legend: v.optional(v.record(v.string(), cell, 'a table of cells by their characters'), {}), door: v.optional(id, 'ground') }, 'a vault of map, legend and door');
