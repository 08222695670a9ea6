import type { Game } from '../../engine/Game';
import { bossesInView } from '../../engine/rules/bosses';
import { actorName } from '../../engine/rules/names';
import { maxHpOf } from '../../engine/rules/stats';
import { nameText } from '../../keep/text';

/** A boss at the top of the screen. */
export interface BossView {
  readonly id: number;
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
}

/** The bosses that are awake and in view. */
export function bossView(game: Game): BossView[] {
  if (game.isOver) return [];
  return bossesInView(game).map((boss) => ({ id: boss.id, name: nameText(actorName(game, boss)), hp: Math.max(0, boss.hp), maxHp: maxHpOf(game, boss) }));
}
