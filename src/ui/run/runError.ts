import { show } from '../../engine/core/floorCurve';
import { seedError } from '../../engine/core/seed';
import { ownPacks, packIds } from '../../keep/packRegistry';
import { text } from '../../keep/text';

export { packIds } from '../../keep/packRegistry';

/** The pack a new player starts with. */
export const firstPack = ownPacks[0] ?? '';

/** Why a run of that pack and seed can't start, as a sentence that says what is allowed; null if it can. */
export function runError(pack: string, seed: string): string | null {
  if (!packIds.includes(pack)) return text('ui.fault.pack', { pack: show(pack), packs: packIds.join(', ') });
  return seed === '' ? null : seedError(seed);
}
