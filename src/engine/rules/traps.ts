import { stepsBetween, type Point } from '../core/point';
import type { Game } from '../Game';
import type { Actor, Trap } from '../state';
import { actorName } from './names';
import { natureOf } from './traits';

/** Of a hundred turns beside a hidden trap, in how many it is found by walking. */
const CHANCE = 40;

/** Who stands still looks so many steps further, and misses nothing there. */
const CARE = 1;

/** The trap in a cell. */
export function trapAt({ floor }: Pick<Game, 'floor'>, { x, y }: Point): Trap | null {
  return floor.trapAt(x, y);
}

/** Sets off the trap under somebody; whoever sees it go off knows it. */
export function springAt(game: Game, actor: Actor): void {
  const trap = trapAt(game, actor);
  const kind = trap && game.content.traps.kinds.get(trap.kind);
  if (!trap || !kind || actor.hp === 0) return;
  const at = { x: trap.x, y: trap.y };
  const seen = game.sees(at);
  if (seen) trap.known = true;
  game.emit({ type: 'trapSprung', kind: trap.kind, actor: actor.id, at, seen });
  if (seen) game.say('status', `trap.${trap.kind}.springs`, { actor: actorName(game, actor) });
  if (kind.once) game.floor.removeTrap(trap);
  game.work(kind, { source: actor, aim: at, cause: `trap.${trap.kind}` });
}

/** Makes a trap known to the player. */
export function discover(game: Game, trap: Trap): void {
  if (trap.known) return;
  trap.known = true;
  game.emit({ type: 'trapFound', kind: trap.kind, at: { x: trap.x, y: trap.y }, seen: true });
  game.say('status', 'log.trapFound', { trap: `trap.${trap.kind}` });
}

/** What the player finds in a turn beside it: by chance on the way, surely and one step further when it stood still. */
export function search(game: Game, isStill: boolean): void {
  const { player } = game.state;
  const { traps } = game.floor.state;
  if (traps.length === 0) return;
  const reach = 1 + natureOf(game, player).search + (isStill ? CARE : 0);
  for (const trap of traps) {
    if (trap.known || stepsBetween(trap, player) > reach || !game.sees(trap)) continue;
    if (isStill || game.rng.loot.below(100) < CHANCE) discover(game, trap);
  }
}
