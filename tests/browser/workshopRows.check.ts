import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { screenshot, test, type CheckContext } from './harness/test';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

test('a monster with an announced attack is made from nothing, put onto a floor, and found there', makes);
test('a copy is of the row that is chosen now, and a monster with an announced attack is ready-made', copies);
test('what is wrong is told at its field, the last sound version stays in view, and undoing mends it', tells);
test('the forms of all tables can be used by all: axe, at 820 pixels', audits);

async function makes({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByText('Add a row').click();
  await page.getByLabel('Its id').fill('quillback');
  await page.getByLabel('Begin with').selectOption('as little as possible');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('It is in no table').waitFor();
  const form = page.getByRole('region', { name: 'Quillback' });
  await form.getByLabel('name (English)').fill('cave quillback');
  await page.keyboard.press('Tab');
  await page.getByRole('region', { name: 'Cave Quillback' }).waitFor();
  // From here on by keyboard.
  await page.getByLabel('Field to add to Fields').selectOption('abilities');
  await press(page, 'Add field', 'last');
  await press(page, 'Add to abilities', 'first');
  await page.getByText('It does nothing yet: add an effect.').waitFor();
  const id = part(page, 'abilities.0.id').getByRole('textbox');
  assert.equal(await id.inputValue(), 'quillbackAttack');
  assert.ok(await id.evaluate((input) => input === document.activeElement), 'the new ability asks for its name');
  // What it began with is chosen, so that one types over it.
  await page.keyboard.type('acid');
  await page.keyboard.press('Enter');
  await part(page, 'abilities.0.range').getByText('this reaches 5 tiles').waitFor();
  await part(page, 'abilities.0.target').getByRole('combobox').first().selectOption('area');
  await part(page, 'abilities.0.target.shape').getByRole('combobox').selectOption('cone');
  await page.getByRole('searchbox', { name: 'Find a field: abilities 1' }).fill('announced');
  await page.keyboard.press('Enter');
  assert.ok(await part(page, 'abilities.0.windup').getByRole('textbox').evaluate((input) => input === document.activeElement));
  await page.getByLabel('What to add to effects').selectOption('damage');
  await press(page, 'Add to effects', 'first');
  await page.getByRole('img', { name: /^Area of acid: \d+ tiles$/ }).waitFor();
  await page.getByText('Announced 1 turn ahead.').waitFor();
  await page.getByRole('region', { name: 'Hits to kill and to die' }).getByRole('row', { name: /^1 1 \d+ / }).waitFor();
  await screenshot('workshop-rows', page);
  const [weight] = await page.getByLabel('weight', { exact: true }).all();
  await weight?.fill('900');
  await press(page, 'Put there', 'first');
  await page.getByText(/^Monsters: floor 1: \d/).waitFor();
  await press(page, 'Find it on floor 1', 'first');
  await page.getByRole('application', { name: /^Floor 1 of seed \d+/ }).first().waitFor();
  await page.getByLabel('Mark').selectOption('monsters');
  await page.getByRole('button', { name: 'Play' }).first().waitFor();
}

/** A copy is preset of what is chosen; a monster with an announced attack is ready-made. */
async function copies({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('button', { name: 'Wolf', exact: true }).click();
  await page.getByText('Add a row').click();
  const from = page.getByLabel('Begin with');
  assert.equal(await from.inputValue(), 'wolf');
  await from.selectOption('a copy: Bat');
  await page.getByRole('button', { name: 'Ogre', exact: true }).click();
  assert.equal(await from.inputValue(), 'ogre');
  await page.getByLabel('Its id').fill('basher');
  await from.selectOption('a monster with an announced attack');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('region', { name: 'Basher' }).waitFor();
  await page.getByText('Announced 1 turn ahead.').first().waitFor();
  assert.equal(await page.locator('.shop-row-form .shop-faults').count(), 0);
}

async function tells({ page, url }: CheckContext): Promise<void> {
  await enter(page, url);
  await page.getByRole('button', { name: 'Ogre', exact: true }).click();
  const hp = part(page, 'hp', 'ogre').getByRole('textbox');
  const old = await hp.inputValue();
  await hp.fill('0');
  await page.keyboard.press('Enter');
  await part(page, 'hp', 'ogre').getByText('0 is not a whole number from 1 to 9999.').waitFor();
  assert.equal(await hp.getAttribute('aria-invalid'), 'true');
  await page.getByText('The file has faults').waitFor();
  await page.getByText(/^Health [1-9]\d*, Power/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await hp.inputValue(), old);
  await page.getByRole('button', { name: 'Remove Ogre' }).click();
  await page.getByText(/^Ogre (stays|is removed)/).waitFor();
}

async function audits({ newPage, url }: CheckContext): Promise<void> {
  const page = await newPage(820, 1180);
  await page.addInitScript({ content: AXE });
  await enter(page, url);
  const tables = await page.getByLabel('Table', { exact: true }).locator('option').evaluateAll((all) =>
    all.map((option) => (option as HTMLOptionElement).value));
  assert.ok(tables.length > 15);
  for (const table of tables) {
    await page.getByLabel('Table', { exact: true }).selectOption(table);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<{ violations: object[] }> } }).axe.run());
    assert.deepEqual(violations.map((each) => JSON.stringify(each).slice(0, 600)), [], table);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(over <= 0, `${table} is ${over} pixels too wide`);
  }
  await page.close();
}

async function enter(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}#workshop`);
  await page.getByRole('tab', { name: 'Rows' }).click();
  await page.getByRole('navigation', { name: 'Rows' }).waitFor();
}

function part(page: Page, place: string, row = 'quillback'): ReturnType<Page['locator']> {
  return page.locator(`[data-part="breeds.${row}.${place}"]`);
}

/** Presses a button by keyboard, the first or last of its name. */
async function press(page: Page, name: string, which: 'first' | 'last'): Promise<void> {
  await page.getByRole('button', { name, exact: true })[which]().focus();
  await page.keyboard.press('Enter');
}
