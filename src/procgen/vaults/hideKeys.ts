import type { Content } from '../../engine/content';
import { distanceSquared, type Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { pointOf } from '../dig/farEnds';
import type { Layout } from '../dig/Layout';
import { isLocked, vaultOf } from './masonry';
import type { Vacancies } from '../fill/Vacancies';

/** Cells tried for a key: the one farthest from the door gets it. */
const CELLS = 4;

/** The keys to a layout's locked vaults, outside all vaults and rather far from their doors. */
export function hideKeys(content: Content, { vaults, width }: Layout, { vacancies, rng }: { vacancies: Vacancies; rng: Rng }): ItemSpawn[] {
  return vaults.flatMap(({ vault, door }) => {
    const row = vaultOf(content, vault);
    const id = isLocked(content, row) ? keyTo(content, row.door) : undefined;
    const cells = id === undefined ? [] : vacancies.free('thing');
    if (id === undefined || cells.length === 0) return [];
    const tried = Array.from({ length: CELLS }, () => pointOf(rng.pick(cells), width));
    const at = tried.reduce((best: Point, cell) => (distanceSquared(cell, door) > distanceSquared(best, door) ? cell : best));
    vacancies.take(at);
    return [{ id, ...at, affixes: [] }];
  });
}

function keyTo({ itemKinds }: Content, door: string): string | undefined {
  return [...itemKinds].find(([, kind]) => 'opens' in kind && kind.opens === door)?.[0];
}
