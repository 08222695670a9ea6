import { perform } from './actions/Action';
import { speedOf } from './facts/stats';
import { FULL_TURN, type Actor } from './state';
import { decide } from './ai/brain';
import { COST, Watchdog } from './core/Effort';
import type { World } from './World';
import { endTurn } from './rules/turnEnd';

/** Limit on rounds between two of the player's actions: the slowest player needs a hundred. */
const MOST_ROUNDS = 10_000;

/**
 * Hands out turns by energy: each round every actor, first the monsters in order and then the player, gains its speed
 * in energy and acts while it has 100. Between the player's turns there is no other state than each actor's energy.
 */
export class Scheduler {
  /** Index of the next monster to act, in the floor's list. */
  private cursor = 0;
  private readonly rounds = new Watchdog('Rounds without a turn for the player', MOST_ROUNDS);

  constructor(private readonly world: World) {}

  /** Lets the monsters act until the player can act again or the run is over. */
  advance(): void {
    const { world } = this;
    const { player } = world.state;
    this.rounds.rest();
    while (player.energy < FULL_TURN && !world.isOver) {
      this.rounds.tick();
      this.round();
      player.energy += speedOf(world, player);
    }
  }

  /** Must be called when a monster leaves the list, so that none is skipped. */
  removed(place: number): void {
    if (place < this.cursor) this.cursor--;
  }

  /** One round. It ends if the player falls to another floor: the monsters stay behind. */
  private round(): void {
    const { floor } = this.world;
    const { actors } = floor.state;
    this.cursor = 0;
    while (this.cursor < actors.length && floor === this.world.floor && !this.world.isOver) {
      const actor = actors[this.cursor++] as Actor;
      actor.energy += speedOf(this.world, actor);
      while (actor.energy >= FULL_TURN && this.mayAct(actor)) this.act(actor);
    }
  }

  private mayAct(actor: Actor): boolean {
    return this.world.isHere(actor) && !this.world.isOver;
  }

  private act(actor: Actor): void {
    actor.energy -= FULL_TURN;
    if (this.world.cutsShort()) {
      actor.energy %= FULL_TURN;
      return;
    }
    this.world.effort.spend(COST.action);
    const had = statusesOf(actor);
    const action = decide(this.world, actor);
    if (action) perform(this.world, action, actor);
    if (this.mayAct(actor)) endTurn(this.world, actor, had);
  }
}

const NONE: readonly string[] = [];

/** The ids of an actor's statuses; allocates nothing for the many that have none. */
function statusesOf({ statuses }: Actor): readonly string[] {
  for (const _status in statuses) return Object.keys(statuses);
  return NONE;
}
