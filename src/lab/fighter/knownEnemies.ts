import type { Breed } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { defenceOf, powerOf } from '../../engine/rules/stats';

/* What the player has learnt of its enemies. */

/** A breed that the player has met, by how often it was killed. */
export interface Met {
  readonly breed: Breed;
  readonly times: number;
}

/** Who has died or struck, as the log tells it. */
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

/** Hit points that a fight with one of a breed costs, if the player had so much more of both. */
export function costOf(game: Game, breed: Breed, more: { power: number; defence: number }): number {
  const { player } = game.state;
  const attacks = Math.ceil(breed.hp / Math.max(0.1, powerOf(game, player) + more.power - breed.defence));
  return Math.max(0, breed.power - defenceOf(game, player) - more.defence) * (attacks - 1);
}
