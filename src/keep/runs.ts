import { Become } from '../engine/actions/Become';
import { newGame } from '../procgen/newGame';
import { Run, type RunStart } from './Run';
import { contentOf } from './packRegistry';

/** Begins a run as that hero, or as the pack's first where it has no such hero; throws for an unknown pack. */
export function beginRun(pack: string, seed: string, { hero = '', ...start }: RunStart & { readonly hero?: string }): Run {
  const content = contentOf(pack);
  if (!content) throw new Error(`no pack ${pack}`);
  const run = Run.begun(newGame(content, seed), start);
  const place = [...content.heroes.keys()].indexOf(hero);
  if (place > 0) run.turn(new Become(place));
  return run;
}
