import { Replaying, type Desync } from '../engine/run/Replaying';
import { decodeReplay, stepsOf, type DecodedReplay } from '../engine/run/decodeReplay';
import { versionOf } from '../engine/run/rulesVersion';
import { RUN_MAGIC } from '../engine/run/save';
import { scoreOf } from '../engine/facts/score';
import { decodeRun } from '../engine/run/decodeRun';
import type { Content } from '../engine/content';
import type { GameState } from '../engine/state';
import { resumeGame } from '../procgen/newGame';
import { command } from './Command';
import { contentById, isPackFile } from './contentById';
import { textOf } from './files';
import { takes } from './options';
import { blaming, placeOf, UsageError } from './failures';
import { beginRun } from './playRun';

/** The turn and hash after a number of actions. */
export interface HashCheckpoint {
  readonly action: number;
  readonly turn: number;
  readonly hash: number;
}

/** A replay's result: `desync` is null if it matches, `hashes` starts before the first action. */
export interface ReplayReport {
  readonly pack: string;
  readonly seed: string;
  /** The version of rules and tables of the recording, and ours. */
  readonly version: string;
  readonly ours: string;
  readonly actions: number;
  readonly result: 'agrees' | 'parts';
  readonly desync: Desync | null;
  readonly turns: number;
  readonly floor: number;
  readonly level: number;
  readonly score: number;
  readonly outcome: GameState['outcome'];
  readonly hash: number;
  readonly hashes: readonly HashCheckpoint[];
}

type ReadableReplay = Extract<DecodedReplay, { ok: true }>;

/** Looks up a pack's content by id. */
type Packs = (id: string) => Content;

const PURPOSE = 'replays a recording and tells where it diverges';

export const replay = command('replay <FILE>', PURPOSE, takes('pack'), ({ pack }, _say, file = '') => {
  const report = replayReport(textOf(file), file, (id) => contentById(isPackFile(pack) && contentById(pack).id === id ? pack : id));
  return { data: report, lines: replayLines(report) };
});

/** Plays the recording in a text to its end or first divergence. */
function replayReport(text: string, name: string, packs: Packs): ReplayReport {
  const recorded = readRecording(text, name, packs);
  const { pack, seed, version, count } = recorded.replay;
  const content = packs(pack);
  const run = new Replaying(beginRun(content, seed), recorded);
  const hashes: HashCheckpoint[] = [];
  const note = (): void => { hashes.push({ action: run.at, turn: run.game.state.turn, hash: run.game.hash }); };
  do note();
  while (run.next() !== null && run.desync?.how !== 'refused');
  const { state, hash } = run.game;
  return {
    pack,
    seed,
    version,
    ours: versionOf(content),
    actions: count,
    result: run.desync ? 'parts' : 'agrees',
    desync: run.desync,
    turns: state.turn,
    floor: state.floor,
    level: state.hero.level,
    score: scoreOf(run.game),
    outcome: state.outcome,
    hash,
    hashes,
  };
}

/** The report in readable lines. */
function replayLines(report: ReplayReport): string[] {
  const { pack, seed, version, ours, actions, desync, turns, floor, level, score, outcome, hash } = report;
  const made = version === ours ? `version ${version}` : `recorded with ${version}, played with ${ours}`;
  const end = outcome === null ? 'still under way' : outcome.kind === 'won' ? 'won' : `died of ${outcome.cause}`;
  return [
    `${pack}, seed ${JSON.stringify(seed)}, ${made}: ${actions} actions.`,
    `Turn ${turns}, floor ${floor}, level ${level}, score ${score}, ${end}, hash ${hash.toString(16).padStart(8, '0')}.`,
    desync ? desyncLine(desync, actions) : 'Verified: every hash matches.',
  ];
}

function desyncLine({ how, actions, turn, why }: Desync, all: number): string {
  switch (how) {
    case 'refused':
      return `Diverges after action ${actions} of ${all} (turn ${turn}): the next action is illegal.`;
    case 'differs':
      return `Diverges at action ${actions + 1} of ${all} (turn ${turn}): the state differs.`;
    case 'end':
      return `Diverges at the end (turn ${turn}): the final state differs.`;
    case 'broken':
      return `Fails after action ${actions} of ${all} (turn ${turn}): ${why}`;
  }
}

/** Reads the recording in a replay line, link or saved run. */
export function readRecording(text: string, name: string, packs: Packs): ReadableReplay {
  if (text.startsWith(`{"magic":"${RUN_MAGIC}"`)) return recordingOf(text, name, packs);
  const decoded = decodeReplay(text.slice(Math.max(0, text.indexOf('LF1~'))));
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.why}`);
  return decoded;
}

function recordingOf(text: string, name: string, packs: Packs): ReadableReplay {
  const decoded = decodeRun(text);
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.why}`);
  const { state, record } = decoded.run;
  if (record.deeds === null) throw new UsageError(`${name}: This run has no recording.`);
  const steps = stepsOf(record.deeds);
  if (typeof steps === 'number') throw new UsageError(`${name}: The recording is unreadable after action ${steps}.`);
  const { pack, seed } = state;
  const { hash } = blaming(() => placeOf({ state }), () => resumeGame(packs(pack), state));
  return { ok: true, replay: { version: record.version, pack, seed, actions: record.deeds, count: steps.length, hash }, steps };
}
