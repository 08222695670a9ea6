import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { replayTurn } from '../../src/engine/run/Recording';
import { newGame } from '../../src/procgen/newGame';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import { encodeReplay } from '../../src/engine/run/replay';
import { recordingIn } from '../../src/keep/replays/verify';
import { screenshot, test, type CheckContext } from './harness/test';
import { settled } from './harness/waits';

/** Recorded runs leave the page, come back by their links, and are the same run in the page and in Node. */

test('a finished run is copied as a link, which replays it hash by hash as in Node, and leaves the current run alone', watchByLink);
test('a long run is watched at full speed, wound back and forth, and taken over', watchLong);
test('a pasted score is verified, on a phone too', checkScores);
test('a broken link is reported, and one with markup for a seed stays text', refuseLink);

/** What the page reports about the run on screen. */
function shown(page: Page): Promise<{ hash: number; turn: number; seed: string }> {
  return page.evaluate(() => {
    const { hash, turn, seed } = (window as unknown as { lanternfall: { hash: number; turn: number; seed: string } }).lanternfall;
    return { hash, turn, seed };
  });
}

/** Every run the browser stores, as it is stored. */
function storedRuns(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('lanternfall');
        request.onerror = () => { reject(new Error('no database')); };
        request.onsuccess = () => {
          const store = request.result.transaction('runs', 'readonly').objectStore('runs');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(keys.result.map((key, index) => [key, values.result[index] as unknown]).filter(([key]) => String(key).startsWith('run.') || String(key).startsWith('history.'))));
          };
        };
      }),
  );
}

/** The hash after each number of actions of a recording, from 0 on. */
function hashesOf(text: string): number[] {
  const decoded = decodeReplay(text);
  assert.ok(decoded.ok);
  const game = newGame(shippedContent(decoded.replay.pack), decoded.replay.seed);
  const hashes = [game.hash];
  for (const step of decoded.steps) {
    assert.equal(replayTurn(game, step).desync, null);
    hashes.push(game.hash);
  }
  assert.equal(game.hash, decoded.replay.hash);
  return hashes;
}

/** Moves the slider and waits until the replay is there. */
async function scrub(page: Page, to: number, hashes: readonly number[]): Promise<void> {
  await page.locator('.watch-scrub').fill(String(to));
  await arrive(page, to, hashes);
}

async function arrive(page: Page, at: number, hashes: readonly number[]): Promise<void> {
  await page.getByText(new RegExp(`^Replay Turn \\d+ · Floor \\d+ · Action ${at}/${hashes.length - 1}$`)).waitFor();
  assert.equal((await shown(page)).hash, hashes[at], `the state after action ${at} is another than in Node`);
}

const press = async (page: Page, ...names: readonly string[]): Promise<void> => { for (const name of names) await page.keyboard.press(name); };

async function watchByLink({ page, url, open }: CheckContext): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('?pack=goblins&seed=1');
  await page.getByRole('log').waitFor();
  const over = page.locator('.dialog-over');
  for (let turn = 0; turn < 60 && !(await over.isVisible()); turn++) await press(page, '.');
  const { hash } = await shown(page);
  await settled(page);
  await page.getByRole('button', { name: 'Share run' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${url}#replay=LF1~`), link.slice(0, 80));
  const hashes = hashesOf(recordingIn(link));
  assert.equal(hashes.at(-1), hash);
  await press(page, 'Escape');
  await page.getByRole('button', { name: /^Watch last 20 turns/ }).click();
  await page.locator('.watch').waitFor();
  await press(page, 'Escape');
  await over.waitFor();
  await page.getByRole('button', { name: 'New run' }).click();
  await over.waitFor({ state: 'detached' });
  await press(page, '.', '.');
  await page.waitForTimeout(500);
  const before = { ...(await shown(page)), stored: await storedRuns(page) };
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.watch').waitFor();
  await press(page, ' ');
  for (const to of [0, hashes.length - 1, 2, 5, 1]) await scrub(page, to, hashes);
  await screenshot('replay', page);
  await press(page, 'Escape');
  await page.locator('.watch').waitFor({ state: 'detached' });
  assert.deepEqual({ ...(await shown(page)), stored: await storedRuns(page) }, before);
  assert.equal(await page.evaluate(() => location.hash), '');
}

async function watchLong({ page, url, newPage }: CheckContext): Promise<void> {
  const line = encodeReplay(playWithReplay(shippedContent('lanternfall'), { seed: '4', bot: BOTS['fighter'] as Bot, turns: 1200 }).replay);
  const hashes = hashesOf(line);
  await page.goto('about:blank');
  const watcher = await newPage(1280, 720);
  await watcher.goto(`${url}#replay=${line}`);
  await watcher.locator('.watch').waitFor();
  await press(watcher, ...new Array<string>(6).fill('ArrowUp'));
  await watcher.getByText('64x').waitFor();
  await watcher.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 60_000 });
  await arrive(watcher, hashes.length - 1, hashes);
  for (const to of [3, 777, 250, 1100, 500]) await scrub(watcher, to, hashes);
  await press(watcher, 'ArrowRight');
  await arrive(watcher, 501, hashes);
  await screenshot('replay-long', watcher);
  await press(watcher, 'Enter');
  await watcher.getByRole('button', { name: 'Abandon run and play' }).click();
  await watcher.locator('.watch').waitFor({ state: 'detached' });
  assert.equal((await shown(watcher)).hash, hashes[501]);
  await press(watcher, '.');
  await watcher.waitForTimeout(500);
  const after = await shown(watcher);
  await watcher.goto(url);
  await watcher.getByRole('log').waitFor();
  assert.deepEqual(await shown(watcher), after);
}

async function checkScores({ url, newPhone }: CheckContext): Promise<void> {
  const line = encodeReplay(playWithReplay(shippedContent('classic'), { seed: '3', bot: BOTS['random'] as Bot, turns: 5000 }).replay);
  const phone = await newPhone();
  await phone.goto(url);
  await phone.getByRole('button', { name: 'History' }).tap();
  await phone.getByRole('button', { name: 'Verify a score' }).tap();
  const field = phone.getByRole('textbox', { name: 'Replay or link' });
  await field.fill(`See: ${line}`);
  await phone.getByRole('button', { name: 'Verify', exact: true }).tap();
  await phone.getByText('Verified', { exact: true }).waitFor();
  await screenshot('score-phone', phone);
  await field.fill(`${line.slice(0, -1)}${line.endsWith('A') ? 'B' : 'A'}`);
  await phone.getByRole('button', { name: 'Verify', exact: true }).tap();
  await phone.getByText('Not verified', { exact: true }).waitFor();
  await phone.getByText(/^At action 548 of 548 \(turn \d+\) the run no longer matches/).waitFor();
  await field.fill(line);
  await phone.getByRole('button', { name: 'Watch', exact: true }).tap();
  await phone.locator('.watch').waitFor();
  await screenshot('replay-phone', phone);
  const sizes = await phone.locator('.watch button, .watch input').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  assert.ok(sizes.every((height) => height >= 44), sizes.join());
}

async function refuseLink({ page, url }: CheckContext): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}#replay=LF1~1.00000000~classic~a~5~00000000~wA`);
  await page.getByText('The replay is incomplete: only 1 of 5 actions.').first().waitFor();
  assert.equal(await page.locator('.watch').count(), 0);
  // A link opened while the page is already open, with a seed that looks like markup.
  await page.evaluate(() => { location.hash = '#replay=LF1~1.00000000~classic~%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E~1~00000000~wA'; });
  await page.locator('.watch').waitFor();
  assert.equal((await shown(page)).seed, '<img src=x onerror=alert(1)>');
  assert.equal(await page.locator('img').count(), 0);
  await page.getByText(/it no longer matches the recording.*1\.00000000/).first().waitFor();
}
