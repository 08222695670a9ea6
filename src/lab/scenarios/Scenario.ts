import * as v from 'valibot';
import { ID } from '../../engine/core/id';
import { HEADINGS } from '../../engine/core/point';
import type { Home } from '../../engine/pack/ranges';
import { rowOf } from '../../engine/pack/schemaParts';
import { INVENTORY_SLOTS } from '../../engine/state';

/*
 * A scenario: part of a floor with those who are there, what the hero does, and what is expected of it. It is written by hand, or cut
 * out of a recording (`exportScenario.ts`). Cells are `[x, y]`, counted from 0 at the top left of the map. What is left out is as a new
 * floor, a new monster or a new hero has it. docs/LAB.md explains the format. Nothing in this folder but the command leads to Node.
 */

/** The most rows and columns of a map, actions of a scenario, and entries of its lists. */
const MOST_SIDE = 120;
export const MOST_ACTIONS = 500;
const MANY = 1000;

const MOST = 1_000_000_000;
const whole = (least: number, most = MOST) => {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));
};
const count = whole(0);
const flag = v.exactOptional(v.boolean('true or false'));
const given = <T extends v.GenericSchema>(schema: T): v.ExactOptionalSchema<T, undefined> => v.exactOptional(schema);
const listOf = <T extends v.GenericSchema>(row: T, what: string, most = MANY) =>
  v.pipe(v.array(row, what), v.maxLength(most, `${what}, at most ${most}`));

/** The id of a row of that table. */
const idOf = (table: Home) => v.pipe(v.string('an id'), v.regex(ID, 'an id'), v.metadata({ table }));
const byId = <T extends v.GenericSchema>(table: Home, value: T) => v.record(idOf(table), value, 'values by id');

const cell = v.strictTuple([count, count], 'a cell, [x, y]');
const cells = listOf(cell, 'a list of cells', MOST_SIDE * MOST_SIDE);

/** An item as the kind's id, its affixes after a `+` each: `axe+keen`; in a bag, `axe#2` is the second of its name. */
const itemName = v.pipe(
  v.string('the name of an item'), v.regex(/^[a-z]\w*(\+[a-z]\w*)*$/, 'the name of an item, such as axe or axe+keen'),
  v.metadata({ table: 'itemKinds' }),
);
const oneOfBag = v.pipe(
  v.string('the name of an item'), v.regex(/^[a-z]\w*(\+[a-z]\w*)*(#[1-9]\d?)?$/, 'the name of an item, such as axe, axe+keen or axe#2'),
  v.metadata({ table: 'itemKinds' }),
);
const special = rowOf({ item: itemName, charges: given(count), plus: given(whole(-MOST)), left: flag, prize: flag }, 'an item');
const thing = v.union([itemName, special], 'the name of an item, or an object with its "item"');
const things = listOf(thing, 'a list of items');
const statuses = byId('statuses', whole(1));

const announced = rowOf({ ability: v.string('an id'), aim: cell, cells, in: count }, 'an announced attack');

/** What makes a monster different from a new one of its breed. */
const body = {
  elite: given(listOf(idOf('elites.kinds'), 'a list of ids', 12)),
  asleep: flag,
  side: given(v.picklist(['player', 'dungeon'], 'player or dungeon')),
  hp: given(count),
  maxHp: given(whole(1)),
  power: given(count),
  defence: given(count),
  statuses: given(statuses),
  /** It is hidden, under water or disguised. */
  lurks: flag,
  energy: given(count),
  /** Where it wants to go. */
  goal: given(cell),
  alert: given(count),
  /** Turns until it can use its abilities again, by their ids. */
  ready: given(v.record(v.string(), whole(1), 'turns by ability')),
  loot: given(things),
  summoned: flag,
  /** Turns of work until a captive is free. */
  bound: given(count),
  waits: flag,
  /** The cell of the actor to which it clings. */
  clings: given(cell),
  /** The direction that it faces, if it has a front. */
  faces: given(v.picklist(HEADINGS, `a direction: ${HEADINGS.join(', ')}`)),
  announced: given(announced),
};

/** What a character of a map stands for: what is there, or of an expected map what has to be there. */
const legendEntry = rowOf({
  tile: given(idOf('tiles')),
  item: given(v.union([thing, things], 'an item or a list of items')),
  /** The items here have been seen. */
  seen: flag,
  trap: given(idOf('traps.kinds')),
  hidden: flag,
  hazard: given(idOf('hazards')),
  turns: given(whole(1)),
  corpse: given(idOf('breeds')),
  rises: given(whole(1)),
  goods: given(things),
  /** The tile that comes back when the water runs off, and in how many turns. */
  flooded: given(rowOf({ tile: idOf('tiles'), turns: count }, 'a tile and turns')),
  monster: given(idOf('breeds')),
  captive: given(idOf('breeds')),
  ...body,
}, 'what is there');

const hero = rowOf({
  kind: given(idOf('heroes')),
  level: given(whole(1)),
  xp: given(count),
  choices: given(whole(1)),
  talents: given(listOf(idOf('talents'), 'a list of ids')),
  hp: given(whole(1)),
  maxHp: given(whole(1)),
  power: given(count),
  defence: given(count),
  statuses: given(statuses),
  energy: given(whole(100)),
  /** All that is carried; without it, what the hero begins with. */
  bag: given(listOf(thing, 'a list of items', INVENTORY_SLOTS)),
  worn: given(listOf(oneOfBag, 'a list of items of the bag', INVENTORY_SLOTS)),
  known: given(listOf(idOf('itemKinds'), 'a list of ids')),
  oil: given(count),
  hooded: flag,
  finds: given(count),
  afloat: given(count),
  /** Where the lantern is while it is lost; with `turns` whoever stands there has it. */
  lamp: given(rowOf({ at: cell, turns: given(count) }, 'where the lantern is')),
}, 'a hero');

/** A number, or the least and the most that it may be. */
const range = v.union([count, v.strictTuple([count, count])], 'a number, or [least, most]');
const has = given(byId('statuses', v.boolean('true or false')));

const expected = rowOf({
  /** What is to be on the cells at the end; a blank says nothing. */
  map: given(listOf(v.string('a row of characters'), 'rows of characters', MOST_SIDE)),
  hero: given(rowOf({
    hp: given(range),
    /** HP lost on the way, whatever was healed. */
    lost: given(range),
    statuses: has,
    /** How many of each item it carries. */
    bag: given(v.record(itemName, range, 'numbers by item')),
  }, 'what is expected of the hero')),
  /** Of all of a breed that are alive: how many there are, and what holds for each. */
  monsters: given(byId('breeds', rowOf({
    count: given(range), hp: given(range), statuses: has, asleep: flag,
    side: given(v.picklist(['player', 'dungeon'], 'player or dungeon')),
  }, 'what is expected of a breed'))),
  /** Keys of messages: whether they were said. */
  log: given(v.record(v.string(), v.boolean('true or false'), 'true or false by message')),
  over: given(v.picklist(['died', 'won', 'no'], 'died, won or no')),
}, 'what is expected');

const word = whole(-(2 ** 31), 2 ** 31 - 1);
const stream = v.strictTuple([word, word, word, word], 'the four words of a stream');
const place = rowOf({ vault: idOf('vaults.kinds'), from: cell, to: cell }, 'the place of a vault');

export const scenarioSchema = rowOf({
  /** What it shows, in a sentence. */
  name: v.pipe(v.string('a sentence'), v.minLength(1, 'a sentence'), v.maxLength(200, 'a sentence of at most 200 characters')),
  /** The pack, in files of scenarios; those in a pack file are of that pack. */
  pack: given(v.pipe(v.string('the id of a pack'), v.regex(ID, 'the id of a pack'))),
  seed: given(v.pipe(v.string('a seed'), v.minLength(1, 'a seed'), v.maxLength(32, 'a seed of at most 32 characters'))),
  /** Where the streams of chance go on; without them they begin with the seed. */
  streams: given(rowOf({ combat: stream, ai: stream, loot: stream, flavour: stream }, 'the streams of chance')),
  floor: given(whole(1, 999)),
  turn: given(count),
  purse: given(whole(-1)),
  map: v.pipe(listOf(v.string('a row of characters'), 'rows of characters', MOST_SIDE), v.minLength(1, 'rows of characters')),
  legend: given(v.record(v.string(), legendEntry, 'what each character stands for')),
  /** The cells of monsters, hazards and items in the order of the game's own lists, where that isn't reading order. */
  order: given(rowOf({ monsters: given(cells), hazards: given(cells), items: given(cells) }, 'lists of cells')),
  /** What is known of each cell, in rows: `.` nothing, `+` seen, `m` mapped; without it, what is in view. */
  explored: given(listOf(v.string('a row of characters'), 'rows of characters', MOST_SIDE)),
  places: given(listOf(place, 'a list of places')),
  hero: given(hero),
  actions: listOf(v.string('an action'), 'a list of actions', MOST_ACTIONS),
  expect: expected,
}, 'a scenario');

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type LegendEntry = v.InferOutput<typeof legendEntry>;
export type Thing = v.InferOutput<typeof thing>;
export type HeroSetup = v.InferOutput<typeof hero>;
export type Expected = v.InferOutput<typeof expected>;
export type Range = v.InferOutput<typeof range>;
