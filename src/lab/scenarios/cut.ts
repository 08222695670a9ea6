import { fixed, HEADINGS, type Point } from '../../engine/core/point';
import { type Corners, isInside } from '../../engine/floor/cells';
import { makeActor, makePlayer } from '../../engine/floor/openFloor';
import type { Game } from '../../engine/Game';
import { FULL_TURN, type Actor, type FloorState } from '../../engine/state';
import { UsageError } from '../failures';
import { nameInBag, nameOf, thingOf } from './bags';
import type { Characters } from './Characters';
import type { HeroSetup, LegendEntry, Scenario, Thing } from './Scenario';
import { isUnder } from './setUp';

/** A scenario without what is done and expected in it. */
export type Setting = Omit<Scenario, 'name' | 'actions' | 'expect'>;

/** Part of a floor: the cells that are cut out of it, and where the map begins. Around them the map has a wall, within the floor. */
export interface Part {
  readonly kept: Corners;
  readonly origin: Point;
  readonly width: number;
  readonly height: number;
}

type Cell = [x: number, y: number];

/** The part of a floor within some steps of the hero; without rows and columns of nothing but rock unless it is all of the floor. */
export function partAround({ floor, state: { player } }: Game, radius: number): Part {
  const all: Corners = { x1: 0, y1: 0, x2: floor.width - 1, y2: floor.height - 1 };
  const near: Corners = {
    x1: Math.max(0, player.x - radius), y1: Math.max(0, player.y - radius),
    x2: Math.min(all.x2, player.x + radius), y2: Math.min(all.y2, player.y + radius),
  };
  const isAll = near.x1 === 0 && near.y1 === 0 && near.x2 === all.x2 && near.y2 === all.y2;
  const kept = isAll ? near : trimmed(floor, near);
  const [left, top] = [Math.max(0, kept.x1 - 1), Math.max(0, kept.y1 - 1)];
  const [right, bottom] = [Math.min(all.x2, kept.x2 + 1), Math.min(all.y2, kept.y2 + 1)];
  return { kept, origin: { x: left, y: top }, width: right - left + 1, height: bottom - top + 1 };
}

function trimmed(floor: Game['floor'], { x1, y1, x2, y2 }: Corners): Corners {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      if (floor.tileAt(x, y).id === 'wall' && floor.actorAt(x, y) === null) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) };
}

/** The setting of a scenario that goes on as a run would, as far as nothing outside of the part matters. */
export function cut(game: Game, part: Part, characters: Characters): Setting {
  const { content, state, floor: { state: floor } } = game;
  const map = rowsOf(part, (cell) => characters.of(entryAt(game, part, cell), isHeroAt(game, part, cell)));
  const purse = floor.purse === -1 ? {} : { purse: floor.purse };
  const order = orderOf(floor, part);
  const places = placesIn(floor, part);
  const { combat, ai, loot, flavour } = structuredClone(state.streams);
  return {
    pack: content.id,
    seed: state.seed,
    streams: { combat, ai, loot, flavour },
    floor: state.floor,
    turn: state.turn,
    ...purse,
    map,
    legend: characters.legend,
    ...(order ? { order } : {}),
    explored: exploredIn(floor, part),
    ...(places.length > 0 ? { places } : {}),
    hero: heroOf(game, part),
  };
}

/** The rows of a map of a part, by what a cell of it is drawn as. */
function rowsOf({ width, height }: Part, characterAt: (cell: Point) => string): string[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => characterAt({ x, y })).join(''));
}

function isHeroAt({ state: { player } }: Game, { origin }: Part, { x, y }: Point): boolean {
  return player.x - origin.x === x && player.y - origin.y === y;
}

/** What is in a cell of the map. */
function entryAt(game: Game, part: Part, cell: Point): LegendEntry {
  const { content, floor } = game;
  const x = cell.x + part.origin.x;
  const y = cell.y + part.origin.y;
  if (!isInside(part.kept, { x, y })) return { tile: 'wall' };
  const isHere = (thing: Point): boolean => thing.x === x && thing.y === y;
  const { items, traps, corpses, goods, floods } = floor.state;
  const lying = items.filter(isHere);
  const corpse = corpses.find(isHere);
  const trap = traps.find(isHere);
  const hazard = floor.hazards.at(x, y);
  const flood = floods.find(isHere);
  const before = content.tiles[flood?.tile ?? 0]?.id ?? 'ground';
  const offered = goods.filter(isHere).map((item) => thingOf(content, item));
  const { id } = floor.tileAt(x, y);
  const things = lying.map((item) => marked(thingOf(content, item), item));
  const actor = game.floor.state.actors.find(isHere);
  const seen = (lying[0] ?? corpse)?.seen === true;
  return {
    ...(id === 'ground' ? {} : { tile: id }),
    ...(things.length === 0 ? {} : { item: things.length === 1 ? (things[0] as Thing) : things }),
    ...(seen ? { seen } : {}),
    ...(trap ? { trap: trap.kind, ...(trap.known ? {} : { hidden: true }) } : {}),
    ...(hazard ? { hazard: hazard.kind, turns: hazard.turns } : {}),
    ...(corpse ? { corpse: corpse.breed, ...(corpse.rises > 0 ? { rises: corpse.rises } : {}) } : {}),
    ...(offered.length > 0 ? { goods: offered } : {}),
    ...(flood ? { flooded: { tile: before, turns: Math.max(0, flood.until - game.state.turn) } } : {}),
    ...(actor ? monsterOf(game, part, actor) : {}),
  };
}

function marked(thing: Thing, { left, prize }: { readonly left: boolean; readonly prize?: true }): Thing {
  if (!left && prize !== true) return thing;
  const object = typeof thing === 'string' ? { item: thing } : thing;
  return { ...object, ...(left ? { left } : {}), ...(prize ? { prize } : {}) };
}

/** A monster, as far as it differs from a new one. */
function monsterOf(game: Game, part: Part, actor: Actor): LegendEntry {
  const { content, state: { floor, turn } } = game;
  const { elite, asleep, breed } = actor;
  const isCaptive = actor.bound > 0;
  const heading = HEADINGS[actor.facing];
  const fresh = makeActor(content, actor.id, { id: breed, x: actor.x, y: actor.y, floor, elite, asleep, captive: isCaptive });
  const who: LegendEntry = isCaptive ? { captive: breed } : { monster: breed };
  const { id: tile } = game.floor.tileAt(actor.x, actor.y);
  const lurks = fresh.hidden || isUnder(content, { ...who, tile });
  const ready = Object.entries(actor.ready).filter(([, from]) => from > turn).map(([ability, from]) => [ability, from - turn]);
  return {
    ...who,
    ...(elite.length > 0 ? { elite: [...elite] } : {}),
    ...(asleep ? { asleep } : {}),
    ...(actor.side === fresh.side ? {} : { side: actor.side }),
    ...numbersOf(actor, { ...fresh, hp: actor.maxHp }),
    // Else it would be taken to keep up with what it has announced.
    ...(actor.announced ? { energy: actor.energy } : {}),
    ...(Object.keys(actor.statuses).length > 0 ? { statuses: { ...actor.statuses } } : {}),
    ...(actor.hidden === lurks ? {} : { lurks: actor.hidden }),
    ...(ready.length > 0 ? { ready: Object.fromEntries(ready) as Record<string, number> } : {}),
    ...(actor.loot.length > 0 ? { loot: actor.loot.map((item) => thingOf(content, item)) } : {}),
    ...(actor.summoned ? { summoned: true } : {}),
    ...(actor.waits ? { waits: true } : {}),
    ...(heading === undefined ? {} : { faces: heading }),
    ...aimsOf(game, part, actor),
  };
}

const NUMBERS = ['hp', 'maxHp', 'power', 'defence', 'energy', 'alert', 'bound'] as const;

function numbersOf(actor: Actor, fresh: Actor): Partial<Record<(typeof NUMBERS)[number], number>> {
  return Object.fromEntries(NUMBERS.filter((name) => actor[name] !== fresh[name]).map((name) => [name, actor[name]]));
}

/** What of a monster has to do with other cells, as far as they are in the part. */
function aimsOf({ floor, state }: Game, part: Part, { goal, clings, announced }: Actor): LegendEntry {
  const at = (index: number): Cell | null => cellIn(part, { x: index % floor.width, y: Math.floor(index / floor.width) });
  const aim = goal < 0 ? null : at(goal);
  const held = clings === 0 ? undefined : [state.player, ...floor.state.actors].find(({ id }) => id === clings);
  const hold = held ? cellIn(part, held) : null;
  const marks = announced?.cells.map(at).filter((cell) => cell !== null) ?? [];
  const target = announced ? (at(announced.aim) ?? marks.at(-1)) : undefined;
  return {
    ...(aim ? { goal: aim } : {}),
    ...(hold ? { clings: hold } : {}),
    ...(announced && target && marks.length > 0
      ? { announced: { ability: announced.ability, aim: target, cells: marks, in: Math.max(0, announced.turn - state.turn) } }
      : {}),
  };
}

/** A cell of a floor on the map of a part of it; null if it is outside. */
export function cellIn({ kept, origin }: Part, at: Point): Cell | null {
  return isInside(kept, at) ? [at.x - origin.x, at.y - origin.y] : null;
}

function orderOf(floor: FloorState, part: Part): Scenario['order'] {
  const lists = { monsters: floor.actors, hazards: floor.hazards, items: floor.items };
  const mixed = Object.entries(lists).map(([what, things]) => [what, cellsIn(part, things)] as const).filter(([, cells]) => !isRead(cells));
  return mixed.length > 0 ? Object.fromEntries(mixed) : undefined;
}

function cellsIn(part: Part, things: readonly Point[]): Cell[] {
  return things.map((thing) => cellIn(part, thing)).filter((cell) => cell !== null);
}

/** Whether cells are in reading order. */
function isRead(cells: readonly Cell[]): boolean {
  return cells.every(([x, y], place) => {
    const [left, above] = cells[place - 1] ?? [-1, -1];
    return y > above || (y === above && x >= left);
  });
}

function exploredIn({ explored, width }: FloorState, part: Part): string[] {
  const { kept, origin } = part;
  return rowsOf(part, ({ x: column, y: row }) => {
    const at = { x: column + origin.x, y: row + origin.y };
    return isInside(kept, at) ? '.+m'.charAt(explored[at.y * width + at.x] ?? 0) : '.';
  });
}

function placesIn({ places }: FloorState, part: Part): NonNullable<Scenario['places']> {
  const { kept, origin } = part;
  const near = places.filter(({ x1, y1, x2, y2 }) => x1 <= kept.x2 && x2 >= kept.x1 && y1 <= kept.y2 && y2 >= kept.y1);
  return near.map(({ vault, x1, y1, x2, y2 }) => ({
    vault,
    from: [Math.max(x1, kept.x1) - origin.x, Math.max(y1, kept.y1) - origin.y],
    to: [Math.min(x2, kept.x2) - origin.x, Math.min(y2, kept.y2) - origin.y],
  }));
}

function heroOf(game: Game, part: Part): HeroSetup {
  const { content, state: { hero, player } } = game;
  const { kind, level, xp, choices, talents, inventory, worn, known, oil, hooded, finds, afloat } = hero;
  const fresh = makePlayer(content, player.id, fixed(player));
  const isWorn = new Set(Object.values(worn));
  return {
    ...(kind === '' ? {} : { kind }),
    level,
    ...(xp > 0 ? { xp } : {}),
    ...(choices > 0 ? { choices } : {}),
    ...(talents.length > 0 ? { talents: [...talents] } : {}),
    hp: player.hp,
    ...numbersOf(player, { ...fresh, hp: player.hp, energy: player.energy }),
    ...(Object.keys(player.statuses).length > 0 ? { statuses: { ...player.statuses } } : {}),
    ...(player.energy === FULL_TURN ? {} : { energy: player.energy }),
    bag: inventory.map((item) => thingOf(content, item)),
    worn: inventory.filter(({ id }) => isWorn.has(id)).map((item) => nameInBag(inventory, item)),
    ...(known.length > 0 ? { known: [...known] } : {}),
    ...(content.lantern ? { oil } : {}),
    ...(hooded ? { hooded } : {}),
    ...(finds > 0 ? { finds } : {}),
    ...(afloat > 0 ? { afloat } : {}),
    ...lampOf(game, part),
  };
}

function lampOf({ floor, state: { hero: { lamp }, turn } }: Game, part: Part): Pick<HeroSetup, 'lamp'> {
  if (!lamp) return {};
  const thief = floor.state.actors.find(({ id }) => id === lamp.thief);
  const at = cellIn(part, thief ?? { x: lamp.cell % floor.width, y: Math.floor(lamp.cell / floor.width) });
  if (!at) throw new UsageError('The lantern is outside of the part: try a larger --radius.');
  return { lamp: { at, ...(thief ? { turns: Math.max(0, lamp.until - turn) } : {}) } };
}

/** What the floor is by now, drawn in a legend that is added to where nothing fits. */
export function entryNow(game: Game, { x, y }: Point): LegendEntry {
  const { floor } = game;
  const actor = floor.actorAt(x, y);
  const items = floor.itemsAt(x, y).map(nameOf);
  const hazard = floor.hazards.at(x, y);
  return {
    tile: floor.tileAt(x, y).id,
    ...(items.length > 0 ? { item: items } : {}),
    ...(hazard ? { hazard: hazard.kind } : {}),
    ...(actor && actor !== game.state.player ? (actor.bound > 0 ? { captive: actor.breed } : { monster: actor.breed }) : {}),
  };
}
