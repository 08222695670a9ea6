import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DebugApi } from '../../src/ui/debugApi';
import { screenshot, test, type CheckContext } from './harness/test';
import { ownTitle } from './harness/waits';

const FILE = 'drowned-mill.json';
const example = readFileSync(join('docs', 'packs', FILE), 'utf8');

/** Something that would show if any text from a pack, a seed or a name became markup or code. */
const BAIT = '<img src=x onerror="window.wasRun=1"><b>bold</b>';

interface File {
  readonly pack: Record<string, unknown>;
  readonly texts: { readonly en: Record<string, string> };
}

/** The example with the bait in every English text. */
function baited(): string {
  const file = JSON.parse(example) as File;
  const en = Object.fromEntries(Object.entries(file.texts.en).map(([key, text]) => [key, text.includes('{') ? `${BAIT} ${text}` : BAIT]));
  return JSON.stringify({ ...file, texts: { en } });
}

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(([file, content]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], file, { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, [name, text] as const);
}

function handle(page: Page): Promise<Pick<DebugApi, 'pack' | 'turn' | 'hash'>> {
  return page.evaluate(() => {
    const { pack, turn, hash } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
    return { pack, turn, hash };
  });
}

/** Packs that a player drops on the title. */

test('a dropped pack is on the title, is played, and continues after the page was closed', plays);
test('a pack with errors is refused with a list of them, and not added', tells);
test('on a phone an added pack can be read, selected and removed', onPhone);
test('markup in a pack\'s texts and in a seed stays text and never runs', isText);
test('the built page works under the whole policy', hasPolicy);

async function plays({ page, open }: CheckContext): Promise<void> {
  await open();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await drop(page, FILE, example);
  await page.getByText('The Drowned Mill added and selected.').first().waitFor();
  await page.getByRole('region', { name: 'Dungeon' }).getByText(/^The Drowned Mill/).first().waitFor();
  await page.getByRole('button', { name: /^Classic and added dungeons/ }).click();
  await screenshot('pack-in-the-list', page);
  await page.getByRole('button', { name: /^The Drowned Mill/ }).click();
  await screenshot('pack-added', page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('log').getByText('The mill wheel still turns').waitFor();
  await page.keyboard.press('.');
  await page.waitForFunction(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.savedTurn === 1);
  const before = await handle(page);
  assert.equal(before.pack, 'drownedMill');
  await screenshot('pack-played', page);
  await open();
  await page.getByRole('log').waitFor();
  assert.deepEqual(await handle(page), before);
}

async function tells({ page, open }: CheckContext): Promise<void> {
  await open();
  await page.getByRole('log').waitFor();
  await drop(page, 'broken.json', example.replaceAll('"hp": ', '"hp": -').replace('"rat/idle"', '"ratt/idle"'));
  await page.getByText('Couldn\'t add pack').waitFor();
  await page.locator('.pack-faults li').first().waitFor();
  const faults = await page.locator('.pack-faults li').allInnerTexts();
  assert.equal(faults.length, 7);
  assert.match(faults.join('\n'), /"ratt\/idle" is not in the atlas; similar names: rat\/idle/);
  assert.equal(faults[0], '"broken.json": Pack drownedMill, table breeds, id player, hp: -42 is not a whole number from 1 to 9999.');
  await screenshot('pack-faults', page);
  await page.keyboard.press('Escape');
}

async function onPhone({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await newPhone();
  await phone.goto(url);
  await ownTitle(phone);
  await drop(phone, FILE, example);
  await phone.getByText('The Drowned Mill added and selected.').first().waitFor();
  await phone.getByRole('button', { name: 'Remove' }).scrollIntoViewIfNeeded();
  await screenshot('pack-added-phone', phone);
  const box = await phone.getByRole('button', { name: 'Remove' }).boundingBox();
  assert.ok(box && box.height >= 44, `the button is ${box?.height ?? 0} px high`);
  await phone.getByRole('button', { name: 'Remove' }).tap();
  await phone.getByText('Remove The Drowned Mill?').waitFor();
  await screenshot('pack-remove-phone', phone);
  await phone.getByRole('button', { name: 'Remove', exact: true }).tap();
  await phone.getByText('"The Drowned Mill" has been removed.').first().waitFor();
  await phone.getByRole('button', { name: /^Classic dungeons/ }).tap();
  await phone.getByRole('button', { name: /^Goblins/ }).first().waitFor();
  assert.equal(await phone.getByRole('button', { name: /The Drowned Mill/ }).count(), 0);
  await drop(phone, 'broken.json', example.replaceAll('"hp": ', '"hp": -'));
  await phone.locator('.pack-faults li').first().waitFor();
  await screenshot('pack-faults-phone', phone);
}

async function isText({ newPhone, url }: CheckContext): Promise<void> {
  const seeded = await newPhone();
  await seeded.goto(`${url}?seed=${encodeURIComponent('<b onclick=x>bold</b><i>')}`);
  await seeded.getByRole('log').waitFor();
  assert.equal((await seeded.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.seed)), '<b onclick=x>bold</b><i>');
  await seeded.keyboard.press('Escape');
  assert.deepEqual(await tracesIn(seeded), { bold: 0, ran: false });
  const phone = await newPhone();
  await phone.goto(url);
  await ownTitle(phone);
  await drop(phone, 'bait.json', baited());
  await phone.locator('.pack .pack-mark').waitFor();
  await screenshot('pack-bait', phone);
  await phone.getByRole('button', { name: 'Start', exact: true }).tap();
  await phone.getByRole('log').getByText(BAIT).first().waitFor();
  for (const key of ['.', 'i', 'Escape', 'M', 'Escape', '?', 'Escape']) await phone.keyboard.press(key);
  await screenshot('pack-bait-played', phone);
  assert.deepEqual(await tracesIn(phone), { bold: 0, ran: false });
}

/** Whether the bait became markup or ran. */
function tracesIn(page: Page): Promise<{ bold: number; ran: boolean }> {
  return page.evaluate(() => ({ bold: document.querySelectorAll('b, i, img[src="x"]').length, ran: 'wasRun' in window }));
}

async function hasPolicy({ page, open }: CheckContext): Promise<void> {
  await open();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.equal(policy, "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; media-src 'self' blob:; font-src 'self' data:; worker-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lanternfall lanternfall-offline");
}
