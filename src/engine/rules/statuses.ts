import type { Game } from '../Game';
import type { Actor } from '../state';

/** Gives a status, or extends it to that many turns; it never adds up (RULES 1.6). */
export function inflict(game: Game, target: Actor, status: { status: string; turns: number }): void {
  const turns = Math.max(target.statuses[status.status] ?? 0, status.turns);
  target.statuses[status.status] = turns;
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'inflicted', actor: target.id, status: status.status, turns, at, seen: game.sees(at) });
}

/** Takes a status away before its time. */
export function cure(game: Game, target: Actor, status: string): void {
  if (!Object.hasOwn(target.statuses, status)) return;
  target.statuses = without(target.statuses, status);
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'cured', actor: target.id, status, at, seen: game.sees(at) });
}

/** One turn less of every status of an actor that has just acted. */
export function wearOff(game: Game, actor: Actor): void {
  for (const status in actor.statuses) {
    const turns = (actor.statuses[status] as number) - 1;
    if (turns > 0) {
      actor.statuses[status] = turns;
      continue;
    }
    cure(game, actor, status);
    if (game.sees(actor)) game.say('status', `status.${status}.ends`, { actor: `breed.${actor.breed}` });
  }
}

function without(statuses: Actor['statuses'], status: string): Actor['statuses'] {
  return Object.fromEntries(Object.entries(statuses).filter(([id]) => id !== status));
}
