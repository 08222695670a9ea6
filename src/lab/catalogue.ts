import { packs } from '../content/packs';
import type { Content } from '../engine/content';
import { fold, textHash } from '../engine/core/hash';
import { deepestFloor } from '../engine/rules/depth';
import type { FloorPlan } from '../engine/ports';
import { ProcgenService } from '../procgen/ProcgenService';
import { command } from './Command';
import { contentById } from './contentById';
import { reportOf } from './floors';

/** The seeds per pack, and the floors of one without end. */
const SEEDS = 20;
const ENDLESS = 10;

/** The seed catalogue of all packs: the content of `tests/fixtures/seeds.txt`. */
export const seedCatalogue = command('catalogue', 'the seed catalogue of the built-in packs', {}, () => {
  const lines = Object.keys(packs).flatMap((id) => catalogue(contentById(id)));
  return { data: lines, lines };
});

/** The seed catalogue of a pack, or of its first seeds: a line per seed and floor. A difference is meant, or a bug. */
export function catalogue(content: Content, seeds = SEEDS): string[] {
  const lines: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const service = new ProcgenService(content, String(seed));
    for (let floor = 1; floor <= (deepestFloor(content) ?? ENDLESS); floor++) {
      const { plan, rooms } = reportOf(content, { seed: String(seed), floor, service });
      const { arrival, monsters, items } = plan;
      const counts = `${rooms} rooms, ${monsters.length} monsters, ${items.length} items`;
      lines.push(`${content.id} seed ${seed} floor ${floor}: ${counts}, arrival ${arrival.x},${arrival.y}, ${planHash(plan)}`);
    }
  }
  return lines;
}

/** A plan's hash as eight hexadecimal digits. */
function planHash(plan: FloorPlan): string {
  let hash = fold(plan.width, plan.height);
  for (const tile of Array.from(plan.terrain)) hash = fold(hash, tile);
  for (const { id, x, y } of [...plan.monsters, ...plan.items, ...plan.traps]) hash = fold(fold(fold(hash, textHash(id)), x), y);
  for (const rarity of raritiesOf(plan)) hash = fold(hash, textHash(rarity));
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The features that only campaign floors have, as texts. */
function raritiesOf({ monsters, traps, places }: FloorPlan): string[] {
  return [
    ...monsters.flatMap(({ elite, asleep }, index) => [...elite, ...(asleep ? ['asleep'] : [])].map((what) => `${index} ${what}`)),
    ...traps.flatMap(({ hidden }, index) => (hidden ? [`${index} hidden`] : [])),
    ...places.map(({ vault, x1, y1 }) => `${vault} ${x1} ${y1}`),
  ];
}
