import { FULL_TURN, perform } from './actions/Action';
import { decide } from './ai/brain';
import { COST } from './core/Effort';
import { Watchdog } from './core/Watchdog';
import type { World } from './World';
import { speedOf } from './rules/stats';
import { endTurn } from './rules/turnEnd';
import type { Actor } from './state';

/** How many rounds may pass between two actions of the player: the slowest needs a hundred. */
const MOST_ROUNDS = 10_000;

/**
 * Hands out turns by energy: in each round every actor, monsters in their order and then the player, gains its speed
 * and acts while it has 100. Between the player's turns the whole state is each actor's energy.
 */
export class Scheduler {
  /** The monster whose turn is next, by its place in the floor's list. */
  private cursor = 0;
  private readonly rounds = new Watchdog('A round passes without a turn of the player', MOST_ROUNDS);

  constructor(private readonly world: World) {}

  /** Lets the others act until the player may act again or the run is over. */
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

  /** To be called when a monster leaves the list, so that nobody is passed over. */
  removed(place: number): void {
    if (place < this.cursor) this.cursor--;
  }

  /** One round on the floor that it began on: whoever throws the player down a hole stays behind. */
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

/** The ids of somebody's statuses; nothing is made for the many who have none. */
function statusesOf({ statuses }: Actor): readonly string[] {
  for (const _status in statuses) return Object.keys(statuses);
  return NONE;
}
