import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { screenshot, test, type CheckContext } from './harness/test';

/** The workshop's room of tuning, in the built page with its policy, with a bot that dies soon. */

test('a designer finds which rows matter, makes a floor easier, applies it and proves it', tunes);

async function tunes({ page, url }: CheckContext): Promise<void> {
  await page.goto(`${url}#workshop`);
  await page.getByLabel('Change a dungeon that comes with the game').selectOption('classic');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('tab', { name: 'Tune' }).click();
  await fill(page, { 'Runs of each version': 4, 'Turns at most': 150, 'Workers': 2 });
  await page.getByLabel('Bot', { exact: true }).fill('restless');
  await choose(page, 'Numbers of monsters (8/8)', ['You, HP', 'Orc, power']);
  await page.getByRole('button', { name: 'Find out' }).click();
  const effects = page.getByRole('table').filter({ hasText: '95 % interval' });
  await effects.getByText('Numbers of monsters: You, HP').waitFor({ timeout: 60_000 });
  assert.equal(await effects.locator('tbody tr').count(), 2);
  await screenshot('workshop-effects', page);
  await page.getByRole('button', { name: 'Reach a target' }).click();
  const wish = page.getByRole('region', { name: 'Make a floor easier or harder' });
  await wish.getByRole('button', { name: 'Set the target' }).click();
  await wish.getByRole('button', { name: 'Stop' }).click();
  await wish.getByText('Stopped; nothing is lost.').waitFor();
  await page.getByLabel('Confirmed by').fill('random');
  await fill(page, { 'Runs to measure': 40, 'To floor': 1 });
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByRole('button', { name: 'Begin with what is there, smoothed' }).click();
  const handle = page.getByRole('slider', { name: 'Target on floor 1' });
  const before = Number(await handle.getAttribute('aria-valuenow'));
  await handle.focus();
  for (let press = 0; press < 7; press++) await page.keyboard.press('PageDown');
  assert.equal(Number(await handle.getAttribute('aria-valuenow')), Math.max(0, before - 35));
  await page.getByLabel('Points it may be off on floor 1').fill('15');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tune', exact: true }).click();
  await page.getByRole('heading', { name: 'What came of it' }).waitFor({ timeout: 60_000 });
  await screenshot('workshop-tuned', page);
  await page.getByRole('button', { name: '1. Apply', exact: true }).click();
  await page.getByText('This is in the draft; Undo takes it back.').waitFor();
  assert.equal(await page.getByText('The draft has changed since').count(), 0);
  await page.getByRole('button', { name: '2. Prove it in Runs' }).click();
  await page.getByRole('heading', { name: /^Easier: .* sure after \d+ pairs\.$/ }).waitFor({ timeout: 60_000 });
  await screenshot('workshop-proved', page);
  await page.getByRole('button', { name: 'Copy a link with this proof' }).waitFor();
  await page.getByRole('tab', { name: 'Pack' }).click();
  await page.getByText(/^With the proof: easier, .* points in hazard of floor 1\.$/).waitFor();
  await page.getByText(/^You: HP 30 becomes \d+$/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Nothing yet.').waitFor();
}

/** Chooses some rows of a group and no others. */
async function choose(page: Page, group: string, rows: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByText(group.replace(/\(\d+/, '(0')).click();
  for (const row of rows) await page.getByRole('checkbox', { name: row, exact: true }).check();
}

async function fill(page: Page, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
}
