import type { Breed } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { impact } from '../../engine/rules/combat';
import { defenceOf, powerOf } from '../../engine/rules/stats';

/* The player's knowledge of its enemies. */

/** A breed the player has fought, and how often. */
export interface Met {
  readonly breed: Breed;
  readonly times: number;
}

/** The breeds that died or attacked, according to the log. */
export function metOf({ state, content }: Game): Met[] {
  const times = new Map<string | number, number>();
  for (const { key, tone, params, count } of state.log) {
    const name = key === 'log.dies' ? params['actor'] : tone === 'enemyAttack' ? params['attacker'] : undefined;
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + (key === 'log.dies' ? count : 1));
  }
  return [...times].flatMap(([name, n]) => {
    const breed = content.breeds.get(String(name).replace('breed.', '').replace(/\+.*/, ''));
    return breed ? [{ breed, times: n }] : [];
  });
}

/** The HP cost of a fight with a breed, with extra power and defence. */
export function costOf(game: Game, breed: Breed, more: { power: number; defence: number }): number {
  const { player } = game.state;
  const { blows } = game.content;
  const struck = impact(blows, { power: powerOf(game, player) + more.power, defence: breed.defence, times: 1 });
  const attacks = Math.ceil(breed.hp / Math.max(0.1, struck));
  return impact(blows, { power: breed.power, defence: defenceOf(game, player) + more.defence, times: 1 }) * (attacks - 1);
}
