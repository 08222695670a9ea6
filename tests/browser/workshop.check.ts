import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { screenshot, test, type CheckContext } from './harness/test';
import { drop, enter, kept } from './harness/workshop';
import { ownTitle } from './harness/waits';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const MILL = readFileSync(join('docs', 'packs', 'drowned-mill.json'), 'utf8');

test('the title leads to the workshop, of which nothing is loaded before', opens);
test('a dropped pack is read, its floors are drawn, and what stands there is told with its reason', shows);
test('a broken file is told in words, and undoing brings back what was there, also on the next visit', tells);
test('it opens where the browser gives a language that none is', opensAnywhere);
test('the workshop can be used by all: axe, at two sizes', audits);

async function opens({ page, open }: CheckContext): Promise<void> {
  const parts: string[] = [];
  page.on('request', (request) => { if (request.url().includes('workshop')) parts.push(request.url()); });
  await open();
  await ownTitle(page);
  assert.deepEqual(parts, []);
  await page.getByRole('link', { name: 'Workshop' }).click();
  await page.getByRole('heading', { name: 'Workshop' }).waitFor();
  await page.getByText('This pack can be played.').waitFor();
  assert.ok(parts.length > 0);
  await screenshot('workshop', page);
}

async function shows({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await drop(page, 'mill.json', MILL);
  await page.getByText('mill.json').first().waitFor();
  await page.getByRole('tab', { name: 'Floors' }).click();
  const floor = page.getByRole('application').first();
  assert.match((await floor.getAttribute('aria-label')) ?? '', /^Floor 1 of seed 1: \d+ monsters?, \d+ items?$/);
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 300);
  await floor.focus();
  const here = page.getByRole('region', { name: 'What stands there' });
  await page.getByLabel('Mark').selectOption('monsters');
  const { left, top, width, height } = await page.locator('.shop-marked').first().evaluate((mark) => {
    const box = mark.getBoundingClientRect();
    return { left: box.left, top: box.top, width: box.width, height: box.height };
  });
  await page.mouse.move(left + width / 2, top + height / 2);
  await here.getByText(/: (weight|dealt|in the company|the . of the vault)/).first().waitFor();
  await screenshot('workshop-floors', page);
}

async function tells({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  const { name } = await state(page);
  await drop(page, 'half.json', MILL.slice(0, 300));
  await page.getByText(/fault/).first().waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('This pack can be played.').waitFor();
  assert.equal((await state(page)).name, name);
  await kept(page, name);
  await page.reload();
  await page.getByText(`Here is what you worked on last: ${name}.`).waitFor();
}

async function opensAnywhere({ newPage, url }: CheckContext): Promise<void> {
  const page = await newPage(1280, 720);
  await page.addInitScript(() => { Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C', configurable: true }); });
  await enter(page, url);
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('slider').first().waitFor();
}

async function audits({ newPage, url }: CheckContext): Promise<void> {
  for (const [width, height] of [[1280, 720], [820, 1180]] as const) {
    const page = await newPage(width, height);
    await page.addInitScript({ content: AXE });
    await enter(page, url);
    for (const tab of await page.getByRole('tab').allInnerTexts()) {
      await page.getByRole('tab', { name: tab }).click();
      const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<{ violations: object[] }> } }).axe.run());
      assert.deepEqual(violations.map((each) => JSON.stringify(each).slice(0, 600)), [], `${tab} at ${width}`);
    }
    await page.close();
  }
}

function state(page: Page): Promise<{ readonly name: string }> {
  return page.locator('.shop-name').innerText().then((name) => ({ name }));
}
