import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { serve } from '../browser/harness/serve';
import { extentOf, wantedOf, type Outcome } from '../trust/lane';
import { replayed, type Replayed } from '../trust/replayed';
import { runHashes } from '../trust/runHash';
import { classicHashes } from '../support/classicHashes';
import type { RunRecord } from '../../src/lab/runs/RunRecord';
import { buildEngine } from './browser/buildEngine';
import { playInWorkshop } from './browser/playInWorkshop';
import { MACHINES, until, type Machine } from './machines';
import { outcomeOf, type Part } from './outcome';

const BATCH = 20;
/** The most turns of the runs in the workshop. */
const TURNS = 800;
const POLL_MS = 1000;
/** By then every browser has played the runs. */
const MOST_MS = 1_800_000;
/** By then the page's sprites have loaded, for the screenshot that is kept. */
const REST_MS = 2000;
/** Runs to compare with Node: every day, and in the long run. */
export const HASHES = { target: 20, long: 1_000 };
/** A walk through the first floor of the campaign, including actions that are refused. */
const KEYS = 'jjllkknn..gjjllhhyyuubbnn..jkjkllhhg..';
const RUN = '?pack=lanternfall&seed=7';

/** The work of a part that needs a browser: reported as failed under `CI` if there is none, else as skipped. */
function withMachine(name: string, part: (start: () => Promise<Machine>) => Promise<Outcome>, row: Pick<Outcome, 'name' | 'unit' | 'wanted'>): Part {
  return async () => {
    const machine = MACHINES[name];
    const start = machine?.start() ?? null;
    if (start) return [await part(start)];
    const why = `${name} is not here; on Debian: apt-get install --no-install-recommends ${machine?.install ?? name}`;
    return [outcomeOf({ ...row, done: 0, note: `left out: ${why}`, failures: process.env['CI'] ? [why] : [] })];
  };
}

/** Runs have the same hash in a browser as in Node, turn by turn. */
export function hashesIn(name: string): Part {
  const row = { name: `hashes-${name}`, unit: `runs with the same hash in Node and ${name}`, wanted: wantedOf(HASHES, extentOf(process.env).scale) };
  return withMachine(name, async (start) => {
    const machine = await start();
    const failures: string[] = [];
    let done = 0;
    try {
      await machine.open('about:blank');
      // A single expression: one of the drivers accepts nothing else.
      await machine.value(`(() => { ${await buildEngine()}\n; return null; })()`);
      for (; done < row.wanted && failures.length === 0; done += BATCH) {
        const there = await machine.value<number[]>(`engine.runHashes(${done}, ${BATCH})`);
        runHashes(done, BATCH).forEach((hash, at) => {
          if (hash !== there[at]) failures.push(`run ${done + at}: ${hash} in Node, ${String(there[at])} in ${machine.version}`);
        });
      }
    } finally {
      await machine.close();
    }
    return outcomeOf({ ...row, done, failures, note: machine.version });
  }, row);
}

/** The workshop's own workers play to the same hashes as this process. */
export function workshopIn(name: string): Part {
  const row = { name: `workshop-${name}`, unit: `runs with the same hash in Node and the workshop in ${name}`, wanted: wantedOf(HASHES, extentOf(process.env).scale) };
  return withMachine(name, async (start) => {
    const site = await serve(resolve('dist'));
    const machine = await start();
    const failures: string[] = [];
    try {
      await machine.open(`${site.url}#workshop`);
      // What is sent there was compiled with a helper of this name.
      await machine.value(`(() => { window.__name = (target) => target; (${playInWorkshop.toString()})(${row.wanted}, ${TURNS}); return null; })()`);
      const here = classicHashes({ runs: row.wanted, turns: TURNS });
      const there = await hashesFrom(machine);
      here.forEach((hash, at) => {
        if (hash !== there[at]) failures.push(`seed ${at + 1}: ${hash} in Node, ${String(there[at])} in ${machine.version}`);
      });
    } finally {
      await machine.close();
      site.close();
    }
    return outcomeOf({ ...row, done: failures.length === 0 ? row.wanted : 0, failures, note: machine.version });
  }, row);
}

/** The hashes in the file of runs that the workshop saves. */
async function hashesFrom(machine: Machine): Promise<number[]> {
  for (const end = Date.now() + MOST_MS; ; ) {
    const file = await machine.value<string | null>('(window.savedRuns ?? null)');
    if (file !== null) return file.trim().split('\n').slice(1).map((line) => (JSON.parse(line) as RunRecord).hash);
    assert.ok(Date.now() < end, `${machine.version} shows: ${(await machine.value<string>('document.body.innerText')).slice(0, 400)}`);
    await new Promise((done) => { setTimeout(done, POLL_MS); });
  }
}

/** The real page starts, plays by keys, keeps the run over a reload, and its recording gives the same run in Node. */
export function playIn(name: string): Part {
  const row = { name: `play-${name}`, unit: `keys in the real page of ${name}`, wanted: KEYS.length };
  return withMachine(name, async (start) => {
    const site = await serve(resolve('dist'));
    const machine = await start();
    const failures: string[] = [];
    try {
      const { replay, hash } = await playKeys(machine, site.url);
      const here = replayed(name, replay);
      if (here.error !== null) failures.push(here.error);
      await machine.open(site.url);
      const again = await until(machine, ({ turn }) => turn !== null, 'the run again after a reload');
      if (again.hash !== hash) failures.push(`after a reload the run has the hash ${String(again.hash)} and not ${hash}`);
      await new Promise((done) => { setTimeout(done, REST_MS); });
      await machine.picture(`long-${name}`);
    } catch (error) {
      failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      await machine.close();
      site.close();
    }
    return outcomeOf({ ...row, done: failures.length === 0 ? KEYS.length : 0, failures, note: machine.version });
  }, row);
}

async function playKeys(machine: Machine, url: string): Promise<{ replay: string; hash: number }> {
  await machine.open(url + RUN);
  await until(machine, ({ turn }) => turn === 0, 'a run that the address asks for');
  for (const key of KEYS) await machine.press(key);
  const { turn, hash, replay } = await until(machine, (told) => told.turn !== null && told.turn > 0 && told.savedTurn === told.turn, 'a run that is kept');
  assert.ok(turn !== null && hash !== null && replay !== null);
  return { replay, hash };
}

/** A recording made by keys in Chromium's real page plays back the same in Node and in another browser. */
export function carryTo(name: string): Part {
  const row = { name: `replay-${name}`, unit: `recording from Chromium to ${name} and Node`, wanted: 1 };
  return withMachine(name, async (start) => {
    const chromium = MACHINES['chromium']?.start() ?? null;
    if (!chromium) return outcomeOf({ ...row, done: 0, note: 'left out: Chromium is not here', failures: process.env['CI'] ? ['Chromium is not here'] : [] });
    const site = await serve(resolve('dist'));
    const first = await chromium();
    const failures: string[] = [];
    try {
      const { replay } = await playKeys(first, site.url);
      const second = await start();
      try {
        await second.open('about:blank');
        await second.value(`(() => { ${await buildEngine()}\n; return null; })()`);
        const there = await second.value<Replayed>(`engine.replayed('chromium', ${JSON.stringify(replay)})`);
        const here = replayed('chromium', replay);
        failures.push(...[there.error, here.error].filter((error) => error !== null));
        if (there.turns !== here.turns || here.turns === 0) failures.push(`${there.turns} turns there, ${here.turns} here`);
      } finally {
        await second.close();
      }
    } finally {
      await first.close();
      site.close();
    }
    return outcomeOf({ ...row, done: failures.length === 0 ? 1 : 0, failures });
  }, row);
}
