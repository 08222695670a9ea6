import type { Page } from '@playwright/test';
import { drop, find } from '../harness/workshop';

/** A picture of the workshop: its room, and what is done there. */
interface Room {
  readonly name: string;
  readonly tab: string;
  readonly pose: (page: Page) => Promise<void>;
}

/** The campaign with twice the danger on floor 3. */
const HARDER = JSON.stringify({
  lanternfallPack: 1,
  pack: {
    id: 'harder', extends: 'lanternfall',
    counts: { danger: [[1, 130], [2, 380], [3, 1360], [4, 960], [5, 1080], [6, 1570], [7, 2000], [8, 2740], [9, 3160], [10, 3530]] },
  },
});

export const ROOMS: readonly Room[] = [
  { name: 'workshop-floors', tab: 'Floors', pose: findOgre },
  { name: 'workshop-rows', tab: 'Rows', pose: (page) => choose(page, 'Goblin Shaman') },
  { name: 'workshop-tables', tab: 'Tables', pose: (page) => choose(page, 'Spider') },
  { name: 'workshop-runs', tab: 'Runs', pose: prove },
];

/** Opens a room for its picture. */
export async function pose(page: Page, url: string, { tab, pose: then }: Room): Promise<void> {
  await page.goto(`${url}#workshop`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await drop(page, 'harder.json', HARDER);
  await page.getByText('harder.json').first().waitFor();
  await page.getByRole('tab', { name: tab }).click();
  await then(page);
  await page.mouse.move(640, 8);
  await page.waitForTimeout(1500);
}

function choose(page: Page, row: string): Promise<void> {
  return page.getByRole('button', { name: row, exact: true }).click();
}

/** Looks for a floor with an ogre, which is then marked and told. */
async function findOgre(page: Page): Promise<void> {
  await page.getByLabel('Floor', { exact: true }).fill('9');
  await page.keyboard.press('Tab');
  await find(page, /^ogre$/i);
  await page.getByRole('region', { name: 'What stands there' }).getByText(/^Ogre/).first().waitFor();
}

async function prove(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Beside/ }).check();
  await page.getByLabel('Compare').selectOption('lost');
  for (const [name, value] of Object.entries({ 'From floor': 2, 'To floor': 4, 'Compare from floor': 3, 'Compare to floor': 3, Workers: 2 })) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(String(value));
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/All are played\.|No more are needed/).waitFor({ timeout: 600_000 });
}
