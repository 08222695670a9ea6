import type { Game } from '../../engine/Game';
import { Become, Learn, LevelUp, type LevelReward } from '../../engine/actions/hero';
import { type Breed, TRAIT_NAMES, type TraitName, type TraitRow, TRAITS } from '../../engine/content';
import { causeOf } from '../../engine/facts/causes';
import { impact } from '../../engine/facts/combat';
import { offersOf } from '../../engine/facts/hero';
import { defenceOf, maxHpOf, powerOf } from '../../engine/facts/stats';
import type { FighterTactic } from './Situation';

/** The possible level rewards, in order of preference when equal. */
const GAINS: readonly { readonly reward: LevelReward; readonly life: number; readonly power: number; readonly defence: number }[] = [
  { reward: 'defence', life: 0, power: 0, defence: 1 },
  { reward: 'power', life: 0, power: 1, defence: 0 },
  { reward: 'life', life: 20, power: 0, defence: 0 },
];

/** Is who its weight says, if that is another than the run began with. */
export const chooseHero: FighterTactic = ({ game, weights }) => {
  const { turn, hero } = game.state;
  if (turn > 0 || weights.hero === 0 || [...game.content.heroes.keys()][weights.hero - 1] === hero.kind) return null;
  return weights.hero <= game.content.heroes.size ? new Become(weights.hero - 1) : null;
};

/** Takes the reward or talent that would survive the most fights like those so far. */
export const chooseReward: FighterTactic = ({ game, weights }) => {
  if (game.state.hero.choices === 0) return null;
  const met = metOf(game);
  const likes = (reward: LevelReward): number => (reward === 'power' && game.state.hero.level < weights.early ? 1 : weights[reward]);
  const offers = offersOf(game);
  const wished = offers.indexOf([...game.content.talents.keys()][weights.learns - 1] ?? '');
  if (wished >= 0) return new Learn(wished);
  if (offers.length > 0) return new Learn(mostOf(offers.map((id) => worthOf(game, met, id))));
  const best = [...GAINS].sort((a, b) => likes(b.reward) * fights(game, met, b) - likes(a.reward) * fights(game, met, a))[0];
  return new LevelUp(best?.reward ?? 'life');
};

function mostOf(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

/** Rough values of effects that come with hits, kills and floors, in parts of the fights that it would last. */
const EFFECT = 0.06;

/** How much longer a talent lets it last, as a share: the fights of its bonus, and rules of thumb for the rest. */
function worthOf(game: Game, met: readonly Met[], id: string): number {
  const talent = game.content.talents.get(id);
  if (!talent) return 0;
  const { bonus = {}, takes = 100, stands = 100, speed = 100, evades = 0, drains = 0, heals = 100, wields = 100 } = talent;
  const { burns = 100, noise = 100 } = talent;
  const { light = 0, ambush = 0, resists = [], adds = [], skills = 100, onHit = [], onStruck = [], onKill = [], onArrival = [] } = talent;
  const gain = { life: bonus.maxHp ?? 0, power: bonus.power ?? 0, defence: bonus.defence ?? 0 };
  const fought = fights(game, met, gain) / fights(game, met, { life: 0, power: 0, defence: 0 }) - 1;
  const body = 100 / takes - 1 + (100 / stands - 1) * 0.3 + (100 / (100 - evades) - 1) + (speed / 100 - 1) * 1.5 + drains / 100;
  const things = (heals / 100 - 1) * 0.4 + (wields / 100 - 1) * 0.3 + (1 - burns / 100) * 0.15 + (1 - skills / 100) * 0.15;
  const stealth = (1 - noise / 100) * 0.1 + light * 0.02 + ambush * 0.0006 + resists.length * 0.02 + (talent.sure === true ? 0.04 : 0);
  const others = TRAIT_NAMES.filter((name) => !WEIGHED.includes(name)).reduce((sum, name) => sum + roughly(name, talent[name]), 0);
  const effects = onHit.length + onStruck.length + onKill.length + onArrival.length + adds.length;
  return fought + body + things + stealth + others + EFFECT * effects;
}

/** The traits that have a rule of thumb of their own above. */
const WEIGHED: readonly TraitName[] = [
  'takes', 'stands', 'speed', 'evades', 'drains', 'heals', 'wields', 'burns', 'noise', 'light', 'ambush', 'resists', 'sure',
  'onHit', 'onStruck', 'onKill', 'onArrival',
];

/** What any other trait is about worth, by what its row says of it. */
function roughly(name: TraitName, value: unknown): number {
  const { joins, good }: TraitRow = TRAITS[name];
  if (value === true) return EFFECT;
  if (Array.isArray(value)) return EFFECT * value.length;
  if (typeof value !== 'number') return 0;
  return ((value - (joins === 'product' ? 100 : 0)) / 100) * EFFECT * (good === 'more' ? 1 : -1);
}

/** How many such fights, weighted by frequency, the player's HP would last. */
function fights(game: Game, met: readonly Met[], gain: Omit<(typeof GAINS)[number], 'reward'>): number {
  const cost = met.reduce((sum, { breed, times }) => sum + times * costOf(game, breed, gain), 0);
  return (maxHpOf(game, game.state.player) + gain.life) / (cost + 0.01);
}

/* The player's knowledge of its enemies. */

/** A breed the player has fought, and how often. */
interface Met {
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
    const breed = content.breeds.get(causeOf(String(name))?.id ?? '');
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
