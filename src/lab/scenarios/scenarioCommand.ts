import type { Content } from '../../engine/content';
import { didYouMean } from '../../engine/core/nearest';
import { Replaying } from '../../engine/run/Replaying';
import { command, type CommandResult, refuseIdle } from '../Command';
import { contentById, ENGLISH, isPackFile, textsById } from '../contentById';
import { UsageError } from '../failures';
import { textOf, writeText } from '../files';
import { needs, recordingRead, takes } from '../options';
import { beginRun } from '../playRun';
import { readRecording } from '../replay';
import { distinctness } from './distinctness';
import { exportScenario } from './exportScenario';
import { playScenario } from './playScenario';
import { printScenario } from './printScenario';
import { labelOf, scenarioIn, unknownIn } from './readScenario';
import type { Scenario } from './Scenario';
import { showScenario } from './showScenario';

const OPTIONS = { ...takes('pack', 'show'), replay: recordingRead, ...takes('turn', 'radius', 'actions', 'out') };

const PURPOSE = 'plays scenarios and says what is not as expected; with --replay and --turn, makes one from a recording';

const NOTHING = 'lab scenario plays files of scenarios: scenario FILE..., or makes one: scenario --replay FILE --turn N.';

/** What is for making one. */
const CUT = ['turn', 'radius', 'actions', 'out'];

export const scenario = command('scenario [FILE...]', PURPOSE, OPTIONS, (given, _say, ...files) => {
  const { pack, show, replay, turn, radius, actions, out } = given;
  if (replay === undefined) {
    refuseIdle(given.chosen, CUT, 'goes with --replay, which names a recording.');
    if (files.length === 0) throw new UsageError(NOTHING);
    return show === true ? showFiles(pack, files) : playFiles(pack, files);
  }
  refuseIdle(given.chosen, ['show'], 'goes with files of scenarios, not with --replay.');
  const [file] = files;
  if (file !== undefined) throw new UsageError(`lab scenario plays files or makes one from a recording: leave out --replay or ${file}.`);
  if (turn === undefined) throw new UsageError('--turn is missing: the turn of the recording that is cut out.');
  const contentFor = (id: string): Content => contentById(packNamed(pack, id));
  const recorded = readRecording(textOf(replay), replay, contentFor);
  const run = new Replaying(beginRun(contentFor(recorded.replay.pack), recorded.replay.seed), recorded);
  const made = exportScenario(run, recorded.steps, { turn, radius, actions });
  const text = printScenario(made.scenario);
  if (out !== undefined) writeText(out, text);
  const wide = Number.isFinite(made.radius) ? `${made.radius} steps around the hero` : 'the whole floor';
  const told = `${out ?? ''}: ${wide}, with ${made.actions} of ${actions} actions, which go as in the recording.`;
  return { data: made.scenario, lines: out === undefined ? text.trimEnd().split('\n') : [told] };
});

const DISTINCT = 'how much more a kind costs in a scenario if it is taken for its relative';

/** From this ratio on two kinds play differently. */
const DISTINCT_FROM = 1.3;

const FIGHTS = { ...takes('pack'), ...needs('kind', 'relative'), ...takes('forks') };

export const distinct = command('distinct <FILE>', DISTINCT, FIGHTS, (given, _say, file = '') => {
  const { pack, kind, relative, forks } = given;
  const { content, scenario: found } = scenarioFor(pack, file);
  const unknown = [kind, relative].find((breed) => !content.breeds.has(breed));
  if (unknown !== undefined) {
    throw new UsageError(`The pack ${content.id} has no breed "${unknown}"${didYouMean(unknown, [...content.breeds.keys()])}`);
  }
  const { mistaken, known, ratio } = distinctness(content, found, { kind, relative }, forks);
  const isDistinct = ratio.value >= DISTINCT_FROM;
  const [value, low, high] = [ratio.value, ratio.low, ratio.high].map((each) => each.toFixed(2));
  const answer = `${isDistinct ? '' : 'not '}distinct, from ${DISTINCT_FROM} on`;
  const lines = [
    `taken for ${relative}, by what is best against that (${mistaken.answer}): ${kind} costs ${mistaken.mean.toFixed(1)} HP`,
    `known as it is, by what is best against it (${known.answer}): ${known.mean.toFixed(1)} HP`,
    `${value ?? ''} times as much (${low ?? ''} to ${high ?? ''}), over ${forks} fights: ${answer}`,
  ];
  const plain = ({ answer, mean }: typeof known): object => ({ answer, mean });
  const data = { kind, relative, forks, mistaken: plain(mistaken), known: plain(known), ratio };
  return { data, lines, ...(isDistinct ? {} : { isFailure: true }) };
});

/** A scenario and its pack, all of whose ids it has; else a `UsageError` that lists the faults. */
function scenarioFor(pack: string, file: string): { readonly content: Content; readonly scenario: Scenario } {
  const read = scenarioIn(textOf(file), file);
  if (!read.ok) throw new UsageError(read.faults.join('\n'));
  const content = contentById(packNamed(pack, read.scenario.pack));
  const unknown = unknownIn(content, read.scenario);
  if (unknown.length > 0) throw new UsageError(unknown.map((fault) => labelOf(file, read.scenario) + fault).join('\n'));
  return { content, scenario: read.scenario };
}

function showFiles(pack: string, files: readonly string[]): CommandResult {
  const shown = files.map((file) => {
    const { content, scenario: found } = scenarioFor(pack, file);
    const telling = { texts: textsById(packNamed(pack, found.pack)), tongue: ENGLISH };
    return { file, name: found.name, lines: showScenario(content, found, telling) };
  });
  return { data: { scenarios: shown }, lines: shown.flatMap(({ file, name, lines }) => [`${file}: ${name}`, ...lines, '']) };
}

function playFiles(pack: string, files: readonly string[]): CommandResult {
  const played = files.map((file) => ({ file, faults: faultsOf(pack, file) }));
  const failed = played.filter(({ faults }) => faults.length > 0);
  const all = `${played.length - failed.length} of ${played.length} scenarios play as expected.`;
  return { data: { scenarios: played }, lines: [...failed.flatMap(({ faults }) => faults), all], isFailure: failed.length > 0 };
}

function faultsOf(pack: string, file: string): readonly string[] {
  const read = scenarioIn(textOf(file), file);
  if (!read.ok) return read.faults;
  const { scenario: found } = read;
  return playScenario(contentById(packNamed(pack, found.pack)), found).faults.map((fault) => labelOf(file, found) + fault);
}

/** The name of the pack with this id, which a pack file may be that was named; of the pack that was named where there is no id. */
function packNamed(pack: string, id: string | undefined): string {
  return id === undefined || (isPackFile(pack) && contentById(pack).id === id) ? pack : id;
}
