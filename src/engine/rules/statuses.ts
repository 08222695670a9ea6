import type { Game } from '../Game';
import type { Actor } from '../state';
import { actorName } from './names';
import { maxHpOf } from './stats';
import { natureOf } from './traits';

/** Turns of a status whose row and whose cause name none. */
const USUAL_TURNS = 10;

/** How many turns an effect inflicts. */
export function turnsOf(game: Pick<Game, 'content'>, { status, turns }: { status: string; turns?: number }): number {
  return turns ?? game.content.statuses.get(status)?.turns ?? USUAL_TURNS;
}

/** Whether a status would never take hold of somebody. */
export function resists(game: Game, target: Actor, status: string): boolean {
  return natureOf(game, target).resists.includes(status);
}

/** Gives a status by the rule of its row: if nothing is said it lasts as long as the longer one, and never adds up (RULES 1.6). */
export function inflict(game: Game, target: Actor, effect: { status: string; turns?: number }): void {
  const { status } = effect;
  const before = target.statuses[status] ?? 0;
  const turns = stacked(game, before, { status, turns: turnsOf(game, effect) });
  target.statuses[status] = turns;
  target.hp = Math.min(target.hp, maxHpOf(game, target));
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'inflicted', actor: target.id, status, turns, at, seen: game.sees(at) });
}

function stacked({ content }: Game, before: number, { status, turns }: { status: string; turns: number }): number {
  if (before === 0) return turns;
  switch (content.statuses.get(status)?.stacks) {
    case 'add':
      return before + turns;
    case 'keep':
      return before;
    case 'longer':
    case undefined:
      return Math.max(before, turns);
  }
}

/** Takes a status away before its time. */
export function cure(game: Game, target: Actor, status: string): void {
  if (!Object.hasOwn(target.statuses, status)) return;
  target.statuses = without(target.statuses, status);
  target.hp = Math.min(target.hp, maxHpOf(game, target));
  const at = { x: target.x, y: target.y };
  game.emit({ type: 'cured', actor: target.id, status, at, seen: game.sees(at) });
}

/** Ends every status of somebody that a thing ends, and says so. */
export function endBy(game: Game, target: Actor, by: 'healing' | 'water'): void {
  for (const status of Object.keys(target.statuses)) {
    if (game.content.statuses.get(status)?.endsBy === by) end(game, target, status);
  }
}

/** Whether somebody suffers from what healing ends. */
export function isMended({ content }: Pick<Game, 'content'>, target: Actor): boolean {
  return Object.keys(target.statuses).some((status) => content.statuses.get(status)?.endsBy === 'healing');
}

/** One turn less of every status that an actor which has just acted had before. */
export function wearOff(game: Game, actor: Actor, had: readonly string[]): void {
  for (const status of had) {
    const turns = (actor.statuses[status] ?? 0) - 1;
    if (turns > 0) actor.statuses[status] = turns;
    else if (turns === 0) end(game, actor, status);
  }
}

/** Ends whatever keeps somebody from doing anything. */
export function breakFree(game: Game, actor: Actor): void {
  for (const status of Object.keys(actor.statuses)) if (game.content.statuses.get(status)?.tactic === 'freeze') end(game, actor, status);
}

/** Whether a status keeps somebody from doing anything at all. */
export function isHeld({ content }: Pick<Game, 'content'>, actor: Actor): boolean {
  for (const id in actor.statuses) if (content.statuses.get(id)?.tactic === 'freeze') return true;
  return false;
}

function end(game: Game, actor: Actor, status: string): void {
  cure(game, actor, status);
  if (game.sees(actor)) game.say('status', `status.${status}.ends`, { actor: actorName(game, actor) });
}

function without(statuses: Actor['statuses'], status: string): Actor['statuses'] {
  return Object.fromEntries(Object.entries(statuses).filter(([id]) => id !== status));
}
