import type { Game } from '../../engine/Game';
import { keepUp } from '../../engine/actions/abilities';
import { isConsumable } from '../../engine/content';
import type { Floor } from '../../engine/floor/Floor';
import { isKnown } from '../../engine/facts/names';
import { settle } from '../../engine/rules/relocate';
import { forkActor } from '../../engine/run/forkState';
import type { Actor, Item } from '../../engine/state';
import { share } from '../fighter/memory';

/** Turns for which it reckons with a monster that has gone out of view. */
const RECALL = 30;

/** A monster as it was last seen, when, and by ability the turns from which those can be used again whose use was seen. */
interface Sighting {
  readonly actor: Actor;
  readonly turn: number;
  readonly ready: Readonly<Record<string, number>>;
}

/** What the player remembers of the monsters of a floor, and of what it has carried. */
export class Mind {
  private floor: Floor | null = null;
  private readonly seen = new Map<number, Sighting>();
  /** Ids of all items that the player has carried. */
  private readonly held = new Set<number>();

  /** Takes in what is in view; before each action. */
  look(game: Game): void {
    const { floor, state: { turn, hero } } = game;
    if (floor !== this.floor) this.begin(floor);
    for (const { id } of hero.inventory) this.held.add(id);
    for (const [id, sighting] of this.seen) if (turn - sighting.turn > RECALL || game.sees(sighting.actor)) this.seen.delete(id);
    for (const actor of floor.state.actors) if (game.seesActor(actor)) this.seen.set(actor.id, this.sightingOf(actor, turn));
  }

  /** The monsters that are out of view now, as they were last seen. */
  outOfView(game: Game): Actor[] {
    return [...this.seen.values()].filter(({ actor }) => !game.sees(actor)).map(({ actor }) => actor);
  }

  /** By ability, the turn from which a monster in view can use it again, as far as the player has seen it used. */
  readyOf({ id }: Actor): Readonly<Record<string, number>> {
    return this.seen.get(id)?.ready ?? {};
  }

  /** What a monster stole from the player; what else it carries is not known. */
  stolenBy({ loot }: Actor): Item[] {
    return loot.filter(({ id }) => this.held.has(id));
  }

  private sightingOf(actor: Actor, turn: number): Sighting {
    const before = this.seen.get(actor.id);
    const isWatched = before?.turn === turn || before?.turn === turn - 1;
    const used = Object.entries(actor.ready).filter(([ability, from]) => isWatched && before.actor.ready[ability] !== from);
    return { actor: forkActor(actor), turn, ready: { ...before?.ready, ...Object.fromEntries(used) } };
  }

  private begin(floor: Floor): void {
    this.floor = floor;
    this.seen.clear();
  }
}

/**
 * A copy of a run to think with, without anything that the player does not know. Unexplored cells are rock, others as last seen; unknown
 * traps, what was never seen and what is unidentified is gone; monsters out of view stand where last seen; those awake hunt the player.
 */
export function thinkingCopy(game: Game, mind: Mind): Game {
  const copy = game.fork();
  share(game, copy);
  // Before the cells: who leaves a doorway shuts its door.
  for (const actor of [...copy.floor.state.actors]) if (!copy.seesActor(actor)) copy.remove(actor);
  forgetCells(copy);
  recallActors(game, copy, mind);
  const { floor, state } = copy;
  for (const trap of [...floor.state.traps]) if (!trap.known) floor.traps.remove(trap);
  floor.state.items = floor.state.items.filter((item) => item.seen && !isRiddle(game, item));
  floor.state.corpses = floor.state.corpses.filter(({ seen }) => seen);
  floor.hazards.sweep((hazard) => !game.sees(hazard));
  floor.state.purse = -1;
  state.hero.inventory = state.hero.inventory.filter((item) => !isRiddle(game, item));
  return copy;
}

function forgetCells({ floor, content }: Game): void {
  const { terrain, explored, memories } = floor.state;
  const rock = content.tiles.findIndex(({ walkable, transparent, flyable }) => !walkable && !transparent && flyable !== true);
  // A copy of them: a cell that is again as remembered is remembered no more.
  for (const { x, y, tile } of [...memories]) floor.setTile({ x, y }, tile);
  for (const index of terrain.keys()) {
    if (explored[index] === 0 && terrain[index] !== rock) floor.setTile(floor.position(floor.cellOf(index)), rock);
  }
}

function recallActors(game: Game, copy: Game, mind: Mind): void {
  const { floor, state: { player } } = copy;
  const known = (actor: Actor): Pick<Actor, 'ready' | 'loot'> => ({
    ready: { ...mind.readyOf(actor) },
    loot: mind.stolenBy(actor).filter((item) => !isRiddle(game, item)),
  });
  for (const actor of floor.state.actors) Object.assign(actor, known(actor));
  for (const actor of mind.outOfView(game)) {
    const { x, y } = actor;
    const isFree = floor.isWalkable(x, y) && floor.actorAt(x, y) === null && (player.x !== x || player.y !== y);
    if (isFree) settle(copy, { ...forkActor(actor), announced: null, ...known(actor) });
  }
  const goal = floor.index(player.x, player.y);
  for (const actor of floor.state.actors) Object.assign(actor, { goal: actor.asleep ? -1 : goal, energy: 0, summoned: false });
  for (const actor of floor.announced.all) keepUp(copy, actor);
  floor.state.actors.sort((a, b) => floor.index(a.x, a.y) - floor.index(b.x, b.y));
}

/** Whether an item's kind has still to be found out. */
function isRiddle(game: Game, { kind }: Item): boolean {
  const row = game.content.itemKinds.get(kind);
  return row !== undefined && isConsumable(row) && !isKnown(game, kind);
}
