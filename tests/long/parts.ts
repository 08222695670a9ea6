import { extentOf, runLane, type Outcome } from '../trust/lane';
import { LANES } from '../trust/lanes';
import { recordings } from '../trust/recordings';
import { replayed } from '../trust/replayed';
import { carryTo, hashesIn, playIn, workshopIn } from './browsers';
import { outcomeOf, runProgram, type Part } from './outcome';

const RECORDINGS = 40;
const TURNS = 100_000;
const KILLS = 50;
/** How much more heap may be held after all turns than after the first fifth of them. */
const HEAP_PERCENT = 5;
const NODE = process.execPath;

/** Every part of the long run by name, the longest first, so that two at a time end together. */
export const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(LANES.map((lane) => [lane.name, async () => [await runLane(lane, extentOf(process.env))]])),
  kills,
  heap,
  suites,
  recordings: playRecordings,
  crashes,
  'hashes-chromium': hashesIn('chromium'),
  'hashes-firefox': hashesIn('firefox'),
  'hashes-webkit': hashesIn('webkit'),
  'workshop-chromium': workshopIn('chromium'),
  'workshop-firefox': workshopIn('firefox'),
  'workshop-webkit': workshopIn('webkit'),
  'play-chromium': playIn('chromium'),
  'play-firefox': playIn('firefox'),
  'play-webkit': playIn('webkit'),
  'replay-firefox': carryTo('firefox'),
  'replay-webkit': carryTo('webkit'),
};

/** Parts that open a browser: they need a display, and the page built before. */
export function needsBrowser(name: string): boolean {
  return name.includes('-') || name === 'kills';
}

function playRecordings(): Promise<Outcome[]> {
  const played = recordings().map(([name, text]) => replayed(name, text));
  const failures = played.flatMap(({ error }) => error ?? []);
  const turns = played.reduce((sum, each) => sum + each.turns, 0);
  if (turns < TURNS) failures.push(`The recordings are ${turns} turns of ${TURNS}.`);
  return Promise.resolve([outcomeOf({ name: 'recordings', unit: 'recordings to their hash', wanted: RECORDINGS, done: played.length, failures, note: `${turns.toLocaleString('en')} turns` })]);
}

/** In a process of its own, where nothing else takes memory. */
function heap(): Promise<Outcome[]> {
  const { text, isWell } = runProgram(NODE, ['--expose-gc', '--import', 'tsx', 'tests/long/heap.ts']);
  const line = /^\{"turns".*\}$/m.exec(text)?.[0];
  const row = { name: 'heap', unit: 'turns without the heap growing', wanted: TURNS };
  if (!isWell || line === undefined) return Promise.resolve([outcomeOf({ ...row, done: 0, failures: [text.slice(-2000)] })]);
  const { turns, first, all } = JSON.parse(line) as { turns: number; first: { objects: number; whole: number }; all: { objects: number; whole: number } };
  const growth = (100 * (all.objects - first.objects)) / first.objects;
  const note = `objects ${first.objects.toLocaleString('en')} kB, then ${all.objects.toLocaleString('en')} kB: ${growth.toFixed(1)} % more; with compiled code ${first.whole.toLocaleString('en')}, then ${all.whole.toLocaleString('en')}`;
  return Promise.resolve([outcomeOf({ ...row, done: turns, note, failures: growth <= HEAP_PERCENT ? [] : [`The heap grew by ${growth.toFixed(1)} %.`] })]);
}

/** Every suite that repeats something as often as `SCALE` says. */
function suites(): Promise<Outcome[]> {
  const { text, isWell } = jest('--findRelatedTests', 'tests/support/scale.ts', '--testTimeout=3600000');
  const done = Number(/^Tests:.* (\d+) passed/m.exec(text)?.[1] ?? 0);
  return Promise.resolve([outcomeOf({ name: 'suites', unit: 'tests at their long numbers', wanted: 400, done, failures: isWell ? [] : [text.slice(-4000)] })]);
}

/** Pages that die after every single storage call; jest has the fake clock that this takes. */
function crashes(): Promise<Outcome[]> {
  const { text, isWell } = jest('tests/ui/crashes.slow.test.ts');
  const done = Number(/^ok {3}crashes: (\d+)/m.exec(text)?.[1] ?? 0);
  return Promise.resolve([outcomeOf({ name: 'crashes', unit: 'crashes after single calls of a storage', wanted: 100, done, failures: isWell ? [] : [text.slice(-4000)] })]);
}

function jest(...args: readonly string[]): ReturnType<typeof runProgram> {
  return runProgram(NODE, ['node_modules/jest/bin/jest.js', ...args, '--ci']);
}

function kills(): Promise<Outcome[]> {
  const { text, isWell } = runProgram(NODE, ['--import', 'tsx', 'tests/browser/killBrowser.ts', String(KILLS)]);
  const told = /^(\d+) kills: (.*)$/m.exec(text);
  const left = told === null && isWell && !process.env['CI'];
  const failures = isWell && (told !== null || left) ? [] : [text.slice(-3000)];
  return Promise.resolve([outcomeOf({ name: 'kills', unit: 'kills of Chromium with no confirmed turn lost', wanted: KILLS, done: Number(told?.[1] ?? 0), note: left ? 'left out: Chromium is not here' : (told?.[2] ?? ''), failures })]);
}
