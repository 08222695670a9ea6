import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { enter, find } from './harness/workshop';
import { test, type CheckContext } from './harness/test';

test('what a click keeps in view stays there with its height, and leads to the row and to the table it was drawn from', leads);
test('what was looked for is marked alone and told at once, and stays in view over other rooms', shows);
test('a typed floor counts at once, and what cannot come there is told from where on it does', seeks);

async function leads({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('tab', { name: 'Floors' }).click();
  const here = page.getByRole('region', { name: 'What stands there' });
  const height = (): Promise<number> => here.evaluate((box) => box.clientHeight);
  await page.getByLabel('Mark').selectOption('vaults');
  await page.getByText('Frames:').getByText('marked').waitFor();
  const mark = await page.locator('.shop-marked').first().boundingBox();
  assert.ok(mark);
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await here.getByText(/in "Vaults/).waitFor();
  const told = await here.innerText();
  const before = await height();
  const floor = await page.getByRole('application').nth(2).boundingBox();
  assert.ok(floor);
  await page.mouse.move(floor.x + floor.width / 2, floor.y + floor.height / 2);
  assert.equal(await here.innerText(), told);
  await page.mouse.click(floor.x + floor.width / 2, floor.y + floor.height / 2);
  assert.notEqual(await here.innerText(), told);
  assert.equal(await height(), before);
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await here.getByRole('button', { name: /: show the table it was drawn from$/ }).first().click();
  await page.getByRole('heading', { name: /^Vaults/ }).first().waitFor();
  await page.getByRole('tab', { name: 'Floors' }).click();
  await page.getByRole('application').first().click();
  await here.getByRole('button', { name: /: show its row$/ }).first().click();
  await page.getByRole('navigation', { name: 'Rows' }).waitFor();
}

async function seeks({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('tab', { name: 'Floors' }).click();
  await typeFloor(page, '2');
  await find(page, /^ogre$/i);
  await page.getByText(/^None of 400 seeds has ogre on this floor\. By its weights it comes from floor (?:[3-9]|1\d) on\.$/i).waitFor();
}

async function shows({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('tab', { name: 'Floors' }).click();
  await typeFloor(page, '9');
  await find(page, /^ogre$/i);
  const here = page.getByRole('region', { name: 'What stands there' });
  await here.getByText(/^Ogre/).first().waitFor();
  await page.getByRole('button', { name: 'Enlarge' }).first().click();
  await page.getByRole('tab', { name: 'Pack' }).click();
  await page.getByRole('tab', { name: 'Floors' }).click();
  assert.equal(await page.getByRole('application').count(), 1);
  assert.equal(await page.getByLabel('Mark').locator('option:checked').innerText().then((text) => text.toLowerCase()), 'ogre');
  await here.getByText(/^Ogre/).first().waitFor();
  const [map, told] = [await page.getByRole('application').boundingBox(), await here.boundingBox()];
  assert.ok(map && told && told.x >= map.x + map.width, 'what is said stands beside the large map');
}

async function typeFloor(page: Page, floor: string): Promise<void> {
  await page.getByLabel('Floor', { exact: true }).fill(floor);
  await page.getByRole('application', { name: new RegExp(`^Floor ${floor} of seed`) }).first().waitFor();
}
