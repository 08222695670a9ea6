import type { Game } from '../../engine/Game';
import { text } from '../text';

/** The numbers of the HUD. */
export interface HudView {
  readonly hp: number;
  readonly maxHp: number;
  /** How bad it stands with health: it is also said in words, never by colour alone. */
  readonly health: 'well' | 'hurt' | 'dying';
  readonly floor: number;
  readonly level: number;
  readonly xp: number;
  /** Experience at which the next level is reached. */
  readonly xpNeed: number;
  readonly turn: number;
  readonly seed: string;
  readonly pack: string;
}

/** RULES 1.5. */
export function xpNeed(level: number): number {
  return 200 + 150 * level;
}

/** What the HUD shows of a run. */
export function hudView({ state }: Game): HudView {
  const { player, hero } = state;
  const hp = Math.max(0, player.hp);
  return {
    hp,
    maxHp: player.maxHp,
    health: healthOf(hp, player.maxHp),
    floor: state.floor,
    level: hero.level,
    xp: hero.xp,
    xpNeed: xpNeed(hero.level),
    turn: state.turn,
    seed: state.seed,
    pack: text(`pack.${state.pack}`),
  };
}

function healthOf(hp: number, maxHp: number): HudView['health'] {
  if (hp * 4 <= maxHp) return 'dying';
  return hp * 2 <= maxHp ? 'hurt' : 'well';
}
