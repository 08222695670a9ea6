import type { Game } from '../Game';

/** Experience from one level to the next (RULES 1.5). */
export function xpToNext(level: number): number {
  return 200 + 150 * level;
}

/** Counts experience for the player, whoever made the kill. */
export function gainXp(game: Game, amount: number): void {
  if (amount === 0) return;
  game.state.hero.xp += amount;
  game.say('plain', 'log.xp', { n: amount });
}
