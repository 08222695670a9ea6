import { DIRECTIONS, stepsBetween, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { Action } from '../../engine/actions/Action';
import type { Game } from '../../engine/Game';
import { isHostile } from '../../engine/rules/combat';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import type { Actor } from '../../engine/state';

/** A hostile in view, as looking at it tells. */
export interface Foe {
  readonly actor: Actor;
  /** Hit points that its blows cost the player each turn. */
  readonly harm: number;
  /** Blows of the player that kill it; Infinity when they do nothing. */
  readonly blows: number;
  /** Turns for which it does not do what it wants. */
  readonly held: number;
  readonly directions: 4 | 8;
}

/** What the player knows before a deed; everything a tactic decides by. */
export interface Situation {
  readonly game: Game;
  readonly rng: Rng;
  readonly player: Actor;
  readonly maxHp: number;
  readonly foes: readonly Foe[];
}

/** Proposes a deed, or passes with null. */
export type Tactic = (now: Situation) => Action | null;

/** Looks around. */
export function readSituation(game: Game, rng: Rng): Situation {
  const { player } = game.state;
  const foes = game.floor.state.actors.filter((actor) => isHostile(game, player, actor) && game.sees(actor)).map((actor) => foeOf(game, actor));
  return { game, rng, player, maxHp: maxHpOf(game, player), foes };
}

function foeOf(game: Game, actor: Actor): Foe {
  const { player } = game.state;
  const { speed, directions } = game.breedOf(actor);
  const harm = (Math.max(0, powerOf(game, actor) - defenceOf(game, player)) * speed) / 100;
  return { actor, harm, blows: blowsFor(game, actor, actor.hp), held: heldFor(game, actor), directions };
}

/** Blows of the player that take so many hit points off an actor. */
export function blowsFor(game: Game, actor: Actor, hp: number): number {
  const damage = powerOf(game, game.state.player) - defenceOf(game, actor);
  return damage > 0 ? Math.ceil(hp / damage) : Infinity;
}

function heldFor(game: Game, actor: Actor): number {
  let turns = 0;
  for (const status in actor.statuses) {
    if (game.content.statuses.get(status)?.tactic) turns = Math.max(turns, actor.statuses[status] as number);
  }
  return turns;
}

/** Hit points that killing all of them costs when all strike at once, those first that do most harm for the blows they take. */
export function toll(foes: readonly Foe[]): number {
  let blows = 0;
  let sum = 0;
  for (const foe of inOrder(foes)) {
    blows += foe.blows;
    sum += foe.harm * Math.max(0, blows - 1 - foe.held);
  }
  return sum;
}

/** The same when they can only come one by one. */
export function tollInLine(foes: readonly Foe[]): number {
  return harmful(foes).reduce((sum, foe) => sum + foe.harm * Math.max(0, foe.blows - 1 - foe.held), 0);
}

/** Those that can hurt, in the order in which they are best killed. */
export function inOrder(foes: readonly Foe[]): Foe[] {
  return harmful(foes).sort((a, b) => b.harm / b.blows - a.harm / a.blows || a.actor.id - b.actor.id);
}

function harmful(foes: readonly Foe[]): Foe[] {
  return foes.filter((foe) => foe.harm > 0);
}

/** Hit points lost in the next turn by standing there. */
export function incoming(foes: readonly Foe[], at: Point): number {
  return foes.reduce((sum, foe) => sum + (foe.held === 0 && canHit(foe, at) ? foe.harm : 0), 0);
}

/** Whether a foe can strike somebody in a cell from where it stands. */
function canHit({ actor, directions }: Foe, at: Point): boolean {
  return stepsBetween(actor, at) === 1 && (directions === 8 || actor.x === at.x || actor.y === at.y);
}

/** Cells beside the player that it knows to be free, in the order of the directions. */
export function freeSteps({ game, player }: Situation): Point[] {
  const { floor } = game;
  return DIRECTIONS.map((step) => ({ x: player.x + step.x, y: player.y + step.y })).filter(({ x, y }) => floor.isExplored(x, y) && floor.isWalkable(x, y) && floor.actorAt(x, y) === null);
}

/** The foe with the fewest steps to the player. */
export function nearestFoe({ foes, player }: Situation): Foe | undefined {
  return [...foes].sort((a, b) => stepsBetween(a.actor, player) - stepsBetween(b.actor, player))[0];
}
