import { packs } from '../content/packs';
import type { Content, PackRows } from '../engine/content';
import { brokenInvariants } from '../engine/invariants';
import { loadContent } from '../engine/loadContent';
import { decodeRun } from '../engine/save';
import { newGame, resumeGame } from '../procgen/newGame';
import { Run, type RunStart } from './Run';
import { text } from './text';

const known: Readonly<Partial<Record<string, PackRows>>> = packs;

/** A fresh run of a pack that exists. */
export function beginRun(pack: string, seed: string, start: RunStart): Run {
  const rows = known[pack];
  if (!rows) throw new Error(`no pack ${pack}`);
  return Run.begun(newGame(contentOf(rows), seed), start);
}

/** The run in a stored text, or a sentence that says why there is none in it. */
export function reviveRun(stored: string): { ok: true; run: Run } | { ok: false; why: string } {
  const decoded = decodeRun(stored);
  if (!decoded.ok) return decoded;
  const { state, record } = decoded.run;
  const rows = Object.hasOwn(known, state.pack) ? known[state.pack] : undefined;
  if (!rows) return { ok: false, why: text('ui.fault.packGone', { pack: `"${state.pack}"` }) };
  try {
    const game = resumeGame(contentOf(rows), state);
    const [fault] = brokenInvariants(game);
    return fault === undefined ? { ok: true, run: Run.revived(game, record) } : { ok: false, why: text('ui.fault.notRevived', { why: fault }) };
  } catch (error) {
    return { ok: false, why: text('ui.fault.notRevived', { why: String(error) }) };
  }
}

/** What is in a pack; null where there is none of that id. */
export function packContent(pack: string): Content | null {
  const rows = Object.hasOwn(known, pack) ? known[pack] : undefined;
  return rows ? contentOf(rows) : null;
}

function contentOf(rows: PackRows): Content {
  const loaded = loadContent(rows);
  if (!loaded.ok) throw new Error(loaded.faults.join('\n'));
  return loaded.content;
}
