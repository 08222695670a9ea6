import assert from 'node:assert/strict';
import { screenshot, test } from './harness/test';

/** The error screen, which must work when everything else is broken. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('a script that fails to load is reported in words, with a way on', async ({ page, url, expectTrouble }) => {
  expectTrouble(/Failed to load resource|is not defined|Cannot read/);
  await page.route(/phaser\..*\.js$/, (route) => route.abort());
  await page.goto(url);
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  assert.match((await panel.textContent()) ?? '', /Part of the game didn't load/);
  assert.match(await panel.getByLabel('Report').inputValue(), /Missing: .*phaser\./);
  await screenshot('shell-missing-script', page);
  await page.unroute(/phaser\..*\.js$/);
});

test('Restart leads back to the game', async ({ page }) => {
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.waitForSelector('#game canvas');
  assert.equal(await page.getByRole('alertdialog').count(), 0);
});

test('an uncaught error is shown as text, not as markup, and can be copied', async ({ page, expectTrouble }) => {
  expectTrouble(/<b>dug/);
  await page.evaluate(() => {
    void Promise.reject(new Error('<b>dug into nothing</b>'));
  });
  const panel = page.getByRole('alertdialog');
  await panel.waitFor();
  assert.match(await panel.getByLabel('Report').inputValue(), /Error: <b>dug into nothing<\/b>/);
  assert.equal(await panel.locator('b').count(), 0);
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await panel.getByText(/Report copied|Press Ctrl\+C/).waitFor();
});
