import { isConsumable, type Content } from './content';
import { Rng } from './core/rng';

/** The appearance of each unidentified item kind in a run: its group's looks, shuffled by the seed. */
export function assignAppearances(content: Content, seed: string): ReadonlyMap<string, string> {
  const appearances = new Map<string, string>();
  for (const [group, looks] of content.appearances) {
    const rng = Rng.of(seed, `guises:${group}`);
    const left = [...looks.keys()];
    for (const [id, kind] of content.itemKinds) {
      if (!isConsumable(kind) || kind.group !== group || left.length === 0) continue;
      const [look] = left.splice(rng.below(left.length), 1);
      if (look !== undefined) appearances.set(id, look);
    }
  }
  return appearances;
}
