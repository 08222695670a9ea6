import { Game } from '../../engine/Game';
import { keepUp } from '../../engine/actions/abilities';
import type { Content } from '../../engine/content';
import { fixed, HEADINGS, type Point } from '../../engine/core/point';
import { dwellsInDeep } from '../../engine/facts/movement';
import { maxHpOf } from '../../engine/facts/stats';
import { makeActor, makePlayer } from '../../engine/floor/openFloor';
import { freshNotes } from '../../engine/notes';
import { outfitOf } from '../../engine/rules/hero';
import { brokenInvariants } from '../../engine/run/invariants';
import {
  FULL_TURN, STATE_FORMAT, type Actor, type FloorItem, type FloorState, type GameState, type Hero, type LostLantern,
} from '../../engine/state';
import { startStreams } from '../../procgen/newGame';
import { ProcgenService } from '../../procgen/ProcgenService';
import { UsageError } from '../failures';
import { itemOf, wornOf } from './bags';
import { breedOf, drawnIn, type Drawn, HERO, listed, meaningOf, widthOf } from './pictures';
import type { HeroSetup, LegendEntry, Scenario, Thing } from './Scenario';

/** The turn in which a scenario begins unless it says otherwise: before the first one a player may still become another hero. */
const FIRST_TURN = 1;

/** The seed of scenarios that give none. */
const SEED = 'scenario';

/** The id of the hero; all others follow. */
const HERO_ID = 1;

const KNOWLEDGE = { '.': 0, '+': 1, m: 2 } as const;

/** A cell of the map and what stands in the legend for it. */
interface Found extends Drawn {
  readonly entry: LegendEntry;
}

type Cell = readonly [x: number, y: number];

/**
 * The run with which a scenario of this pack begins, all of whose ids must be the pack's own, see `unknownIn`. Floors below are those of
 * its seed. A state in which no run can be is a `UsageError` of one sentence.
 */
export function beginScenario(content: Content, scenario: Scenario): Game {
  const { seed = SEED, floor: number = 1, turn = FIRST_TURN } = scenario;
  const entryOf = (character: string): LegendEntry => meaningOf(scenario.legend, character) ?? {};
  const found = drawnIn(scenario.map).map((drawn): Found => ({ ...drawn, entry: entryOf(drawn.character) }));
  const at = found.find(({ character }) => character === HERO) ?? { x: 0, y: 0 };
  const ids = { nextId: HERO_ID + 1 };
  const setting = { content, scenario, ids, found };
  const floor = floorOf(setting);
  const state: GameState = {
    format: STATE_FORMAT,
    pack: content.id,
    seed,
    turn,
    floor: number,
    floors: [floor],
    player: playerOf(content, scenario.hero ?? {}, at),
    hero: { ...heroOf(setting), lamp: lampOf(scenario, floor) },
    streams: startStreams(seed),
    nextId: ids.nextId,
    log: [],
    notes: { ...freshNotes(), since: turn, reached: [-1] },
    outcome: null,
  };
  if (scenario.streams) Object.assign(state.streams, structuredClone(scenario.streams));
  const game = new Game(content, state, new ProcgenService(content, seed));
  if (scenario.hero?.hp === undefined) state.player.hp = maxHpOf(game, state.player);
  for (const actor of game.floor.announced.all) if (!isSlowOnPurpose(found, actor)) keepUp(game, actor);
  // As this hero sees.
  game.look();
  const [broken] = brokenInvariants(game);
  if (broken !== undefined) throw new UsageError(`no run can begin like this: ${broken}`);
  return game;
}

/** Whether the legend gives the energy of an actor; else one who has announced an attack keeps up with it. */
function isSlowOnPurpose(found: readonly Found[], { x, y }: Actor): boolean {
  return found.some((cell) => cell.x === x && cell.y === y && cell.entry.energy !== undefined);
}

/** What a scenario is set up of. */
interface Setting {
  readonly content: Content;
  readonly scenario: Scenario;
  readonly ids: { nextId: number };
  readonly found: readonly Found[];
}

function floorOf(setting: Setting): FloorState {
  const { content, scenario, ids, found } = setting;
  const { map, order, explored, places = [], purse = -1, turn = FIRST_TURN } = scenario;
  const width = widthOf(map);
  const tile = (id: string): number => content.tiles.findIndex((kind) => kind.id === id);
  const actors = inOrder(found.filter(({ entry }) => breedOf(entry) !== undefined), order?.monsters);
  const hazards = inOrder(found.filter(({ entry }) => entry.hazard !== undefined), order?.hazards);
  return {
    number: scenario.floor ?? 1,
    theme: 'none',
    width,
    height: map.length,
    terrain: found.map(({ entry }) => tile(entry.tile ?? 'ground')),
    explored: explored ? drawnIn(explored).map(({ character }) => KNOWLEDGE[character as keyof typeof KNOWLEDGE]) : found.map(() => 0),
    actors: actorsOf(setting, actors),
    items: itemsOf(setting),
    corpses: found.flatMap((cell) => {
      const { corpse, seen = false, rises = 0 } = cell.entry;
      return corpse === undefined ? [] : [{ breed: corpse, ...fixed(cell), seen, rises }];
    }),
    traps: found.flatMap((cell) => {
      const { trap, hidden = false } = cell.entry;
      return trap === undefined ? [] : [{ kind: trap, ...fixed(cell), known: !hidden }];
    }),
    hazards: hazards.flatMap((cell) => {
      const { hazard, turns = 1 } = cell.entry;
      return hazard === undefined ? [] : [{ kind: hazard, ...fixed(cell), turns }];
    }),
    places: places.map(({ vault, from, to }) => ({ vault, x1: from[0], y1: from[1], x2: to[0], y2: to[1] })),
    purse,
    memories: [],
    goods: found.flatMap((cell) => (cell.entry.goods ?? []).map((thing) => ({ ...itemOf(content, ids, thing), ...fixed(cell) }))),
    floods: found.flatMap((cell) => {
      const { flooded } = cell.entry;
      return flooded ? [{ ...fixed(cell), tile: tile(flooded.tile), until: turn + flooded.turns }] : [];
    }),
  };
}

function itemsOf({ content, scenario, ids, found }: Setting): FloorItem[] {
  const lying = found.flatMap((cell) => listed(cell.entry.item).map((thing) => ({ thing, cell })));
  // A cell is there once for each of its items.
  const inTurn = scenario.order?.items?.flatMap(([x, y]) => {
    const place = lying.findIndex(({ cell }) => cell.x === x && cell.y === y);
    return place < 0 ? [] : lying.splice(place, 1);
  });
  return (inTurn ?? lying).map(({ thing, cell }) => {
    const { left = false, prize = false }: Partial<Exclude<Thing, string>> = typeof thing === 'string' ? {} : thing;
    return { ...itemOf(content, ids, thing), ...fixed(cell), seen: cell.entry.seen === true, left, ...(prize ? { prize } : {}) };
  });
}

/** Cells in the order of a list, if there is one. */
function inOrder(found: readonly Found[], order: readonly Cell[] | undefined): readonly Found[] {
  const cell = ([x, y]: Cell): Found[] => found.filter((each) => each.x === x && each.y === y);
  return order ? order.flatMap(cell) : found;
}

function actorsOf(setting: Setting, cells: readonly Found[]): Actor[] {
  const born = cells.map((cell) => ({ cell, actor: actorOf(setting, cell) }));
  const player = setting.found.find(({ character }) => character === HERO);
  for (const { cell: { entry: { clings } }, actor } of born) {
    if (!clings) continue;
    const [x, y] = clings;
    const isHero = player?.x === x && player.y === y;
    actor.clings = isHero ? HERO_ID : (born.find(({ cell }) => cell.x === x && cell.y === y)?.actor.id ?? 0);
    if (actor.clings === 0) throw new UsageError(`the ${actor.breed} at ${actor.x},${actor.y} clings to nobody: no one is at ${x},${y}.`);
  }
  return born.map(({ actor }) => actor);
}

/** A monster or captive as the legend has it. */
function actorOf({ content, scenario, ids }: Setting, { x, y, entry }: Found): Actor {
  const { floor = 1, turn = FIRST_TURN, map } = scenario;
  const { captive, elite = [], asleep = false, announced } = entry;
  const born = { id: breedOf(entry) ?? '', x, y, floor, elite, asleep, captive: captive !== undefined };
  const actor = makeActor(content, ids.nextId++, born);
  const width = widthOf(map);
  const index = ([column, row]: Cell): number => row * width + column;
  const { maxHp = actor.maxHp, statuses = {}, ready = {}, goal } = entry;
  return {
    ...actor,
    maxHp,
    hp: entry.hp ?? maxHp,
    power: entry.power ?? actor.power,
    defence: entry.defence ?? actor.defence,
    statuses: { ...statuses },
    hidden: entry.lurks ?? (actor.hidden || isUnder(content, entry)),
    side: entry.side ?? actor.side,
    energy: entry.energy ?? 0,
    goal: goal ? index(goal) : -1,
    alert: entry.alert ?? 0,
    ready: Object.fromEntries(Object.entries(ready).map(([ability, turns]) => [ability, turn + turns])),
    loot: (entry.loot ?? []).map((thing) => itemOf(content, ids, thing)),
    summoned: entry.summoned === true,
    bound: entry.bound ?? actor.bound,
    waits: entry.waits === true,
    facing: entry.faces ? HEADINGS.indexOf(entry.faces) : actor.facing,
    announced: announced
      ? { ability: announced.ability, aim: index(announced.aim), cells: announced.cells.map(index), turn: turn + announced.in }
      : null,
  };
}

/** Whether who is at home in deep water is in it. */
export function isUnder(content: Content, entry: LegendEntry): boolean {
  const row = content.tiles.find(({ id }) => id === (entry.tile ?? 'ground'));
  return dwellsInDeep({ content }, { breed: breedOf(entry) ?? '' }) && row?.deep !== undefined;
}

function playerOf(content: Content, hero: HeroSetup, { x, y }: Point): Actor {
  const player = makePlayer(content, HERO_ID, { x, y });
  const { maxHp, hp, power, defence, statuses = {}, energy = FULL_TURN } = hero;
  return {
    ...player,
    maxHp: maxHp ?? player.maxHp,
    hp: hp ?? player.hp,
    power: power ?? player.power,
    defence: defence ?? player.defence,
    statuses: { ...statuses },
    energy,
  };
}

function heroOf({ content, scenario, ids }: Setting): Hero {
  const { kind = content.heroes.keys().next().value ?? '', ...given }: HeroSetup = scenario.hero ?? {};
  const { level = 1, xp = 0, choices = 0, talents = [], known = [], finds = 0, hooded = false, afloat = 0 } = given;
  return {
    kind, level, xp, choices, talents: [...talents], known: [...known], finds, hooded, afloat,
    ...bagOf({ content, ids }, kind, given),
    oil: given.oil ?? content.lantern?.full ?? 0,
    lamp: null,
  };
}

/** The lantern, if the hero is without it. */
function lampOf({ hero, turn = FIRST_TURN }: Scenario, { actors, width }: FloorState): LostLantern | null {
  if (!hero?.lamp) return null;
  const { at: [x, y], turns } = hero.lamp;
  if (turns === undefined) return { thief: -1, until: 0, cell: y * width + x };
  const thief = actors.find((actor) => actor.x === x && actor.y === y);
  if (!thief) throw new UsageError(`hero.lamp: nobody who could have the lantern is at ${x},${y}.`);
  return { thief: thief.id, until: turn + turns, cell: -1 };
}

type Bag = Pick<Hero, 'inventory' | 'worn'>;

function bagOf({ content, ids }: Pick<Setting, 'content' | 'ids'>, kind: string, { bag, worn }: HeroSetup): Bag {
  if (!bag && worn) throw new UsageError('hero.worn: it goes with a bag, and there is none.');
  if (!bag) return outfitOf(content, ids, content.heroes.get(kind)?.start ?? content.start);
  const inventory = bag.map((thing) => itemOf(content, ids, thing));
  return { inventory, worn: wornOf(content, inventory, worn ?? []) };
}
