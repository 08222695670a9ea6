import type { Content, VaultCell } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { Layout } from '../dig/Layout';
import { isLocked, vaultOf, type Masonry } from './masonry';
import type { PlacedVault } from './PlacedVault';
import { Quarry, type Site } from './Quarry';
import { dugMap, stepsFrom } from '../dig/walk';
import { DRAWN, spend } from '../work';

/** Places tried for a vault that a floor is sure to have. */
const SITES = 6;

interface Laying {
  readonly masonry: Masonry;
  readonly rng: Rng;
}

/** The layout with a vault that it is sure to have, near the arrival; null if it fits nowhere. */
export function layNear(layout: Layout, id: string, { masonry, rng }: Laying): Layout | null {
  const quarry = new Quarry(layout, masonry, rng);
  const vault = vaultOf(masonry.content, id);
  const steps = stepsTo(layout, masonry);
  const [nearest] = quarry.sitesFor(vault, SITES).sort((one, other) => steps(one) - steps(other));
  return nearest ? { ...layout, vaults: [...layout.vaults, quarry.lay(id, vault, nearest)] } : null;
}

/** The layout with an arena far from the arrival, and the arena's stairs or goal item as its own; null if it fits nowhere. */
export function layArena(layout: Layout, id: string, { masonry, rng }: Laying): Layout | null {
  const quarry = new Quarry(layout, masonry, rng);
  const vault = vaultOf(masonry.content, id);
  const steps = stepsTo(layout, masonry);
  const [farthest] = quarry.sitesFor(vault, SITES).sort((one, other) => steps(other) - steps(one));
  return farthest ? moveStairs(layout, quarry.lay(id, vault, farthest), masonry) : null;
}

/** The steps from the arrival to the entrance of a site. */
function stepsTo(layout: Layout, { palette }: Masonry): (site: Site) => number {
  const steps = stepsFrom(dugMap(layout, palette.wall), layout.arrival.y * layout.width + layout.arrival.x);
  return ({ cell, turned }) => steps[cell + turned.out.y * layout.width + turned.out.x] as number;
}

/** Moves the layout's stairs to the arena's stairs or goal item, if it has any. */
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

/** The layout with the floor's vaults, as far as they fit: no duplicates, and at most one locked. */
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
    spend(DRAWN);
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
