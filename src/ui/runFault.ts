import { packs } from '../content/packs';
import { seedFault } from '../engine/core/seed';
import { text } from './text';

/** The packs that can be played, in the order in which they are offered. */
export const packIds: readonly string[] = Object.keys(packs);

/** The pack that a new player gets. */
export const firstPack = packIds[0] ?? '';

/** Why no run of that pack and seed can be started, as a sentence that says what is allowed; null if it can. */
export function runFault(pack: string, seed: string): string | null {
  if (!packIds.includes(pack)) return text('ui.fault.pack', { pack: `"${pack}"`, packs: packIds.join(', ') });
  return seed === '' ? null : seedFault(seed);
}
