import type { Content } from '../../engine/content';
import { openFloor } from '../../engine/floor/openFloor';
import { ProcgenService } from '../../procgen/ProcgenService';
import { reportOf } from '../floors';
import { unlessFailed } from '../PackFailure';
import { Mean, type Estimate } from '../statistics/intervals';

/** What seeds place on a floor, before anything happens there. */
export interface Placed {
  readonly monsters: Estimate;
  /** Per monster, including its depth and elite bonuses. */
  readonly hp: number;
  readonly power: number;
  /** Elites per hundred monsters. */
  readonly eliteShare: number;
  readonly traps: Estimate;
  readonly items: Estimate;
  /** The uses of each layout. */
  readonly layouts: Readonly<Record<string, number>>;
}

/** What these seeds place on each of so many floors, from the first; floors that the pack fails to make are left out. */
export function placedBy(content: Content, seeds: readonly string[], floors: number): Placed[] {
  const services = seeds.map((seed) => ({ seed, service: new ProcgenService(content, seed) }));
  return Array.from({ length: floors }, (_, index) => placedOn(content, services, index + 1));
}

function placedOn(content: Content, services: readonly { readonly seed: string; readonly service: ProcgenService }[], number: number): Placed {
  const monsters = new Mean();
  const traps = new Mean();
  const items = new Mean();
  const sums = { monsters: 0, hp: 0, power: 0, elites: 0 };
  const layouts: Record<string, number> = {};
  for (const { seed, service } of services) {
    const report = unlessFailed([], () => reportOf(content, { seed, floor: number, service }));
    if (!report) continue;
    const { plan, layout } = report;
    const { floor } = openFloor(content, { nextId: 1 }, plan);
    layouts[layout] = (layouts[layout] ?? 0) + 1;
    monsters.add(floor.actors.length);
    traps.add(floor.traps.length);
    items.add(floor.items.length);
    for (const { maxHp, power, elite } of floor.actors) {
      sums.monsters++;
      sums.hp += maxHp;
      sums.power += power;
      if (elite.length > 0) sums.elites++;
    }
  }
  const all = Math.max(1, sums.monsters);
  return {
    monsters: monsters.estimate(), hp: sums.hp / all, power: sums.power / all, eliteShare: (100 * sums.elites) / all,
    traps: traps.estimate(), items: items.estimate(), layouts,
  };
}
