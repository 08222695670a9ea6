import type { World } from '../World';
import { isTactic, type Content, type Effect } from '../content';
import { makeActor, worthOf } from '../floor/openFloor';
import type { Actor } from '../state';
import { natureOf } from './traits';

/* What an actor is capable of at the moment. */

/** An actor's power, with worn items and statuses (RULES 1.7: computed, never saved). */
export function powerOf(world: World, actor: Actor): number {
  return Math.max(0, actor.power + natureOf(world, actor).bonus.power);
}

/** An actor's defence, with worn items and statuses. */
export function defenceOf(world: World, actor: Actor): number {
  return Math.max(0, actor.defence + natureOf(world, actor).bonus.defence);
}

/** An actor's maximum HP, with worn items and statuses. */
export function maxHpOf(world: World, actor: Actor): number {
  return Math.max(1, actor.maxHp + natureOf(world, actor).bonus.maxHp);
}

/** Energy an actor gains in a round. */
export function speedOf(world: World, actor: Actor): number {
  return Math.max(1, natureOf(world, actor).speed);
}

type Grow = Pick<Extract<Effect, { do: 'grow' }>, 'percent' | 'most'>;

/** The HP and power that an effect would add to a monster: shares of what its kind has on this floor, up to a limit. */
export function growthOf(world: World, actor: Actor, { percent, most }: Grow): { maxHp: number; power: number } {
  const base = ungrown(world, actor);
  const gain = (stat: 'maxHp' | 'power'): number => {
    const share = (by: number): number => Math.ceil((base[stat] * by) / 100);
    return Math.max(0, Math.min(share(percent), share(100 + most) - actor[stat]));
  };
  return { maxHp: gain('maxHp'), power: gain('power') };
}

/** By how much a monster that can grow has grown, in percent of its kind's HP; 0 for all others. */
export function grownBy(world: World, actor: Actor): number {
  const grows = natureOf(world, actor).onKill.some((effect) => effect.do === 'grow');
  return grows ? Math.max(0, Math.floor((actor.maxHp * 100) / ungrown(world, actor).maxHp) - 100) : 0;
}

/** A monster as it would be made on this floor, before it has grown. */
function ungrown(world: World, { id, breed, x, y, elite }: Actor): Actor {
  return makeActor(world.content, id, { id: breed, x, y, elite, floor: world.state.floor });
}

/** Experience from one level to the next (RULES 1.5, 5.17). */
export function xpToNext({ growth }: Pick<Content, 'growth'>, level: number): number {
  return growth ? growth.xp.at(level) : 200 + 150 * level;
}

/** Experience for killing a monster on the current floor; none for summoned ones, which could be farmed (RULES 5, 3 and 4). */
export function xpOf(world: World, actor: Actor): number {
  return actor.summoned ? 0 : worthOf(world.content, actor, world.state.floor);
}

/** The experience that the player has from a death: the pack's share of it if an ally did it, none for a death on its own side. */
export function xpFor(world: World, actor: Actor, killer: Actor): number {
  if (actor.side === 'player') return 0;
  const isByAlly = killer.side === 'player' && killer !== world.state.player;
  const { captives } = world.content;
  return isByAlly && captives ? Math.floor((xpOf(world, actor) * captives.xp) / 100) : xpOf(world, actor);
}

/** Turns of a status if neither its row nor its effect says. */
const DEFAULT_TURNS = 10;

/** The turns for which an effect inflicts a status. */
export function turnsOf(world: Pick<World, 'content'>, { status, turns }: { status: string; turns?: number }): number {
  return turns ?? world.content.statuses.get(status)?.turns ?? DEFAULT_TURNS;
}

/** Whether an actor is immune to a status. */
export function resists(world: World, target: Actor, status: string): boolean {
  return natureOf(world, target).resists.includes(status);
}

/** Whether healing would end any of an actor's statuses. */
export function isMended({ content }: Pick<World, 'content'>, target: Actor): boolean {
  return Object.keys(target.statuses).some((status) => content.statuses.get(status)?.endsBy === 'healing');
}

/** Whether a status keeps an actor from acting at all. */
export function isHeld({ content }: Pick<World, 'content'>, actor: Actor): boolean {
  return isUnder(content, actor, 'holds');
}

/** Whether the player's steps go astray. */
export function isConfused({ state, content }: World): boolean {
  return isUnder(content, state.player, 'strays');
}

/** Whether a status acts for an actor by a tactic of that kind. */
function isUnder(content: Content, actor: Actor, kind: 'holds' | 'strays'): boolean {
  for (const id in actor.statuses) if (isTactic(content.statuses.get(id)?.tactic, kind)) return true;
  return false;
}

/** Whether an actor can use an ability, or leap, again. */
export function isReady({ state }: Pick<World, 'state'>, { ready }: Actor, id: string): boolean {
  return (ready[id] ?? 0) <= state.turn;
}
