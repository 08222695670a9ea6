import * as v from 'valibot';
import { MOST_SIGHT } from './floor/fov';

/* The shapes of the rows of kinds. Each message ends the sentence "... is not <message>". Curves are checked by `curveFaults`. */

export const whole = v.pipe(v.number('a whole number of at least 0'), v.safeInteger('a whole number of at least 0'), v.minValue(0, 'a whole number of at least 0'));
export const positive = v.pipe(v.number('a whole number of at least 1'), v.safeInteger('a whole number of at least 1'), v.minValue(1, 'a whole number of at least 1'));
const signed = v.pipe(v.number('a whole number'), v.safeInteger('a whole number'));
export const percent = v.pipe(whole, v.maxValue(100, 'a share of at most 100'));
export const text = v.pipe(v.string('a text'), v.minLength(1, 'a text of at least one letter'));
export const curve = v.any();
export const sight = v.pipe(positive, v.maxValue(MOST_SIGHT, `a radius of at most ${MOST_SIGHT}`));
export const flag = v.optional(v.boolean('true or false'));
export const rowsOf = <T extends v.GenericSchema>(row: T): v.RecordSchema<v.StringSchema<undefined>, T, string> => v.record(v.string(), row, 'rows by id');

const colour = v.pipe(v.string('a colour such as #3f7f3f'), v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #3f7f3f'));

const lookFields = { glyph: v.pipe(v.string('one character'), v.length(1, 'one character')), colour, sprite: text };
export const look = v.strictObject(lookFields, 'a row of glyph, colour and sprite');

const TACTICS = ['hunt', 'track', 'stumble', 'freeze', 'sleep', 'lurk', 'wander', 'cast', 'rob', 'escape', 'keepAway', 'flit', 'guard', 'follow'] as const;
const tactic = v.picklist(TACTICS, `a tactic: ${TACTICS.join(', ')}`);

const kindsOfEffect = [
  v.strictObject({ do: v.literal('heal'), amount: positive, unit: v.optional(v.literal('percent', 'percent')) }),
  v.strictObject({ do: v.literal('damage'), amount: positive }),
  v.strictObject({ do: v.literal('inflict'), status: text, turns: v.optional(positive) }),
  v.strictObject({ do: v.literal('cure'), status: text }),
  v.strictObject({ do: v.literal('teleport'), range: v.optional(positive) }),
  v.strictObject({ do: v.literal('map'), range: whole }),
  v.strictObject({ do: v.literal('summon'), breed: text, count: positive }),
  v.strictObject({ do: v.literal('alarm'), range: whole }),
  v.strictObject({ do: v.literal('push'), cells: positive }),
  v.strictObject({ do: v.literal('pull'), cells: positive }),
  v.strictObject({ do: v.literal('swap') }),
  v.strictObject({ do: v.literal('dig'), range: whole }),
  v.strictObject({ do: v.literal('light'), radius: sight }),
  v.strictObject({ do: v.literal('cloud'), hazard: text, range: whole, turns: positive }),
  v.strictObject({ do: v.literal('refuel'), turns: positive }),
  v.strictObject({ do: v.literal('recharge'), amount: positive, item: v.optional(text) }),
  v.strictObject({ do: v.literal('identify') }),
  v.strictObject({ do: v.literal('enchant'), slot: text, amount: positive }),
  v.strictObject({ do: v.literal('reveal'), range: whole }),
  v.strictObject({ do: v.literal('change'), from: text, to: text }),
  v.strictObject({ do: v.literal('fall') }),
  v.strictObject({ do: v.literal('rust'), most: positive }),
  v.strictObject({ do: v.literal('split') }),
] as const;
const effect = v.variant('do', kindsOfEffect, `an effect: ${kindsOfEffect.map((kind) => kind.entries.do.literal).join(', ')}`);
export const effects = v.array(effect, 'a list of effects');

const target = v.variant(
  'at',
  [
    v.strictObject({ at: v.literal('self') }),
    v.strictObject({ at: v.literal('nearest'), range: whole }),
    v.strictObject({ at: v.literal('random') }),
    v.strictObject({ at: v.literal('actor'), range: v.optional(whole) }),
    v.strictObject({ at: v.literal('cell'), radius: whole, seenOnly: flag, evenEmpty: flag }),
  ],
  'a target: self, nearest, random, actor or cell',
);
const working = { target, effects };

const bonusOf = (points: v.GenericSchema<number>): v.GenericSchema => v.strictObject({ power: v.optional(points), defence: v.optional(points), maxHp: v.optional(points) }, 'a bonus of power, defence and maxHp');
const bonus = bonusOf(whole);

const ability = v.strictObject(
  { id: text, on: v.picklist(['foe', 'ally', 'self'], 'foe, ally or self'), range: whole, every: positive, chance: percent, sprite: v.optional(text), ...working },
  'a row of the fields that an ability has',
);

const traits = {
  speed: v.optional(positive),
  takes: v.optional(whole),
  onHit: v.optional(effects),
  onStruck: v.optional(effects),
  onDeath: v.optional(v.array(v.strictObject(working, 'target and effects'), 'a list of targets with effects')),
  eachTurn: v.optional(effects),
  resists: v.optional(v.array(text, 'a list of statuses')),
  drains: v.optional(whole),
  unseen: flag,
  abilities: v.optional(v.array(ability, 'a list of abilities')),
  light: v.optional(whole),
  noise: v.optional(whole),
  search: v.optional(whole),
};

export const breed = v.strictObject(
  {
    ...lookFields,
    ...traits,
    hp: positive,
    defence: whole,
    power: whole,
    xp: whole,
    speed: positive,
    directions: v.picklist([4, 8], '4 or 8'),
    brain: v.array(tactic, 'a list of tactics'),
    moves: v.optional(v.picklist(['walk', 'fly', 'phase', 'burrow'], 'a way to move: walk, fly, phase or burrow')),
    nerve: v.optional(percent),
    disguise: v.optional(text),
    company: v.optional(v.array(v.strictObject({ breed: text, least: whole, most: positive }, 'a row of breed, least and most'), 'a list of companions')),
    sleepy: v.optional(percent),
    unique: flag,
  },
  'a row of the fields that a breed has',
);

export const elite = v.strictObject({ ...traits, sprite: text, colour, hp: whole, power: whole, xp: whole, defence: whole }, 'a row of the fields that an elite has');

const group = v.optional(text);
const consumable = v.strictObject({ ...lookFields, ...working, group, charges: v.optional(positive), lands: flag }, 'a row of the fields that an item has: target and effects, or slot and bonus');
const blow = v.optional(v.picklist(['reach', 'sweep', 'lunge'], 'reach, sweep or lunge'));
const wearable = v.strictObject({ ...lookFields, ...traits, slot: text, bonus, blow }, 'a row of the fields that a worn item has: slot and bonus');
const treasure = v.strictObject({ ...lookFields, finds: positive }, 'a row of the fields that a treasure has');
const key = v.strictObject({ ...lookFields, opens: text }, 'a row of the fields that a key has');
const prize = v.strictObject({ ...lookFields, wins: v.literal(true, 'true') }, 'a row of the fields that a prize has');

/** Which kind of item is meant shows in one field, so that the fault told is the one that matters. */
export const itemKind = v.lazy((row) => {
  if (typeof row !== 'object' || row === null) return consumable;
  if ('slot' in row) return wearable;
  if ('finds' in row) return treasure;
  if ('opens' in row) return key;
  return 'wins' in row ? prize : consumable;
});

export const affix = v.strictObject({ ...traits, slots: v.array(text, 'a list of slots'), bonus }, 'a row of the fields that an affix has');

export const status = v.strictObject(
  {
    ...traits,
    bonus: v.optional(bonusOf(signed)),
    sprite: text,
    tactic: v.optional(tactic),
    turns: v.optional(positive),
    stacks: v.optional(v.picklist(['longer', 'add', 'keep'], 'a rule: longer, add or keep')),
    endsBy: v.optional(v.picklist(['healing', 'water'], 'healing or water')),
    sees: v.optional(positive),
    deceives: flag,
    harmful: flag,
  },
  'a row of the fields that a status has',
);

export const trap = v.strictObject({ ...lookFields, ...working, once: v.boolean('true or false') }, 'a row of the fields that a trap has');
export const hazard = v.strictObject({ ...lookFields, effects }, 'a row of the fields that a hazard has');

export const tile = v.strictObject(
  {
    id: text,
    glyph: lookFields.glyph,
    colour: lookFields.colour,
    walkable: v.boolean('true or false'),
    transparent: v.boolean('true or false'),
    stairs: v.optional(v.picklist(['down', 'up'], 'a way: down or up')),
    flyable: flag,
    opens: v.optional(text),
    shuts: v.optional(text),
    key: v.optional(text),
    wet: flag,
    noise: v.optional(whole),
    glow: v.optional(colour),
  },
  'a row of the fields that a tile has',
);

const base = { theme: text, width: curve, height: curve, loops: v.optional(percent), doors: v.optional(curve), patches: v.optional(rowsOf(curve)) };
export const layout = v.variant(
  'dig',
  [
    v.strictObject({ ...base, dig: v.literal('rooms'), attempts: curve, roomMin: positive, roomMax: positive, inset: whole, stairs: v.picklist(['ends', 'anywhere'], 'ends or anywhere') }),
    v.strictObject({ ...base, dig: v.picklist(['digger', 'uniform']), roomMin: positive, roomMax: positive, dug: percent }),
    v.strictObject({ ...base, dig: v.literal('caves'), open: percent, rounds: positive }),
  ],
  'a layout that is dug as rooms, digger, uniform or caves',
);

const deeper = v.strictObject({ deeper: whole }, 'an id or so many floors deeper');
const drawn = v.optional(v.union([text, deeper], 'an id or so many floors deeper'));
const cell = v.strictObject(
  { tile: v.optional(text), item: drawn, monster: drawn, elite: v.optional(v.union([text, v.literal(true)], 'an id or true')), asleep: flag, trap: v.optional(text), hidden: flag },
  'a cell of a vault',
);
export const vault = v.strictObject({ map: v.array(text, 'a list of rows'), legend: rowsOf(cell), door: text }, 'a vault of map, legend and door');
