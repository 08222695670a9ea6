import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import { compiledPack } from '../../src/lab/compiledPack';
import { bundle } from '../../src/lab/runs/playRuns';
import { runProgram, type RunAnswer, type RunJob, type RunRequest } from '../../src/lab/runs/runProgram';
import { test } from './harness/test';
import { serve } from './harness/serve';

const SEEDS = ['1', '2', '3'];
const JOBS: readonly RunJob[] = [packs.lanternfall, packs.classic].map((pack) => ({ pack, bot: 'fighter', turns: 300, floors: 3 }));
const REQUESTS: readonly RunRequest[] = JOBS.flatMap((job) => [{ job }, { seeds: SEEDS }]);

/** The lab's program in this browser, on a site of its own: the game's has no use for it. */

test(`a worker plays ${SEEDS.length} seeds of ${JOBS.length} packs as Node does`, async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>runs</title>');
  writeFileSync(join(folder, 'worker.js'), bundle('browser'));
  const site = await serve(folder);
  const profile = await browser.newContext();
  try {
    const lab = await profile.newPage();
    await lab.goto(site.url);
    const there = await lab.evaluate(answersOfWorker, { requests: REQUESTS, count: JOBS.length * SEEDS.length });
    const here: RunAnswer[] = [];
    REQUESTS.forEach(runProgram((answer) => here.push(answer), compiledPack));
    assert.deepEqual(there, here);
    assert.deepEqual(here.map((answer) => 'record' in answer && answer.record.seed), JOBS.flatMap(() => SEEDS));
  } finally {
    await profile.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
});

/** Runs in the page: what its worker answers, up to a number of answers or the first error. */
function answersOfWorker({ requests, count }: { readonly requests: readonly RunRequest[]; readonly count: number }): Promise<RunAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: RunAnswer[] = [];
    const worker = new Worker('worker.js');
    worker.onerror = ({ message }) => { reject(new Error(message)); };
    worker.onmessage = ({ data }: MessageEvent<RunAnswer>) => {
      answers.push(data);
      if ('error' in data || answers.length === count) resolve(answers);
    };
    for (const request of requests) worker.postMessage(request);
  });
}
