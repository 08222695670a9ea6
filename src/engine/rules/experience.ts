import type { Game } from '../Game';

/** Experience from one level to the next (RULES 1.5). */
export function xpToNext(level: number): number {
  return 200 + 150 * level;
}

/** Counts experience for the player, whoever made the kill; the surplus is kept, and every level waits for a choice. */
export function gainXp(game: Game, amount: number): void {
  const { hero, player } = game.state;
  if (amount === 0 || !game.content.levels) return;
  hero.xp += amount;
  game.say('plain', 'log.xp', { n: amount });
  while (hero.xp >= xpToNext(hero.level)) {
    hero.xp -= xpToNext(hero.level);
    hero.level++;
    hero.choices++;
    game.emit({ type: 'levelled', level: hero.level, at: { x: player.x, y: player.y }, seen: true });
    game.say('status', 'log.level', { n: hero.level });
  }
}
