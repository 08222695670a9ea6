import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { drop, enter, noteStores } from './harness/workshop';
import { screenshot, test, type CheckContext } from './harness/test';

const MILL = readFileSync(join('docs', 'packs', 'drowned-mill.json'), 'utf8');

/** The game that is played in a frame of the workshop. */

test('a floor of the strip is played as it is shown, by mouse, and left for the same room', playsAFloor);
test('a pack is played and left by keyboard, touching neither runs nor settings', playsByKeyboard);
test('a pack without heroes of its own has one played for; a link to the workshop leads back to the one around', playsDeep);

test('a death of the runs is opened as a replay shortly before it, by mouse and by keyboard, and left for the same runs', watchesADeath);

async function playsAFloor({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('tab', { name: 'Floors' }).click();
  await page.getByRole('button', { name: 'The floor below' }).click();
  await page.getByRole('button', { name: 'The floor below' }).click();
  await page.getByRole('button', { name: 'Later seeds' }).click();
  await page.getByRole('button', { name: 'Play floor 3 of seed 11' }).click();
  const game = await gameIn(page);
  assert.deepEqual(await stateOf(game), { pack: 'myLanternfall', seed: '11', floor: 3 });
  await page.getByText('You try out myLanternfall.json: floor 3, seed 11. This run is not ranked').waitFor();
  assert.equal(await game.getByText('allow saving').count(), 0);
  await screenshot('workshop-trial', page);
  await page.getByRole('button', { name: 'Start over' }).click();
  assert.deepEqual(await stateOf(await gameIn(page)), { pack: 'myLanternfall', seed: '11', floor: 3 });
  await page.getByRole('button', { name: 'Back to the workshop' }).click();
  assert.equal(await page.locator('iframe').count(), 0);
  assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Play floor 3 of seed 11');
  assert.equal(await page.getByRole('application').count(), 8);
}

async function playsByKeyboard({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await drop(page, 'mill.json', MILL);
  await page.getByText('mill.json').first().waitFor();
  const before = await noteStores(page);
  await page.getByRole('button', { name: 'Play this pack' }).press('Enter');
  const game = await gameIn(page);
  assert.equal((await stateOf(game)).pack, 'drownedMill');
  // The game has the keys at once.
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  assert.equal(await game.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn), 2);
  await page.keyboard.press('Q');
  await page.keyboard.press('Alt+Backspace');
  await page.locator('iframe').waitFor({ state: 'detached' });
  assert.equal(await page.locator(':focus').innerText(), 'Play this pack');
  assert.deepEqual(await noteStores(page), before);
}

async function playsDeep({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await drop(page, 'mill.json', MILL);
  await page.getByRole('tab', { name: 'Floors' }).click();
  await page.getByRole('button', { name: 'The floor below' }).click();
  await page.getByRole('button', { name: 'Play floor 2 of seed 1', exact: true }).click();
  const game = await gameIn(page);
  assert.deepEqual(await stateOf(game), { pack: 'drownedMill', seed: '1', floor: 2 });
  await page.getByText('The fighter bot brought your hero here.').waitFor();
  // As on the game's title, which comes after a run.
  await game.evaluate(() => { document.body.append(Object.assign(document.createElement('a'), { href: '#workshop', id: 'way' })); });
  await game.locator('#way').dispatchEvent('click');
  await page.locator('iframe').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Floors', selected: true }).waitFor();
}

async function watchesADeath({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByLabel('Change a dungeon that comes with the game').selectOption('classic');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await page.getByRole('combobox', { name: 'Bot' }).fill('random');
  await page.getByRole('spinbutton', { name: 'Runs', exact: true }).fill('6');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('6 of 6 runs. All are played.').waitFor({ timeout: 120_000 });
  await page.locator('.runs-table button[aria-expanded]').first().click();
  const end = page.getByRole('button', { name: /^Watch the end of seed/ }).first();
  for (const open of [() => end.click(), () => end.press('Enter')]) {
    await open();
    const frame = await (await page.waitForSelector('.shop-trial iframe')).contentFrame();
    assert.ok(frame);
    await frame.getByRole('region', { name: 'Replay' }).waitFor();
    await screenshot('workshop-death', page);
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.getByText('6 of 6 runs. All are played.').waitFor();
    assert.match((await page.locator(':focus').getAttribute('aria-label')) ?? '', /^Watch the end/);
  }
}

/** The game in the frame, once it takes keys. */
async function gameIn(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('.shop-trial iframe')).contentFrame();
  assert.ok(frame);
  await frame.waitForFunction(() => ((window as unknown as { lanternfall?: DebugApi }).lanternfall?.turn ?? null) !== null);
  return frame;
}

function stateOf(game: Frame): Promise<Pick<DebugApi, 'pack' | 'seed' | 'floor'>> {
  return game.evaluate(() => {
    const { pack, seed, floor } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
    return { pack, seed, floor };
  });
}
