import { vaultAt } from '../../engine/floor/vaultAt';
import { pointOf } from './farEnds';
import type { Layout } from './Layout';

export function isInVault({ vaults, width }: Layout, cell: number): boolean {
  return vaultAt(vaults, pointOf(cell, width)) !== undefined;
}

/** Whether a cell is arrival or stairs, or adjacent to one. */
export function isAtEnd({ arrival, stairs, width }: Layout, cell: number): boolean {
  const x = cell % width;
  const y = (cell - x) / width;
  return (Math.abs(x - arrival.x) <= 1 && Math.abs(y - arrival.y) <= 1) || (Math.abs(x - stairs.x) <= 1 && Math.abs(y - stairs.y) <= 1);
}
