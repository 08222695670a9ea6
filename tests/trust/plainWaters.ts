import type { Content, TileKind } from '../../src/engine/content';
import { COMPASS, DIRECTIONS } from '../../src/engine/core/point';
import type { Change } from '../../src/engine/effectKinds';
import { changedCells } from '../../src/engine/floor/changes';
import type { FloorPlan } from '../../src/engine/ports';

/* From wherever one gets by walking, waiting and pulling levers, the stairs stay within reach: a plain search over every floor that levers make. */

/** The most levers that a floor may have. */
const MOST_LEVERS = 4;

/** What the water of a floor does wrong, with all locks shut and with all of them open; null where no water flows, rises or falls. */
export function waterFaults(plan: FloorPlan, content: Content): string[] | null {
  const tiles = Array.from(plan.terrain, (tile) => content.tiles[tile]);
  const levers = tiles.filter((tile) => pullsOf(content, tile).length > 0).length;
  if (levers === 0 && !tiles.some((tile) => tile?.carries !== undefined)) return null;
  const faults = levers > MOST_LEVERS ? [`It has ${levers} levers.`] : [];
  for (const areLocksOpen of [false, true]) {
    const lost = lostPlaces(plan, content, areLocksOpen);
    if (lost.length > 0) faults.push(`With locks ${areLocksOpen ? 'open' : 'shut'} there is no way on from ${lost.length} places, as cell ${lost[0] ?? ''}.`);
  }
  return faults;
}

/** The cells from which no stairs can be reached, once for each floor on which that is so. */
function lostPlaces(plan: FloorPlan, content: Content, areLocksOpen: boolean): number[] {
  const { terrain, arrival, width } = plan;
  const cells = terrain.length;
  const floors = [new Floor(plan, content, { terrain: Array.from(terrain), areLocksOpen })];
  const numberOf = (made: readonly number[]): number => {
    const known = floors.findIndex((floor) => floor.isLike(made));
    return known >= 0 ? known : floors.push(new Floor(plan, content, { terrain: made, areLocksOpen })) - 1;
  };
  const sources = new Map<number, number[]>([[arrival.y * width + arrival.x, []]]);
  for (const [from] of sources) {
    const [floor, cell] = [floors[Math.floor(from / cells)] as Floor, from % cells];
    const walked = floor.turnsFrom(cell).map((next) => from - cell + next);
    for (const to of [...walked, ...floor.pulledFrom(cell).map((made) => numberOf(made) * cells + cell)]) {
      const known = sources.get(to);
      if (known) known.push(from);
      else sources.set(to, [from]);
    }
  }
  const good = new Set([...sources.keys()].filter((at) => floors[Math.floor(at / cells)]?.isGoal(at % cells)));
  // Where the goal is a thing, or behind a seal, nothing is asked.
  if (good.size === 0) return [];
  for (const at of good) for (const from of sources.get(at) ?? []) good.add(from);
  return [...sources.keys()].filter((at) => !good.has(at)).map((at) => at % cells);
}

/** A floor as its levers stand. */
class Floor {
  private readonly terrain: readonly number[];
  private readonly areLocksOpen: boolean;

  constructor(
    private readonly plan: FloorPlan,
    private readonly content: Content,
    given: { readonly terrain: readonly number[]; readonly areLocksOpen: boolean },
  ) {
    ({ terrain: this.terrain, areLocksOpen: this.areLocksOpen } = given);
  }

  isLike(terrain: readonly number[]): boolean {
    return this.terrain.every((tile, cell) => tile === terrain[cell]);
  }

  isGoal(cell: number): boolean {
    return this.tileAt(cell)?.stairs === 'down';
  }

  /** Where a turn takes the player that waits or steps, with the current at its end. */
  turnsFrom(cell: number): number[] {
    const steps = this.around(cell).filter((next) => this.isLand(next) || (this.isDeep(next) && this.isDeep(cell)));
    return [cell, ...steps].map((at) => this.drift(at));
  }

  /** The floors that the levers beside a cell make. */
  pulledFrom(cell: number): number[][] {
    return this.around(cell).flatMap((lever) => pullsOf(this.content, this.tileAt(lever)).map((pull) => this.pulled(lever, pull)));
  }

  private pulled(lever: number, { becomes, changes }: Pull): number[] {
    const { content: { tiles }, plan } = this;
    const terrain = this.terrain.slice();
    if (becomes !== undefined) terrain[lever] = tiles.findIndex(({ id }) => id === becomes);
    const at = { x: lever % plan.width, y: Math.floor(lever / plan.width) };
    for (const change of changes) for (const [cell, tile] of changedCells({ ...plan, terrain }, tiles, change, at)) terrain[cell] = tile;
    return terrain;
  }

  private drift(cell: number): number {
    const { carries } = this.tileAt(cell) ?? {};
    const next = carries === undefined ? null : this.beside(cell, COMPASS[carries]);
    return next !== null && (this.isLand(next) || this.isDeep(next)) ? next : cell;
  }

  private around(cell: number): number[] {
    return DIRECTIONS.flatMap((step) => this.beside(cell, step) ?? []);
  }

  private beside(cell: number, step: { readonly x: number; readonly y: number }): number | null {
    const { width, height } = this.plan;
    const [x, y] = [(cell % width) + step.x, Math.floor(cell / width) + step.y];
    return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
  }

  private isLand(cell: number): boolean {
    const tile = this.tileAt(cell);
    return tile?.walkable === true || (this.areLocksOpen && tile?.key !== undefined);
  }

  private isDeep(cell: number): boolean {
    return this.tileAt(cell)?.deep !== undefined;
  }

  private tileAt(cell: number): TileKind | undefined {
    return this.content.tiles[this.terrain[cell] as number];
  }
}

/** What a choice at a lever makes of the lever, if anything, and changes. */
interface Pull {
  readonly becomes: string | undefined;
  readonly changes: readonly Change[];
}

/** The choices at a tile that change others. */
function pullsOf(content: Content, tile: TileKind | undefined): Pull[] {
  const feature = content.features.get(tile?.id ?? '');
  return Object.values(feature?.choices ?? {})
    .map(({ effects, becomes = feature?.becomes }) => ({ becomes, changes: effects.flatMap((effect) => (effect.do === 'change' ? [effect] : [])) }))
    .filter(({ changes }) => changes.length > 0);
}
