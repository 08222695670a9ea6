import { placeOf } from '../../engine/pack/packPlaces';
import type { Draft } from '../draft/Draft';
import { type Path, tablesOf } from '../draft/writtenPack';

/** What the checks say of a place of the draft and of those within it, without the words that name the place. */
export function faultsAt(draft: Draft, path: Path): string[] {
  const { read, written } = draft;
  if (read.ok || !written) return [];
  const place = placeOf(tablesOf(written), path);
  return read.errors.flatMap((error) => {
    const at = error.indexOf(place);
    const rest = at < 0 ? '' : error.slice(at + place.length);
    return /^[:.,]/.test(rest) ? [rest.replace(/^[:.,]\s*/, '')] : [];
  });
}

/** The first of some faults that names a floor; null for none. */
export function faultOn(faults: readonly string[], floor: number): string | null {
  return faults.find((fault) => Number(/\bfloor (\d+)/.exec(fault)?.[1]) === floor) ?? null;
}
