import { isKnown } from '../../src/engine/facts/names';
import { heardBy, watchersOf } from '../../src/engine/facts/told';
import { isConsumable } from '../../src/engine/content';
import { distanceSquared, type Point } from '../../src/engine/core/point';
import type { Rng } from '../../src/engine/core/rng';
import type { GameEvent } from '../../src/engine/events';
import { makeActor, makeItem } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import type { Actor, FloorState, GameState, Item } from '../../src/engine/state';

/** Farther than anyone sees. */
const FAR = 20;

/** A copy of a state in which something hidden can be changed, and what is needed for that. */
export interface Copy {
  readonly state: GameState;
  readonly floor: FloorState;
  readonly events: GameEvent[];
  readonly game: Game;
  readonly rng: Rng;
  /** The cells out of view and too far away for light to pass them, explored or not. */
  readonly far: ReadonlySet<number>;
  /** One of them that is free. */
  readonly cell: (test?: (index: number) => boolean) => Point;
  /** The monsters out of view that aren't heard either, nor notice the player, who knows whether anyone does. */
  readonly unseen: readonly Actor[];
}

const anItem = ({ game, state, rng }: Copy): Item => makeItem(game.content, state.nextId++, { id: rng.pick([...game.content.itemKinds.keys()]), affixes: [] });

/** Every unidentified kind is another one of its group, and looks as that one did. */
function turnKinds({ state, events, game }: Copy): (after: Game) => void {
  const kinds = [...game.content.itemKinds].flatMap(([id, kind]) => (isConsumable(kind) && !isKnown(game, id) ? [{ id, group: kind.group }] : []));
  const turned = new Map(kinds.map(({ id, group }) => {
    const same = kinds.filter((kind) => kind.group === group);
    return [id, same[(same.findIndex((kind) => kind.id === id) + 1) % same.length]?.id ?? id];
  }));
  const all: Item[] = [...state.hero.inventory, ...state.floors.flatMap(({ items, actors }) => [...items, ...actors.flatMap(({ loot }) => loot)])];
  for (const item of all) {
    const id = turned.get(item.kind);
    if (id !== undefined) Object.assign(item, makeItem(game.content, item.id, { id, affixes: [] }));
  }
  for (const event of events) if ('kind' in event) Object.assign(event, { kind: turned.get(event.kind) ?? event.kind });
  return (after) => { Object.assign(after, { appearances: new Map([...game.appearances].map(([id, look]) => [turned.get(id) ?? id, look])) }); };
}

/** Changes of what is hidden from the player; what they return has to be done to the changed run. */
export const CHANGES: Readonly<Record<string, (copy: Copy) => ((after: Game) => void) | undefined>> = {
  'nothing': () => undefined,
  'an unseen monster is there': ({ state, floor, game, rng, cell }) => {
    const id = rng.pick([...game.content.breeds.keys()].filter((breed) => breed !== 'player'));
    floor.actors.unshift(makeActor(game.content, state.nextId++, { id, ...cell(), floor: state.floor }));
    return undefined;
  },
  'an unseen monster is gone': ({ floor, unseen }) => {
    floor.actors = floor.actors.filter((actor) => actor !== unseen[0]);
    return undefined;
  },
  'an unseen monster is elsewhere, with other stats': (copy) => {
    const [actor] = copy.unseen;
    if (actor) Object.assign(actor, copy.cell(), { hp: 1, power: 50, asleep: !actor.asleep, energy: 7, goal: 3, loot: [anItem(copy)] });
    return undefined;
  },
  'the monsters act in another order': ({ floor }) => {
    floor.actors.reverse();
    return undefined;
  },
  'monsters carry and plan something else': (copy) => {
    for (const actor of copy.floor.actors) Object.assign(actor, { energy: 33, ready: { x: 900 }, summoned: true });
    // What was stolen from the player is known.
    const isLaden = ({ breed, loot }: Actor): boolean => loot.length > 0 && copy.game.content.breeds.get(breed)?.brain.includes('rob') === true;
    for (const actor of copy.floor.actors) if (!isLaden(actor)) actor.loot = [anItem(copy)];
    // One nearby that had no goal and has one now would be heard.
    for (const actor of copy.floor.actors) if (copy.game.sees(actor)) actor.goal = 5;
    return undefined;
  },
  'a metered floor can pay less': ({ floor }) => {
    floor.purse = Math.min(floor.purse, 1);
    return undefined;
  },
  'hidden traps lie elsewhere': ({ floor, cell, game, rng }) => {
    const kinds = [...game.content.traps.kinds.keys()];
    for (const trap of floor.traps.filter(({ known }) => !known)) Object.assign(trap, cell(), { kind: rng.pick(kinds) });
    if (kinds.length > 0) floor.traps.unshift({ kind: rng.pick(kinds), ...cell(), known: false });
    return undefined;
  },
  'unexplored cells are others': ({ floor, game, rng, far }) => {
    for (const cell of [...far].filter((index) => floor.explored[index] === 0)) floor.terrain[cell] = rng.below(game.content.tiles.length);
    return undefined;
  },
  'remembered cells have changed since': ({ floor, game, rng, far }) => {
    // Stairs stay where they are.
    const isStairs = (tile: number): boolean => game.content.tiles[tile]?.stairs !== undefined;
    for (const cell of far) {
      const tile = rng.below(game.content.tiles.length);
      if (rng.below(3) === 0 && !isStairs(tile) && !isStairs(floor.terrain[cell] ?? 0)) floor.terrain[cell] = tile;
    }
    floor.traps = floor.traps.filter(({ x, y }) => !far.has(y * floor.width + x));
    return undefined;
  },
  'hazards out of view': ({ floor, game, cell }) => {
    for (const kind of game.content.hazards.keys()) floor.hazards.unshift({ kind, ...cell(), turns: 3 });
    return undefined;
  },
  'unseen items are others, in another order': (copy) => {
    const { floor } = copy;
    floor.items = [...floor.items.filter(({ seen }) => !seen).slice(1).reverse(), ...floor.items.filter(({ seen }) => seen)];
    floor.items.unshift({ ...anItem(copy), ...copy.cell((index) => floor.explored[index] === 0), seen: false, left: false });
    floor.corpses.unshift({ breed: 'player', ...copy.cell(), seen: false, rises: 0 });
    return undefined;
  },
  'unidentified kinds are others': turnKinds,
  'chance goes other ways': ({ state }) => {
    for (const stream of Object.values<number[]>({ ...state.streams })) stream.reverse();
    return undefined;
  },
  'ids go on elsewhere': ({ state }) => {
    state.nextId += 1000;
    return undefined;
  },
};

export function copyOf({ game, events }: { readonly game: Game; readonly events: readonly GameEvent[] }, rng: Rng): Copy {
  const state = structuredClone(game.state);
  const floor = state.floors.find(({ number }) => number === state.floor) as FloorState;
  const at = (index: number): Point => ({ x: index % floor.width, y: Math.floor(index / floor.width) });
  const far = [...floor.terrain.keys()].filter((index) => !game.sees(at(index)) && distanceSquared(at(index), state.player) > FAR ** 2);
  const free = far.filter((index) => game.floor.isWalkable(at(index).x, at(index).y) && game.floor.actorAt(at(index).x, at(index).y) === null);
  const cell = (test = (_index: number): boolean => true): Point => at(rng.pick(free.filter(test)));
  const told = new Set([...heardBy(game), ...watchersOf(game)].map(({ id }) => id));
  const unseen = floor.actors.filter((actor) => !game.sees(actor) && !told.has(actor.id));
  return { state, floor, events: structuredClone([...events]), game, rng, far: new Set(far), cell, unseen };
}
