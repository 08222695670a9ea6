import { placeOf } from '../../engine/pack/packPlaces';
import type { Draft } from '../draft/Draft';
import { type Path, tablesOf } from '../draft/writtenPack';
import { partsWithin, type RowPart } from './partsOf';

/** What the checks say of a row: where in it, with dots, and in words. */
export interface RowFault {
  readonly at: string;
  readonly text: string;
}

/** What is wrong with a row of the draft; of plain values of the pack itself, which have no place in common, with each of these. */
export function rowFaults(draft: Draft, path: Path, plain: readonly string[] = []): RowFault[] {
  const { read, written } = draft;
  if (read.ok || !written) return [];
  const rows = tablesOf(written);
  const places = path.length > 0 ? [{ start: '', place: placeOf(rows, path) }]
    : plain.map((key) => ({ start: key, place: placeOf(rows, [key]) }));
  return places.flatMap(({ start, place }) => read.errors.flatMap((error) => {
    const from = error.indexOf(place);
    const [, at, text] = (from < 0 ? null : /^(?:(?:, |\.)([^:]*))?: (.*)$/s.exec(error.slice(from + place.length))) ?? [];
    return text === undefined ? [] : [{ at: [start, at ?? ''].filter((part) => part !== '').join('.'), text }];
  }));
}

/** What is wrong with the text of a language and key. */
export function textFaults({ read }: Draft, language: string, key: string): string[] {
  const place = `texts.${language}, ${JSON.stringify(key)}: `;
  return (read.ok ? [] : read.errors).flatMap((error) => {
    const from = error.indexOf(place);
    return from < 0 ? [] : [error.slice(from + place.length)];
  });
}

/** Faults by the part that a form shows them at: the innermost that is shown, by its place with dots; '' for the whole row. */
export function placedFaults(whole: RowPart, faults: readonly RowFault[]): ReadonlyMap<string, readonly string[]> {
  const shown = new Set(faults.length === 0 ? [] : placesIn(whole).map((place) => place.slice(whole.path.length).join('.')));
  const placed = new Map<string, string[]>();
  for (const { at, text } of faults) {
    const names = at.split('.');
    while (names.length > 0 && !shown.has(names.join('.'))) names.pop();
    const place = names.join('.');
    const isInner = place !== at && at !== '';
    placed.set(place, [...(placed.get(place) ?? []), isInner ? `${at.slice(place === '' ? 0 : place.length + 1)}: ${text}` : text]);
  }
  return placed;
}

function placesIn(part: RowPart): Path[] {
  return [part.path, ...partsWithin(part).flatMap(placesIn)];
}
