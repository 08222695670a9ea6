import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Action } from '../../engine/actions/Action';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';
import { foeOf, prowessOf, type Foe, type Prowess } from './Foe';
import { feared } from './waking';
import { Ways } from './Ways';

/** What the player knows before a deed; everything a tactic decides by. */
export class Situation {
  readonly player: Actor;
  readonly maxHp: number;
  readonly own: Prowess;
  /** Hostiles in view who are awake and not on the run, or beside the player. */
  readonly foes: readonly Foe[];
  /** Those in view who sleep. */
  readonly sleepers: readonly Foe[];
  /** Those in view who run away. */
  readonly runners: readonly Foe[];
  private known: Ways | null = null;
  private wary: Ways | null = null;

  constructor(
    readonly game: Game,
    readonly rng: Rng,
  ) {
    this.player = game.state.player;
    this.maxHp = maxHpOf(game, this.player);
    this.own = prowessOf(game);
    const seen = game.floor.state.actors.filter((actor) => game.seesActor(actor)).map((actor) => foeOf(game, this.own, actor));
    const awake = seen.filter(({ actor }) => !actor.asleep);
    const isAway = ({ isRunning, actor }: Foe): boolean => isRunning && stepsBetween(actor, this.player) > 1;
    this.foes = awake.filter((foe) => !isAway(foe));
    this.runners = awake.filter(isAway);
    this.sleepers = seen.filter(({ actor }) => actor.asleep);
  }

  /** Ways to wherever one can walk. */
  get ways(): Ways {
    this.known ??= new Ways(this.game);
    return this.known;
  }

  /** The same, but not past anybody asleep whom it is better not to wake. */
  get quietWays(): Ways {
    const sleepers = feared(this);
    this.wary ??= sleepers.length === 0 ? this.ways : new Ways(this.game, sleepers.flatMap(({ actor }) => around(actor)));
    return this.wary;
  }
}

/** Proposes a deed, or passes with null. */
export type Tactic = (now: Situation) => Action | null;

/** The cells beside one. */
export function around({ x, y }: Point): Point[] {
  return DIRECTIONS.map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** Cells beside the player that it knows to be free and harmless, in the order of the directions. */
export function freeSteps({ game, player }: Situation): Point[] {
  return around(player).filter((cell) => isOpen(game, cell) && !isBad(game, cell));
}

function isOpen(game: Game, { x, y }: Point): boolean {
  const { floor } = game;
  const other = floor.actorAt(x, y);
  return floor.isExplored(x, y) && floor.isWalkable(x, y) && (other === null || !game.seesActor(other));
}

/** Whether a known trap or a hazard in view lies in a cell. */
export function isBad(game: Game, { x, y }: Point): boolean {
  const { traps, hazards } = game.floor.state;
  return traps.some((trap) => trap.known && trap.x === x && trap.y === y) || hazards.some((hazard) => hazard.x === x && hazard.y === y && game.sees(hazard));
}

/** The foe with the fewest steps to the player. */
export function nearestFoe({ foes, player }: Situation): Foe | undefined {
  let best: Foe | undefined;
  for (const foe of foes) if (!best || stepsBetween(foe.actor, player) < stepsBetween(best.actor, player)) best = foe;
  return best;
}
