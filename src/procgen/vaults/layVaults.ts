import type { Content, VaultCell } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from '../dig/Layout';
import { isLocked, vaultOf, type Masonry } from './masonry';
import type { PlacedVault } from './PlacedVault';
import { Quarry, type Site } from './Quarry';
import { dugMap, stepsFrom } from '../dig/walk';

/** Of so many places where an arena would fit, the one furthest from the arrival is taken. */
const ARENA_SITES = 6;

/** How vaults are laid, and by which stream. */
interface Laying {
  readonly masonry: Masonry;
  readonly rng: Rng;
}

/** The layout with an arena and the way on that belongs to it; null where it fits nowhere. */
export function layArena(layout: Layout, id: string, { masonry, rng }: Laying): Layout | null {
  const quarry = new Quarry(layout, masonry, rng);
  const vault = vaultOf(masonry.content, id);
  const sites = quarry.sitesFor(vault, ARENA_SITES);
  if (sites.length === 0) return null;
  const steps = stepsFrom(dugMap(layout, masonry.palette.wall), layout.arrival.y * layout.width + layout.arrival.x);
  const far = ({ cell, turned }: Site): number => steps[cell + turned.out.y * layout.width + turned.out.x] as number;
  const site = sites.reduce((best, other) => (far(other) > far(best) ? other : best));
  return moveStairs(layout, quarry.lay(id, vault, site), masonry);
}

/** The way on is the arena's own where it has one: stairs, or the prize of the run. */
function moveStairs(layout: Layout, arena: PlacedVault, { content, palette, tileOf }: Masonry): Layout {
  const isStairs = ({ tile }: VaultCell): boolean => tile !== undefined && tileOf(tile) === palette.stairsDown;
  const own = arena.furnishings.find(({ cell }) => isStairs(cell) || isGoalItem(content, cell));
  const vaults = [...layout.vaults, arena];
  if (!own) return { ...layout, vaults };
  layout.terrain[layout.stairs.y * layout.width + layout.stairs.x] = palette.ground;
  return { ...layout, vaults, stairs: { x: own.x, y: own.y } };
}

function isGoalItem({ itemKinds }: Content, { item }: VaultCell): boolean {
  const kind = typeof item === 'string' ? itemKinds.get(item) : undefined;
  return kind !== undefined && 'wins' in kind;
}

/** The layout with as many vaults as the floor is to have, if they fit: none twice, and at most one that is locked. */
export function layVaults(layout: Layout, floor: number, { masonry, rng }: Laying): Layout {
  const { content } = masonry;
  const wanted = content.vaults.count.at(floor);
  if (wanted === 0) return layout;
  const quarry = new Quarry(layout, masonry, rng);
  const locked = (id: string): boolean => isLocked(content, vaultOf(content, id));
  const laid: PlacedVault[] = [];
  const tried = new Set(layout.vaults.map(({ vault }) => vault));
  let hasLocked = [...tried].some(locked);
  while (laid.length < wanted) {
    const id = content.vaults.weights.drawAmong(floor, rng, (other) => !tried.has(other) && !(hasLocked && locked(other)));
    if (id === null) break;
    tried.add(id);
    const vault = vaultOf(content, id);
    const [site] = quarry.sitesFor(vault, 1);
    if (!site) continue;
    laid.push(quarry.lay(id, vault, site));
    hasLocked ||= locked(id);
  }
  return { ...layout, vaults: [...layout.vaults, ...laid] };
}
