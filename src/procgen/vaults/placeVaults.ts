import { isGoalItem, type Content, type Vault, type VaultCell } from '../../engine/content';
import type { Rng } from '../../engine/core/rng';
import type { DrawnVault, Layout } from '../dig/Layout';
import { dugMap, stepsFrom } from '../dig/walk';
import { type Draw, drawFrom } from '../draw';
import { DRAWN, spend } from '../work';
import { VaultSites, type VaultSite } from './VaultSites';

/** Places tried for a vault that a floor is sure to have. */
const SITES = 6;

/** The layout with a vault that it is sure to have, near the arrival; null if it fits nowhere. */
export function placeNear(content: Content, layout: Layout, draw: Draw, rng: Rng): Layout | null {
  const sites = new VaultSites(content, layout, rng);
  const vault = vaultOf(content, draw.id);
  const steps = stepsTo(layout);
  const [nearest] = sites.sitesFor(vault, SITES).sort((one, other) => steps(one) - steps(other));
  return nearest ? { ...layout, vaults: [...layout.vaults, { ...sites.place(draw.id, vault, nearest), draw }] } : null;
}

/** The layout with an arena far from the arrival, and the arena's stairs or goal item as its own; null if it fits nowhere. */
export function placeArena(content: Content, layout: Layout, draw: Draw, rng: Rng): Layout | null {
  const sites = new VaultSites(content, layout, rng);
  const vault = vaultOf(content, draw.id);
  const steps = stepsTo(layout);
  const [farthest] = sites.sitesFor(vault, SITES).sort((one, other) => steps(other) - steps(one));
  return farthest ? moveStairs(content, layout, { ...sites.place(draw.id, vault, farthest), draw }) : null;
}

/** The steps from the arrival to the entrance of a site. */
function stepsTo(layout: Layout): (site: VaultSite) => number {
  const { width, arrival, wall } = layout;
  const steps = stepsFrom(dugMap(layout, wall), arrival.y * width + arrival.x);
  return ({ cell, turned }) => steps[cell + turned.out.y * width + turned.out.x] as number;
}

/** Moves the layout's stairs to the arena's stairs or goal item, if it has any. */
function moveStairs(content: Content, layout: Layout, arena: DrawnVault): Layout {
  const wins = (item: VaultCell['item']): boolean => typeof item === 'string' && isGoalItem(content.itemKinds.get(item));
  const isGoal = ({ tile, item }: VaultCell): boolean => tile === 'stairsDown' || wins(item);
  const own = arena.contents.find(({ cell }) => isGoal(cell));
  const vaults = [...layout.vaults, arena];
  if (!own) return { ...layout, vaults };
  layout.terrain[layout.stairs.y * layout.width + layout.stairs.x] = layout.ground;
  return { ...layout, vaults, stairs: { x: own.x, y: own.y } };
}

/** The layout with the floor's vaults, as far as they fit: no duplicates, and at most one locked. */
export function placeVaults(content: Content, layout: Layout, floor: number, rng: Rng): Layout {
  const wanted = content.vaults.count.at(floor);
  if (wanted === 0) return layout;
  const sites = new VaultSites(content, layout, rng);
  const locked = (id: string): boolean => isLocked(content, vaultOf(content, id));
  const placed: DrawnVault[] = [];
  const tried = new Set(layout.vaults.map(({ vault }) => vault));
  let hasLocked = [...tried].some(locked);
  while (placed.length < wanted) {
    spend(DRAWN);
    const draw = drawFrom(content, { table: 'vaults', floor }, rng, (other) => !tried.has(other) && !(hasLocked && locked(other)));
    if (draw === null) break;
    const { id } = draw;
    tried.add(id);
    const vault = vaultOf(content, id);
    const [site] = sites.sitesFor(vault, 1);
    if (!site) continue;
    placed.push({ ...sites.place(id, vault, site), draw });
    hasLocked ||= locked(id);
  }
  return { ...layout, vaults: [...layout.vaults, ...placed] };
}

export function vaultOf({ vaults }: Content, id: string): Vault {
  const vault = vaults.kinds.get(id);
  if (!vault) throw new Error(`Unknown vault ${id}.`);
  return vault;
}

/** Whether a vault needs a key. */
export function isLocked(content: Content, { door }: Vault): boolean {
  return content.tiles.some((tile) => tile.id === door && tile.key !== undefined);
}
