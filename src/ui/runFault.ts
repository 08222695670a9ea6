import { show } from '../engine/core/floorCurve';
import { seedFault } from '../engine/core/seed';
import { ownPacks, packIds } from '../keep/shelf';
import { text } from '../keep/text';

export { packIds } from '../keep/shelf';

/** The pack that a new player gets. */
export const firstPack = ownPacks[0] ?? '';

/** Why no run of that pack and seed can be started, as a sentence that says what is allowed; null if it can. */
export function runFault(pack: string, seed: string): string | null {
  if (!packIds.includes(pack)) return text('ui.fault.pack', { pack: show(pack), packs: packIds.join(', ') });
  return seed === '' ? null : seedFault(seed);
}
