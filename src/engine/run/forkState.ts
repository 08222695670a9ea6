import type { RngState } from '../core/rng';
import type { Notes } from '../notes';
import type { Actor, FloorState, GameState, Hero, Item } from '../state';

/**
 * A copy of a state that can be played on while the other stays as it is. Lists that are never changed in place are shared: affixes, elite
 * kinds, the cells of announced attacks, places, what is noted, and a floor's terrain and explored cells, which `Floor` copies before it
 * changes them. Of the log only the last line is kept.
 */
export function forkState(state: GameState): GameState {
  const { player, hero, streams, outcome } = state;
  return {
    ...state,
    floors: state.floors.map(forkFloor),
    player: forkActor(player),
    hero: forkHero(hero),
    streams: {
      combat: forkStream(streams.combat), ai: forkStream(streams.ai), loot: forkStream(streams.loot), flavour: forkStream(streams.flavour),
    },
    log: state.log.slice(-1).map((line) => ({ ...line })),
    notes: forkNotes(state.notes),
    outcome: outcome && { ...outcome },
  };
}

function forkHero(hero: Hero): Hero {
  const { inventory, worn, known, talents, lamp } = hero;
  return {
    ...hero, inventory: inventory.map(forkItem), worn: { ...worn }, known: [...known], talents: [...talents], lamp: lamp && { ...lamp },
  };
}

/** Its lists and counts are replaced, never changed; only of hazards the cells are. */
function forkNotes(notes: Notes): Notes {
  const { by, cells } = notes.hazards;
  return { ...notes, hazards: { by, cells: { ...cells } } };
}

function forkFloor(floor: FloorState): FloorState {
  return {
    ...floor,
    actors: floor.actors.map(forkActor),
    items: floor.items.map(forkItem),
    corpses: floor.corpses.map((corpse) => ({ ...corpse })),
    traps: floor.traps.map((trap) => ({ ...trap })),
    hazards: floor.hazards.map((hazard) => ({ ...hazard })),
    goods: floor.goods.map(forkItem),
    memories: floor.memories.map((memory) => ({ ...memory })),
    floods: floor.floods.map((flood) => ({ ...flood })),
  };
}

/** A copy of an actor. Field by field, which is several times as fast as spreading: a floor has dozens. */
export function forkActor(actor: Actor): Actor {
  const { id, breed, x, y, hp, maxHp, power, defence, energy, statuses, goal, elite, asleep, hidden, ready, loot, summoned } = actor;
  const { alert, side, bound, waits, clings, announced, facing } = actor;
  const stats = { hp, maxHp, power, defence };
  const ills = { ...statuses };
  const readiness = { ...ready };
  const carried = loot.map(forkItem);
  const attack = announced && { ...announced };
  const mind = { alert, side, bound, waits, clings, announced: attack, facing };
  return {
    id, breed, x, y, ...stats, energy, statuses: ills, goal, elite, asleep, hidden, ready: readiness, loot: carried, summoned, ...mind,
  };
}

const forkItem = <T extends Item>(item: T): T => ({ ...item });

const forkStream = ([a, b, c, d]: RngState): RngState => [a, b, c, d];
