import * as v from 'valibot';
import { PROMPTS } from '../ai/tactics/cast';
import {
  AIRS, CALLS, FIGURE_PLACES, ROW_SOUNDS, TACTIC_KINDS, TRAIT_NAMES, TRAITS, WAVES, type Effect, type TacticId, type Target, type TraitName,
} from '../content';
import { HEADINGS } from '../core/point';
import { EFFECTS } from '../effects/effects';
import { TARGETS } from '../facts/targets';
import { amount, flag, type Home, id, idOf, MOST, num } from './ranges';
import { colour, flagOr, glyph, listOf, rowOf, rowsOf, sprite } from './schemaParts';

/* Schemas of the rows of kinds. The second argument of `optional` is the default in pack files. */

const lookFields = { glyph, colour, sprite };
export const look = rowOf(lookFields, 'a row of glyph, colour and sprite');

const sound = v.exactOptional(v.picklist(ROW_SOUNDS, `a sound: ${ROW_SOUNDS.join(', ')}`));

const tactics = Object.keys(TACTIC_KINDS) as TacticId[];
const tactic = v.picklist(tactics, `a tactic: ${tactics.join(', ')}`);

type Shapes = Readonly<Record<string, { readonly shape: v.ObjectEntries }>>;

const kindRow = <const T extends v.ObjectEntries>(fields: T, kind: string) => rowOf(fields, `a row with the fields of ${kind}`);

/** A union of kinds, discriminated by a field. */
function kindsBy<T>(field: string, kinds: Shapes, { one, own }: { one: string; own: string }): v.GenericSchema<T> {
  const rows = Object.entries(kinds).map(([name, { shape }]) => rowOf({ [field]: v.literal(name), ...shape }, own));
  return v.variant(field, rows as [(typeof rows)[number]], `${one}: ${Object.keys(kinds).join(', ')}`) as unknown as v.GenericSchema<T>;
}

export const effect = kindsBy<Effect>('do', EFFECTS, { one: 'an effect', own: 'a row with the fields of this effect' });
export const effects = listOf(effect, 'a list of effects', MOST.effects);
export const target = kindsBy<Target>('at', TARGETS, { one: 'a target', own: 'a row with the fields of this target' });
const working = { target, effects };
const workingOnUser = { target: v.optional(target, { at: 'self' }), effects };

const bonusOf = (points: v.GenericSchema<number>) => {
  const stat = v.exactOptional(points);
  return rowOf({ power: stat, defence: stat, maxHp: stat }, 'a bonus of power, defence and maxHp');
};
const bonus = v.optional(bonusOf(num.points), {});

const on = v.picklist(Object.keys(PROMPTS) as (keyof typeof PROMPTS)[], 'foe, ally or self');
const chance = v.optional(num.percent, 100);
const given = v.exactOptional(effects);
const covers = v.exactOptional(rowOf({ hazard: idOf('hazards'), turns: num.turns }, 'a row of hazard and turns'));
const announced = { windup: v.exactOptional(num.windup), charge: given, announcing: given, after: given, heard: flag, covers };
const ability = kindRow(
  { id, on, range: num.range, every: num.turns, chance, sprite: v.exactOptional(sprite), ...announced, ...working },
  'an ability',
);

const shines = v.exactOptional(num.shine);

const SHAPES = {
  speed: num.speed,
  share: num.share,
  percent: num.percent,
  steps: num.steps,
  shine: num.shine,
  flag: v.boolean('true or false'),
  statuses: listOf(idOf('statuses'), 'a list of statuses', MOST.rows),
  abilities: listOf(ability, 'a list of abilities', MOST.abilities),
  effects,
  wounds: listOf(rowOf({ below: num.percent, effects }, 'below and effects'), 'a list of wounds with effects', MOST.deaths),
  workings: listOf(rowOf(working, 'target and effects'), 'a list of targets with effects', MOST.deaths),
} as const;

type TraitShapes = { readonly [Name in TraitName]: v.ExactOptionalSchema<(typeof SHAPES)[(typeof TRAITS)[Name]['shape']], undefined> };
const traits = Object.fromEntries(TRAIT_NAMES.map((name) => [name, v.exactOptional(SHAPES[TRAITS[name].shape])])) as unknown as TraitShapes;

const ways = ['walk', 'fly', 'phase', 'burrow', 'swim', 'amphibious'] as const;
const moves = v.picklist(ways, 'a way to move: walk, fly, phase, burrow, swim or amphibious');

const companion = rowOf({ breed: idOf('breeds'), least: num.company, most: num.summoned }, 'a row of breed, least and most');

export const breed = kindRow(
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
    moves: v.exactOptional(moves),
    nerve: v.exactOptional(num.percent),
    disguise: v.exactOptional(idOf('itemKinds')),
    company: v.exactOptional(listOf(companion, 'a list of companions', MOST.companions)),
    sleepy: v.exactOptional(num.percent),
    heedless: flag,
    unique: flag,
    darkBound: flag,
    frontShield: flag,
    drifts: flag,
    glimmers: shines,
    revives: v.exactOptional(rowOf({ turns: num.turns, hp: num.percent }, 'a row of turns and hp')),
    captive: v.exactOptional(look),
  },
  'a breed',
);

const share = v.optional(num.share, 0);
export const elite = kindRow(
  { ...traits, sprite, colour, hp: share, power: share, xp: share, defence: v.optional(num.points, 0) },
  'an elite',
);

const uses = v.exactOptional(num.uses);
const consumable = kindRow(
  {
    ...lookFields,
    ...workingOnUser,
    group: v.exactOptional(idOf('appearances')),
    charges: uses,
    lands: flag,
    calm: flag,
    sound,
    missile: v.exactOptional(sprite),
    carried: uses,
    shines,
  },
  'an item: target and effects, or slot and bonus',
);
const blow = v.exactOptional(v.picklist(['reach', 'sweep', 'lunge'], 'reach, sweep or lunge'));
const figure = v.exactOptional(rowOf({ at: v.picklist(FIGURE_PLACES, FIGURE_PLACES.join(', ')), sprite }, 'a figure of at and sprite'));
const wearable = kindRow({ ...lookFields, ...traits, slot: id, bonus, blow, figure }, 'a worn item: slot and bonus');
const treasure = kindRow({ ...lookFields, finds: num.worth }, 'a treasure');
const key = kindRow({ ...lookFields, opens: idOf('tiles') }, 'a key');
const prize = kindRow({ ...lookFields, wins: v.literal(true, 'true'), shines }, 'a prize');

export const itemKinds = { consumable, wearable, treasure, key, prize };

/** One field decides which kind of item is meant, so that the errors are about that kind. */
export const itemKind = v.lazy((row) => {
  if (typeof row !== 'object' || row === null) return consumable;
  if ('slot' in row) return wearable;
  if ('finds' in row) return treasure;
  if ('opens' in row) return key;
  return 'wins' in row ? prize : consumable;
});

export const affix = kindRow({ ...traits, slots: listOf(idOf('slots'), 'a list of slots', MOST.rows), bonus }, 'an affix');

export const status = kindRow(
  {
    ...traits,
    bonus: v.exactOptional(bonusOf(num.change)),
    sprite,
    tactic: v.exactOptional(tactic),
    turns: v.exactOptional(num.turns),
    stacks: v.exactOptional(v.picklist(['longer', 'add', 'keep'], 'a rule: longer, add or keep')),
    endsBy: v.exactOptional(v.picklist(['healing', 'water', 'wounds', 'attack'], 'healing, water, wounds or attack')),
    loosens: flag,
    sees: v.exactOptional(num.radius),
    deceives: flag,
    harmful: flag,
    endless: flag,
    look: v.exactOptional(sprite),
    sound,
  },
  'a status',
);

export const trap = kindRow({ ...lookFields, ...workingOnUser, once: flagOr(false), covert: flag }, 'a trap');

const cost = {
  finds: v.exactOptional(amount),
  oil: v.exactOptional(num.oil),
  hp: v.exactOptional(num.percent),
  item: v.exactOptional(idOf('itemKinds')),
  unknown: v.exactOptional(rowOf({ group: idOf('appearances'), count: num.uses, evenKnown: flag }, 'a group and a count')),
};
const some = listOf(idOf('itemKinds'), 'a list of item kinds', MOST.rows);
const goods = rowOf({ among: some, count: num.uses, cost: rowOf(cost, 'a cost') }, 'goods: among, count and cost');

const choice = rowOf({ ...cost, effects, becomes: v.exactOptional(idOf('tiles')) }, 'a choice: effects, and perhaps a cost');

export const feature = kindRow(
  {
    choices: v.exactOptional(rowsOf(choice)),
    goods: v.exactOptional(goods),
    becomes: v.exactOptional(idOf('tiles')),
  },
  'a feature',
);

const skill = rowOf({ id, sprite, ...cost, ...working }, 'a skill: id, sprite, target, effects, and its cost');
const givenBonus = v.exactOptional(bonusOf(num.points));

export const hero = kindRow(
  {
    ...traits,
    bonus: givenBonus,
    sprite,
    portrait: sprite,
    start: listOf(idOf('itemKinds'), 'a list of item ids', MOST.start),
    begins: v.exactOptional(effects),
    skill,
    prizes: v.exactOptional(listOf(idOf('itemKinds'), 'a list of item ids', MOST.start)),
  },
  'a hero',
);

export const talent = kindRow(
  {
    ...traits,
    bonus: givenBonus,
    sprite,
    hero: v.exactOptional(idOf('heroes')),
    level: v.exactOptional(num.level),
    adds: v.exactOptional(effects),
    skills: v.exactOptional(num.percent),
  },
  'a talent',
);

const left = {
  becomes: v.exactOptional(v.nullable(idOf('hazards'))),
  turns: v.exactOptional(num.turns),
  leaves: v.exactOptional(idOf('tiles')),
};
const reaction = kindRow({ ...left, spreads: v.exactOptional(num.percent), range: v.exactOptional(num.cloud) }, 'a reaction');

export const hazard = kindRow(
  {
    ...lookFields,
    effects,
    shines,
    sudden: flag,
    hides: flag,
    drifts: flag,
    conducted: flag,
    onTiles: v.exactOptional(rowsOf(reaction, { table: 'tiles' })),
    onHazards: v.exactOptional(rowsOf(reaction, { table: 'hazards' })),
    ends: v.exactOptional(rowOf(left, 'a row of becomes, turns and leaves')),
  },
  'a hazard',
);

const suffix = v.pipe(v.string('the end of a sprite\'s name'), v.regex(/^(?:[.-][a-z0-9-]{1,20})?$/, 'the end of a sprite\'s name'));

const eruption = rowOf(
  { hazard: idOf('hazards'), every: num.turns, turns: num.turns, delay: v.exactOptional(num.turns) },
  'a row of hazard, every, turns and delay',
);

export const tile = kindRow(
  {
    id,
    glyph: lookFields.glyph,
    colour: lookFields.colour,
    walkable: v.boolean('true or false'),
    transparent: v.boolean('true or false'),
    stairs: v.exactOptional(v.picklist(['down', 'up'], 'a way: down or up')),
    flyable: flag,
    opens: v.exactOptional(idOf('tiles')),
    shuts: v.exactOptional(idOf('tiles')),
    breaks: v.exactOptional(idOf('tiles')),
    erupts: v.exactOptional(eruption),
    key: v.exactOptional(idOf('itemKinds')),
    wet: flag,
    deep: v.exactOptional(rowOf({ turns: num.turns, damage: amount }, 'a row of turns and damage')),
    carries: v.exactOptional(v.picklist(HEADINGS, `a direction: ${HEADINGS.join(', ')}`)),
    turned: v.exactOptional(idOf('tiles')),
    noise: v.exactOptional(num.range),
    glow: v.exactOptional(colour),
    shines,
    darkens: v.exactOptional(idOf('tiles')),
    conducts: flag,
    sprite: v.exactOptional(sprite),
    shapes: v.exactOptional(listOf(suffix, 'a list of suffixes', MOST.shapes)),
    moving: flag,
    hangs: flag,
  },
  'a tile',
);

const deeper = rowOf({ deeper: num.deeper }, 'an id or an object with "deeper"');
const drawnOf = (table: Home) => v.exactOptional(v.union([idOf(table), deeper], 'an id or an object with "deeper"'));
const trueOrOf = (table: Home) => v.exactOptional(v.union([idOf(table), v.literal(true)], 'an id or true'));
const cell = rowOf(
  {
    tile: v.exactOptional(idOf('tiles')),
    item: drawnOf('itemKinds'),
    prize: flag,
    monster: drawnOf('breeds'),
    elite: trueOrOf('elites.kinds'),
    asleep: flag,
    captive: trueOrOf('breeds'),
    trap: v.exactOptional(idOf('traps.kinds')),
    hidden: flag,
  },
  'a cell of a vault',
);
const rowOfMap = `a row of 1 to ${MOST.vault} characters`;
const mapRow = v.pipe(v.string(rowOfMap), v.regex(/^[ -~]+$/, rowOfMap), v.maxLength(MOST.vault, rowOfMap));
const legend = v.optional(v.record(v.string(), cell, 'a table of cells by their characters'), {});
const map = listOf(mapRow, 'a list of rows', MOST.vault);
const instead = v.exactOptional(v.record(sprite, listOf(sprite, 'a list of sprites', MOST.shapes), 'lists of sprites by sprite'));
export const vault = rowOf(
  { map, legend, door: v.optional(idOf('tiles'), 'ground'), purpose: v.exactOptional(id), instead },
  'a vault of map, legend and door',
);

const within = (least: number, most: number): v.GenericSchema<number> => {
  const message = `a number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
};
const pitch = within(20, 2000);
const ratio = within(0.1, 8);
const gain = within(0, 1);
const mood = rowOf(
  {
    root: pitch,
    chord: listOf(ratio, 'a list of ratios', MOST.shapes),
    grate: ratio,
    wave: v.picklist(WAVES, WAVES.join(', ')),
    drone: gain,
    wind: gain,
    gusts: v.pipe(v.tuple([pitch, pitch], 'two pitches in Hz'), v.readonly()),
    calls: listOf(v.picklist(CALLS, `a call: ${CALLS.join(', ')}`), 'a list of calls', CALLS.length),
  },
  'a mood of root, chord, grate, wave, drone, wind, gusts and calls',
);
const glyphs = rowOf({ wall: colour, dot: colour }, 'colours for wall and dot');
export const theme = rowOf({ frames: id, glyphs, air: v.picklist(AIRS, AIRS.join(', ')), mood }, 'a theme of frames, glyphs, air and mood');
