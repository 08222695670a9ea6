import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { textOf } from '../../src/workshop/draft/Draft';
import { changesOf, withValue } from '../../src/workshop/draft/writtenPack';
import { prepareProfile } from './harness/frames';
import { screenshot, test, type CheckContext } from './harness/test';
import { drop, enter } from './harness/workshop';

/** Classic with orcs that hit hard, which a few runs tell. */
const HARDER = textOf(withValue(changesOf('classic'), ['breeds', 'orc', 'power'], 30));

const SURE = 'sure after 50 pairs.';

test('a link carries what runs were sure of; who opens it plays the same comparison, and reads that it holds', carriesClaim);

async function carriesClaim({ page, url, browser }: CheckContext): Promise<void> {
  const link = await copiesLink(page, url);
  const profile = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await prepareProfile(profile);
  try {
    await provesLink(await profile.newPage(), link);
  } finally {
    await profile.close();
  }
}

async function copiesLink(page: Page, url: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, url);
  await drop(page, 'harder.json', HARDER);
  await page.getByRole('heading', { name: 'What it changes' }).waitFor();
  await page.getByRole('tab', { name: 'Runs' }).click();
  await page.getByRole('combobox', { name: 'Bot' }).fill('diver');
  await page.getByLabel('Beside classic').check();
  await page.getByLabel('Compare', { exact: true }).selectOption('lost');
  const numbers = { Runs: 100, 'Turns at most': 60, 'To floor': 2, 'Compare to floor': 2, 'Points that matter': 50 };
  for (const [label, value] of Object.entries(numbers)) {
    await page.getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(SURE).waitFor({ timeout: 120_000 });
  await page.getByRole('tab', { name: 'Pack' }).click();
  const box = page.locator('.shop-box').filter({ has: page.getByRole('button', { name: 'Copy a link' }) });
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await box.getByText('The link is copied. It also says what runs were sure of.').waitFor();
  // Announced once: the notice of the page says nothing of it.
  assert.equal(await page.getByText('The link is copied.').count(), 1);
  return page.evaluate(() => navigator.clipboard.readText());
}

async function provesLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const claim = page.getByRole('region', { name: 'What the link claims' });
  await claim.getByText('Unproven until played here.').waitFor();
  await claim.getByText(/HP lost on floors 1 to 2, by the diver bot from floor 1, seeds from 1\. Harder: .*, sure after 50 pairs\./).waitFor();
  await screenshot('workshop-claim', page);
  assert.equal(await page.locator('.shop-name').innerText(), 'myClassic.json');
  assert.equal(await page.getByLabel('The file', { exact: true }).inputValue(), HARDER);
  await claim.getByRole('button', { name: 'Play this comparison' }).click();
  await page.getByRole('tab', { name: 'Runs', selected: true }).waitFor();
  await page.getByText(SURE).waitFor({ timeout: 120_000 });
  await page.getByRole('tab', { name: 'Pack' }).click();
  await claim.getByText(/^Confirmed here\. Harder: .*, sure after 50 pairs\.$/).waitFor();
  await screenshot('workshop-claim-confirmed', page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await claim.waitFor({ state: 'detached' });
  await page.getByLabel('Open a link').fill(link.slice(0, -4));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('What the link claims of it cannot be read, and is left out.').waitFor();
  assert.equal(await page.locator('.shop-name').innerText(), 'myClassic.json');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Open a link').fill(link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await claim.getByText(/^Confirmed here\./).waitFor();
}
