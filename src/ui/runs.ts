import { packs } from '../content/packs';
import type { Content, PackRows } from '../engine/content';
import type { Game } from '../engine/Game';
import { brokenInvariants } from '../engine/invariants';
import { loadContent } from '../engine/loadContent';
import { decodeRun } from '../engine/save';
import { newGame, resumeGame } from '../procgen/newGame';
import { text } from './text';

const known: Readonly<Partial<Record<string, PackRows>>> = packs;

/** A fresh run of a pack that exists. */
export function beginRun(pack: string, seed: string): Game {
  const rows = known[pack];
  if (!rows) throw new Error(`no pack ${pack}`);
  return newGame(contentOf(rows), seed);
}

/** The run in a stored text, or a sentence that says why there is none in it. */
export function reviveRun(stored: string): { ok: true; game: Game } | { ok: false; why: string } {
  const run = decodeRun(stored);
  if (!run.ok) return run;
  const rows = Object.hasOwn(known, run.state.pack) ? known[run.state.pack] : undefined;
  if (!rows) return { ok: false, why: text('ui.fault.packGone', { pack: `"${run.state.pack}"` }) };
  try {
    const game = resumeGame(contentOf(rows), run.state);
    const [fault] = brokenInvariants(game);
    return fault === undefined ? { ok: true, game } : { ok: false, why: text('ui.fault.notRevived', { why: fault }) };
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
