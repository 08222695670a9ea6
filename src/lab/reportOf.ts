import type { Content } from '../engine/content';
import type { FloorReport, ProcgenService } from '../procgen/ProcgenService';
import { blaming } from './failures';

/** A floor of a seed with its statistics; a pack that fails to make it is a `PackFailure`. */
export function reportOf(
  { id: pack }: Content, { seed, floor, service }: { seed: string; floor: number; service: ProcgenService },
): FloorReport {
  return blaming(() => ({ pack, seed, floor }), () => service.report(floor));
}
