import { EXPERT } from './expert/caution';
import { UsageError } from './failures';
import { PERSONAS } from './fighter/Weights';

/** What a bot makes its decisions by, weight by weight. */
export type BotWeights = Readonly<Record<string, number>>;

/** The bots with weights by name. */
export const WEIGHTS: Readonly<Record<string, BotWeights>> = Object.fromEntries(
  Object.entries({ ...PERSONAS, expert: EXPERT }).map(([name, weights]) => [name, { ...weights }]),
);

/** The weights of a bot with its changes; null if it has none. */
export function weightsOf(name: string): BotWeights | null {
  const [bot = '', ...changes] = name.split(',');
  if (!Object.hasOwn(WEIGHTS, bot)) return null;
  const weights = { ...WEIGHTS[bot] };
  for (const change of changes) {
    const [, weight = '', value] = /^(\w+)=(\d{1,6}(?:\.\d{1,6})?)$/.exec(change) ?? [];
    if (!Object.hasOwn(weights, weight)) throw new UsageError(notAWeight(change, bot, weights));
    weights[weight] = Number(value);
  }
  return weights;
}

function notAWeight(change: string, bot: string, weights: BotWeights): string {
  const [example] = Object.entries(weights).map(([weight, value]) => `${weight}=${value}`);
  return `"${change}" is no weight of ${bot}, such as ${example ?? ''}. Weights: ${Object.keys(weights).join(', ')}.`;
}
