import type { Content } from '../engine/content';
import { worthOf } from '../engine/floor/openFloor';
import type { FloorPlan } from '../engine/ports';
import type { FloorReport, ProcgenService } from '../procgen/ProcgenService';
import { blaming } from './failures';

/** A floor of a seed with its statistics; a pack that fails to make it is a `PackFailure`. */
export function reportOf(
  { id: pack }: Content, { seed, floor, service }: { seed: string; floor: number; service: ProcgenService },
): FloorReport {
  return blaming(() => ({ pack, seed, floor }), () => service.report(floor));
}

/** The experience that a floor's monsters are worth when it is made. */
export function worthOfPlan(content: Content, { number, monsters }: FloorPlan): number {
  return monsters.reduce((sum, { id, elite }) => sum + worthOf(content, { breed: id, elite }, number), 0);
}

/** The 10th, 50th and 90th of a hundred values, least first; zeros of none. */
export function tenths(values: readonly number[]): readonly [p10: number, p50: number, p90: number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (percent: number): number => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  return [at(10), at(50), at(90)];
}
