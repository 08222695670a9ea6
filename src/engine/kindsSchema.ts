import * as v from 'valibot';
import { ID_RULE, isId } from './core/id';
import { MOST, RANGES, type Range } from './ranges';

/* The shapes of the rows of kinds. Each message ends the sentence "... is not <message>". Curves are checked by `curveFaults`. */

const wholeIn = ([least, most]: Range): v.GenericSchema<number> => {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.check((n) => Number.isSafeInteger(n) && n >= least && n <= most, message));
};

/** A number of each range, by its name. */
export const num = Object.fromEntries(Object.entries(RANGES).map(([name, range]) => [name, wholeIn(range)])) as Readonly<Record<keyof typeof RANGES, v.GenericSchema<number>>>;

/** A list of at most so many. */
export const listOf = <T extends v.GenericSchema>(row: T, what: string, most: number): v.GenericSchema<v.InferOutput<T>[]> => v.pipe(v.array(row, what), v.maxLength(most, `${what}, at most ${most}`));

/** An id as rows name it; whether it leads anywhere `referenceFaults` says. */
export const id = v.pipe(v.string('an id'), v.check(isId, `an id: ${ID_RULE}`));
export const curve = v.any();
export const flag = v.optional(v.boolean('true or false'));
export const rowsOf = <T extends v.GenericSchema>(row: T): v.RecordSchema<v.StringSchema<undefined>, T, string> => v.record(v.string(), row, 'rows by id');

const colour = v.pipe(v.string('a colour such as #3f7f3f'), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f'));

/** Names of the atlas; whether it has them the interface says. */
const sprite = v.pipe(v.string('the name of a sprite'), v.regex(/^[a-z][a-zA-Z0-9_-]{0,39}(\/[a-z][a-zA-Z0-9_-]{0,39})?$/, 'the name of a sprite, such as orc/idle'));

const lookFields = { glyph: v.pipe(v.string('one character'), v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\u{10000}-\u{10FFFF}]$/u, 'one character')), colour, sprite };
export const look = v.strictObject(lookFields, 'a row of glyph, colour and sprite');

const TACTICS = ['hunt', 'track', 'stumble', 'freeze', 'sleep', 'lurk', 'wander', 'cast', 'rob', 'escape', 'keepAway', 'flit', 'guard', 'follow'] as const;
const tactic = v.picklist(TACTICS, `a tactic: ${TACTICS.join(', ')}`);

const ofEffect = 'a row of the fields that this effect has';
const kindsOfEffect = [
  v.strictObject({ do: v.literal('heal'), amount: num.amount, unit: v.optional(v.literal('percent', 'percent')) }, ofEffect),
  v.strictObject({ do: v.literal('damage'), amount: num.amount }, ofEffect),
  v.strictObject({ do: v.literal('inflict'), status: id, turns: v.optional(num.turns) }, ofEffect),
  v.strictObject({ do: v.literal('cure'), status: id }, ofEffect),
  v.strictObject({ do: v.literal('teleport'), range: v.optional(num.range) }, ofEffect),
  v.strictObject({ do: v.literal('map'), range: num.range }, ofEffect),
  v.strictObject({ do: v.literal('summon'), breed: id, count: num.summoned }, ofEffect),
  v.strictObject({ do: v.literal('alarm'), range: num.range }, ofEffect),
  v.strictObject({ do: v.literal('push'), cells: num.cells }, ofEffect),
  v.strictObject({ do: v.literal('pull'), cells: num.cells }, ofEffect),
  v.strictObject({ do: v.literal('swap') }, ofEffect),
  v.strictObject({ do: v.literal('dig'), range: num.range }, ofEffect),
  v.strictObject({ do: v.literal('light'), radius: num.radius }, ofEffect),
  v.strictObject({ do: v.literal('cloud'), hazard: id, range: num.cloud, turns: num.turns }, ofEffect),
  v.strictObject({ do: v.literal('refuel'), turns: num.oil }, ofEffect),
  v.strictObject({ do: v.literal('recharge'), amount: num.uses, item: v.optional(id) }, ofEffect),
  v.strictObject({ do: v.literal('identify') }, ofEffect),
  v.strictObject({ do: v.literal('enchant'), slot: id, amount: num.uses }, ofEffect),
  v.strictObject({ do: v.literal('reveal'), range: num.range }, ofEffect),
  v.strictObject({ do: v.literal('change'), from: id, to: id }, ofEffect),
  v.strictObject({ do: v.literal('fall') }, ofEffect),
  v.strictObject({ do: v.literal('rust'), most: num.uses }, ofEffect),
  v.strictObject({ do: v.literal('split') }, ofEffect),
] as const;
const effect = v.variant('do', kindsOfEffect, `an effect: ${kindsOfEffect.map((kind) => kind.entries.do.literal).join(', ')}`);
export const effects = listOf(effect, 'a list of effects', MOST.effects);

const ofTarget = 'a row of the fields that this target has';
const target = v.variant(
  'at',
  [
    v.strictObject({ at: v.literal('self') }, ofTarget),
    v.strictObject({ at: v.literal('nearest'), range: num.range }, ofTarget),
    v.strictObject({ at: v.literal('random') }, ofTarget),
    v.strictObject({ at: v.literal('actor'), range: v.optional(num.range) }, ofTarget),
    v.strictObject({ at: v.literal('cell'), radius: num.range, seenOnly: flag, evenEmpty: flag }, ofTarget),
  ],
  'a target: self, nearest, random, actor or cell',
);
const working = { target, effects };

const bonusOf = (points: v.GenericSchema<number>): v.GenericSchema => v.strictObject({ power: v.optional(points), defence: v.optional(points), maxHp: v.optional(points) }, 'a bonus of power, defence and maxHp');
const bonus = bonusOf(num.points);

const ability = v.strictObject(
  { id, on: v.picklist(['foe', 'ally', 'self'], 'foe, ally or self'), range: num.range, every: num.turns, chance: num.percent, sprite: v.optional(sprite), ...working },
  'a row of the fields that an ability has',
);

const traits = {
  speed: v.optional(num.speed),
  takes: v.optional(num.share),
  onHit: v.optional(effects),
  onStruck: v.optional(effects),
  onDeath: v.optional(listOf(v.strictObject(working, 'target and effects'), 'a list of targets with effects', MOST.deaths)),
  eachTurn: v.optional(effects),
  resists: v.optional(listOf(id, 'a list of statuses', MOST.rows)),
  drains: v.optional(num.share),
  unseen: flag,
  abilities: v.optional(listOf(ability, 'a list of abilities', MOST.abilities)),
  light: v.optional(num.steps),
  noise: v.optional(num.share),
  search: v.optional(num.steps),
};

const companion = v.strictObject({ breed: id, least: num.company, most: num.summoned }, 'a row of breed, least and most');

export const breed = v.strictObject(
  {
    ...lookFields,
    ...traits,
    hp: num.hp,
    defence: num.points,
    power: num.points,
    xp: num.xp,
    speed: num.speed,
    directions: v.picklist([4, 8], '4 or 8'),
    brain: listOf(tactic, 'a list of tactics', TACTICS.length),
    moves: v.optional(v.picklist(['walk', 'fly', 'phase', 'burrow'], 'a way to move: walk, fly, phase or burrow')),
    nerve: v.optional(num.percent),
    disguise: v.optional(id),
    company: v.optional(listOf(companion, 'a list of companions', MOST.companions)),
    sleepy: v.optional(num.percent),
    unique: flag,
  },
  'a row of the fields that a breed has',
);

export const elite = v.strictObject({ ...traits, sprite, colour, hp: num.share, power: num.share, xp: num.share, defence: num.points }, 'a row of the fields that an elite has');

const group = v.optional(id);
const consumable = v.strictObject({ ...lookFields, ...working, group, charges: v.optional(num.uses), lands: flag }, 'a row of the fields that an item has: target and effects, or slot and bonus');
const blow = v.optional(v.picklist(['reach', 'sweep', 'lunge'], 'reach, sweep or lunge'));
const wearable = v.strictObject({ ...lookFields, ...traits, slot: id, bonus, blow }, 'a row of the fields that a worn item has: slot and bonus');
const treasure = v.strictObject({ ...lookFields, finds: num.worth }, 'a row of the fields that a treasure has');
const key = v.strictObject({ ...lookFields, opens: id }, 'a row of the fields that a key has');
const prize = v.strictObject({ ...lookFields, wins: v.literal(true, 'true') }, 'a row of the fields that a prize has');

/** Which kind of item is meant shows in one field, so that the fault told is the one that matters. */
export const itemKind = v.lazy((row) => {
  if (typeof row !== 'object' || row === null) return consumable;
  if ('slot' in row) return wearable;
  if ('finds' in row) return treasure;
  if ('opens' in row) return key;
  return 'wins' in row ? prize : consumable;
});

export const affix = v.strictObject({ ...traits, slots: listOf(id, 'a list of slots', MOST.rows), bonus }, 'a row of the fields that an affix has');

export const status = v.strictObject(
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

export const trap = v.strictObject({ ...lookFields, ...working, once: v.boolean('true or false') }, 'a row of the fields that a trap has');
export const hazard = v.strictObject({ ...lookFields, effects }, 'a row of the fields that a hazard has');

export const tile = v.strictObject(
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

const base = { theme: id, width: curve, height: curve, loops: v.optional(num.percent), doors: v.optional(curve), patches: v.optional(rowsOf(curve)) };
const ofLayout = 'a row of the fields that such a layout has';
export const layout = v.variant(
  'dig',
  [
    v.strictObject({ ...base, dig: v.literal('rooms'), attempts: curve, roomMin: num.room, roomMax: num.room, inset: num.inset, stairs: v.picklist(['ends', 'anywhere'], 'ends or anywhere') }, ofLayout),
    v.strictObject({ ...base, dig: v.picklist(['digger', 'uniform']), roomMin: num.room, roomMax: num.room, dug: num.percent }, ofLayout),
    v.strictObject({ ...base, dig: v.literal('caves'), open: num.percent, rounds: num.rounds }, ofLayout),
  ],
  'a layout that is dug as rooms, digger, uniform or caves',
);

const deeper = v.strictObject({ deeper: num.deeper }, 'an id or so many floors deeper');
const drawn = v.optional(v.union([id, deeper], 'an id or so many floors deeper'));
const cell = v.strictObject(
  { tile: v.optional(id), item: drawn, monster: drawn, elite: v.optional(v.union([id, v.literal(true)], 'an id or true')), asleep: flag, trap: v.optional(id), hidden: flag },
  'a cell of a vault',
);
const rowOfMap = `a row of 1 to ${MOST.vault} characters`;
const mapRow = v.pipe(v.string(rowOfMap), v.regex(/^[ -~]+$/, rowOfMap), v.maxLength(MOST.vault, rowOfMap));
export const vault = v.strictObject({ map: listOf(mapRow, 'a list of rows', MOST.vault), legend: rowsOf(cell), door: id }, 'a vault of map, legend and door');
