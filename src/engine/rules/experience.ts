import { Watchdog } from '../core/Watchdog';
import type { World } from '../World';
import type { Actor } from '../state';

/** Limit on the levels from one kill. */
const MOST_LEVELS = 1000;

/** Experience from one level to the next (RULES 1.5). */
export function xpToNext(level: number): number {
  return 200 + 150 * level;
}

/** Experience for killing a monster on the current floor; none for summoned ones, which could be farmed (RULES 5, 3 and 4). */
export function xpOf(world: World, actor: Actor): number {
  if (actor.summoned) return 0;
  const { strength, elites } = world.content;
  const percent = actor.elite.reduce((sum, id) => sum + (elites.kinds.get(id)?.xp ?? 0), 100 + strength.xp.at(world.state.floor));
  return Math.floor((world.breedOf(actor).xp * percent) / 100);
}

/** Gives the player experience, whatever killed the monster. Each level gained grants a reward to choose; the surplus is kept. */
export function gainXp(world: World, amount: number): void {
  const { hero, player } = world.state;
  if (amount === 0 || !world.content.levels) return;
  const at = { x: player.x, y: player.y };
  hero.xp += amount;
  world.emit({ type: 'gainedXp', amount, at, seen: true });
  world.say('plain', 'log.xp', { n: amount });
  const levels = new Watchdog('Levels from one kill', MOST_LEVELS);
  while (hero.xp >= xpToNext(hero.level)) {
    levels.tick();
    hero.xp -= xpToNext(hero.level);
    hero.level++;
    hero.choices++;
    world.emit({ type: 'levelled', level: hero.level, at, seen: true });
    world.say('status', 'log.level', { n: hero.level });
  }
}
