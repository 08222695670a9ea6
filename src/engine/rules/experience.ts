import type { Content } from '../content';
import type { World } from '../World';
import type { Actor } from '../state';
import { LIMITS, raise } from './limits';
import { heal } from './stats';

/** Limit on the levels from one kill; more come with the next. */
export const MOST_LEVELS = 100;

/** Experience from one level to the next (RULES 1.5, 5.17). */
export function xpToNext({ growth }: Pick<Content, 'growth'>, level: number): number {
  return growth ? growth.xp.at(level) : 200 + 150 * level;
}

/** Experience for killing a monster on the current floor; none for summoned ones, which could be farmed (RULES 5, 3 and 4). */
export function xpOf(world: World, actor: Actor): number {
  return actor.summoned ? 0 : worthOf(world.content, actor, world.state.floor);
}

/** The experience that a monster of a breed with elite kinds is worth on a floor. */
export function worthOf({ breeds, strength, elites }: Content, { breed, elite }: { breed: string; elite: readonly string[] }, floor: number): number {
  const percent = elite.reduce((sum, id) => sum + (elites.kinds.get(id)?.xp ?? 0), 100 + strength.xp.at(floor));
  return Math.floor(((breeds.get(breed)?.xp ?? 0) * percent) / 100);
}

/** Takes what a death pays from the floor: a metered one pays no more in all than its monsters were worth when it was made (RULES 5.12). */
export function payOut({ floor: { state } }: World, worth: number): number {
  if (state.purse < 0) return worth;
  const paid = Math.min(worth, state.purse);
  state.purse -= paid;
  return paid;
}

/** The experience that the player has from a death: the pack's share of it if an ally did it, none for a death on its own side. */
export function xpFor(world: World, actor: Actor, killer: Actor): number {
  if (actor.side === 'player') return 0;
  const isByAlly = killer.side === 'player' && killer !== world.state.player;
  const { captives } = world.content;
  return isByAlly && captives ? Math.floor((xpOf(world, actor) * captives.xp) / 100) : xpOf(world, actor);
}

/** Gives the player experience, whatever killed the monster. Each level gained grants a reward to choose; the surplus is kept. */
export function gainXp(world: World, amount: number): void {
  const { hero, player } = world.state;
  if (amount === 0 || !world.content.levels) return;
  const at = { x: player.x, y: player.y };
  hero.xp = Math.min(LIMITS.tally, hero.xp + amount);
  world.emit({ type: 'gainedXp', amount, at, seen: true });
  world.say('plain', 'log.xp', { n: amount });
  const need = (): number => xpToNext(world.content, hero.level);
  for (let gained = 0; gained < MOST_LEVELS && hero.xp >= need(); gained++) {
    hero.xp -= need();
    hero.level++;
    hero.choices++;
    growStronger(world, player);
    world.emit({ type: 'levelled', level: hero.level, at, seen: true });
    world.say('status', 'log.level', { n: hero.level });
  }
}

/** A level adds to the maximum of HP, and heals what it adds; not the dead, who may gain one with their last blow. */
function growStronger(world: World, player: Actor): void {
  const added = raise(player, 'maxHp', world.content.growth?.maxHp ?? 0);
  if (added > 0 && player.hp > 0) heal(world, player, added);
}
