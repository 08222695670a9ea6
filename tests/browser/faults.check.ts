import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { Replaying } from '../../src/engine/run/Replaying';
import { archiveName, decodeArchive } from '../../src/keep/archive';
import { recordingIn } from '../../src/keep/replays/verify';
import { reviveRun } from '../../src/keep/saves/pickRun';
import { screenshot, test } from './harness/test';
import { runOf } from './harness/Pilot';
import { breakNext, prepareFaults, standingOf } from './harness/plant';

/** Saved by one check for another. */
let exported = { name: '', text: '', hash: 0 };

/** A busy machine takes long to load a page. */
const PATIENT = { timeout: 120_000 };

/** Errors of the engine and of the view, planted into the built page: none costs a turn. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('an action that fails stops the game, and the report has all details', async ({ page, open, expectTrouble }) => {
  expectTrouble(/planted in the engine/);
  await prepareFaults(page);
  await open('?pack=lanternfall&seed=faults');
  await waitTurns(page, 3);
  const before = await standingOf(page);
  await breakNext(page, 'engine');
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  const report = await panel.getByLabel('Report').inputValue();
  assert.match(report, /planted in the engine/);
  assert.match(report, /Broke: in the action w/);
  assert.match((await panel.textContent()) ?? '', /Your last action failed and wasn't saved/);
  const decoded = decodeReplay(recordingIn(report));
  assert.ok(decoded.ok);
  const playing = new Replaying(runOf('lanternfall', 'faults'), decoded);
  for (let i = 0; i < 3; i++) playing.next();
  assert.deepEqual([playing.game.hash, playing.desync], [before.hash, null]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('.');
  assert.equal((await standingOf(page)).turn, before.turn === null ? null : before.turn + 1, 'the broken run is not played on');
  await screenshot('faults-engine', page);
});

test('its buttons work by keys: report and save as files, then a restart at the last good turn', async ({ page }) => {
  const report = await saved(page, 'Save report');
  assert.match(report.text, /planted in the engine/);
  const save = await saved(page, 'Export all data');
  assert.equal(save.name, archiveName(new Date()));
  const archive = decodeArchive(save.text, save.name);
  const revived = archive.ok && archive.archive.run !== null ? reviveRun(archive.archive.run) : null;
  assert.ok(revived?.ok);
  assert.equal(revived.run.game.state.turn, 3);
  exported = { ...save, hash: revived.run.game.hash };
  await page.getByRole('button', { name: 'Restart' }).focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await turnIs(page, 3);
  assert.deepEqual((await standingOf(page)).hash, revived.run.game.hash);
  assert.equal(await page.getByRole('alertdialog').count(), 0);
});

test('the same error again offers the previous save, which continues one turn earlier', async ({ page, expectTrouble }) => {
  expectTrouble(/planted in the engine/);
  await breakNext(page, 'engine');
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  assert.match((await panel.textContent()) ?? '', /in the same place as last time/);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Load previous save');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await turnIs(page, 2);
  // Until the run is taken up again a key may fall on the page that is still loading.
  await isSaved(page, 2);
  await page.keyboard.press('.');
  await turnIs(page, 3);
});

test('an error of the view costs the run nothing, and the screen says so', async ({ page, expectTrouble }) => {
  expectTrouble(/planted in the view/);
  await breakNext(page, 'view');
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  assert.match((await panel.textContent()) ?? '', /Your run is safe/);
  const { hash } = await standingOf(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Restart' }).click()]);
  await turnIs(page, 4);
  assert.equal((await standingOf(page)).hash, hash);
});

test('a saved file is imported on the error screen, and replaces the broken run', async ({ page, expectTrouble }) => {
  expectTrouble(/planted in the engine/);
  await breakNext(page, 'engine');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Import file' }).click()]);
  await Promise.all([page.waitForEvent('load'), chooser.setFiles({ name: exported.name, mimeType: 'application/json', buffer: Buffer.from(exported.text) })]);
  await turnIs(page, 3);
  assert.equal((await standingOf(page)).hash, exported.hash);
});

test('on a phone, in German, every button is reachable and large enough', async ({ newPhone, url, expectTrouble }) => {
  expectTrouble(/planted in the engine/);
  const phone = await newPhone();
  await phone.addInitScript({ content: `Object.defineProperty(navigator, 'languages', { value: ['de-AT'] });` });
  await prepareFaults(phone);
  await phone.goto(`${url}?pack=lanternfall&seed=faults`);
  await turnIs(phone, 0);
  await breakNext(phone, 'engine');
  await phone.getByRole('alertdialog').waitFor();
  for (const name of ['Neu starten', 'Vorigen Stand laden', 'Alles exportieren', 'Datei importieren', 'Bericht kopieren', 'Bericht speichern']) {
    const box = await phone.getByRole('button', { name }).boundingBox();
    assert.ok(box && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390, `${name} at ${JSON.stringify(box)}`);
  }
  await screenshot('faults-phone', phone);
});

async function waitTurns(page: Page, turns: number): Promise<void> {
  await isSaved(page, 0);
  for (let turn = 1; turn <= turns; turn++) {
    await page.keyboard.press('.');
    // Each turn in its own save: two of them are kept.
    await isSaved(page, turn);
  }
}

async function turnIs(page: Page, turn: number): Promise<void> {
  await page.waitForFunction((wanted) => (window as unknown as { lanternfall?: { turn: number | null } }).lanternfall?.turn === wanted, turn, PATIENT);
}

async function isSaved(page: Page, turn: number): Promise<void> {
  await page.waitForFunction((wanted) => (window as unknown as { lanternfall?: { savedTurn: number | null } }).lanternfall?.savedTurn === wanted, turn, PATIENT);
}

/** The file that a button offers when pressed by a key. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: button }).focus();
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await waiting;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}
