import { LevelUp, type Boon } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import type { Tactic } from './Situation';

/** A breed that the player has met, by how often it was killed. */
interface Met {
  readonly breed: string;
  readonly times: number;
}

/** What one more level might bring, in the order in which equal ones are taken. */
const GAINS: readonly { readonly boon: Boon; readonly life: number; readonly power: number; readonly defence: number }[] = [
  { boon: 'defence', life: 0, power: 0, defence: 1 },
  { boon: 'power', life: 0, power: 1, defence: 0 },
  { boon: 'life', life: 20, power: 0, defence: 0 },
];

/** Takes the boon with which most fights like those of the log could be survived. */
export const chooseBoon: Tactic = ({ game }) => {
  if (game.state.hero.choices === 0) return null;
  const met = metOf(game);
  const best = [...GAINS].sort((a, b) => fights(game, met, b) - fights(game, met, a))[0];
  return new LevelUp(best?.boon ?? 'life');
};

/** Who has died or struck, as the log tells it. */
function metOf({ state }: Game): Met[] {
  const times = new Map<string, number>();
  for (const { key, tone, params, count } of state.log) {
    const name = key === 'log.dies' ? params['actor'] : tone === 'enemyAttack' ? params['attacker'] : undefined;
    const breed = String(name ?? '').replace(/^breed\./, '');
    if (breed !== '') times.set(breed, (times.get(breed) ?? 0) + (key === 'log.dies' ? count : 1));
  }
  return [...times].map(([breed, n]) => ({ breed, times: n }));
}

/** How many of those fights the player's hit points last for; a fight costs every blow but the first. */
function fights(game: Game, met: readonly Met[], gain: (typeof GAINS)[number]): number {
  const { player } = game.state;
  let cost = 0;
  let count = 0;
  for (const { breed, times } of met) {
    const row = game.content.breeds.get(breed);
    if (!row) continue;
    const blows = Math.ceil(row.hp / Math.max(0.1, powerOf(game, player) + gain.power - row.defence));
    cost += times * Math.max(0, row.power - defenceOf(game, player) - gain.defence) * (blows - 1);
    count += times;
  }
  return ((maxHpOf(game, player) + gain.life) * count) / (cost + 0.01);
}
