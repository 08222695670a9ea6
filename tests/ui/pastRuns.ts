import { Wait } from '../../src/engine/actions/moves';
import { stepsOf } from '../../src/engine/run/decodeReplay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { entryOf } from '../../src/ui/run/entryOf';
import type { HistoryEntry } from '../../src/keep/history';
import { beginRun, type Run, type RunStart } from '../../src/keep/Run';
import { put } from './support';

/** A run that has just begun. */
export function begun(more: Partial<RunStart> = {}, pack = 'lanternfall'): Run {
  return beginRun(pack, 'amber-owl-42', { id: 'a1b2c3', began: '2026-11-22T10:00:00.000Z', ranked: true, daily: '', ...more });
}

/** The same, ended by a rat. */
export function ended(more: Partial<RunStart> = {}, pack = 'lanternfall'): Run {
  const run = begun(more, pack);
  const { game } = run;
  put(game, pack === 'lanternfall' ? 'rat' : 'orc', { hp: 100, power: 50, asleep: false });
  game.state.player.hp = 1;
  for (let turn = 0; turn < 20 && !game.isOver; turn++) run.turn(new Wait());
  if (!game.isOver) throw new Error('nobody has ended the run');
  return run;
}

/** Its history entry. */
export function entry(more: Partial<HistoryEntry> = {}): HistoryEntry {
  const made = entryOf(ended(), new Date('2026-11-22T12:00:00Z'));
  if (!made) throw new Error('the run goes on');
  return { ...made, ...more };
}

/** Stored entries of runs that bots have played to their death; the seed names them. */
export function proven(pack: string, seed: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  const run = beginRun(pack, seed, { id: seed, began: '', ranked: true, daily: '' });
  const content = contentById(pack);
  const read = stepsOf(playWithReplay(content, { seed, bot: BOTS['random'] as Bot, turns: 5000 }).replay.actions);
  for (const { action } of typeof read === 'number' ? [] : read) run.turn(action);
  const made = entryOf(run, new Date('2026-11-22T12:00:00Z'));
  if (!made) throw new Error('the run goes on');
  return { ...made, ...more };
}
