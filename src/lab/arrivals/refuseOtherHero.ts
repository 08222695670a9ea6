import type { Content } from '../../engine/content';
import { weightsOf } from '../botWeights';
import { UsageError } from '../failures';
import type { Beginning } from './Arrival';

/** Nobody becomes another hero on the way, so a bot that plays a certain one must find it there. */
export function refuseOtherHero({ heroes }: Content, bot: string, { floor, arrivals }: Beginning): void {
  const wanted = [...heroes.keys()][(weightsOf(bot)?.['hero'] ?? 0) - 1];
  const other = wanted === undefined ? undefined : arrivals.find(({ hero }) => hero !== wanted);
  if (!other) return;
  const came = `the heroes who came to floor ${floor} are others, such as the ${other.hero}`;
  throw new UsageError(`The ${bot} bot plays the ${wanted ?? ''}, and ${came}.`);
}
