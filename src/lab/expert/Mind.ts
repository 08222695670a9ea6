import type { Floor } from '../../engine/floor/Floor';
import type { Game } from '../../engine/Game';
import { forkActor } from '../../engine/run/forkState';
import type { Actor, Item } from '../../engine/state';

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
