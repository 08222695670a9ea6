import assert from 'node:assert/strict';
import { test, type CheckContext } from './harness/test';
import { EarPilot } from './harness/EarPilot';
import { Ears } from './harness/Ears';

/** There is little to fight here before the stairs. */
const SEED = 'wick';

/** The most keys for a floor; with more, the player is lost. */
const MOST = 450;

/** Played blind: by what is read out, by roles and names; without looking at pixels or the debug API. */

// Each check goes on where the one before has ended.
test.describe.configure({ mode: 'serial' });

test('by ear: the title introduces itself, and a run begins', begin);
test('by ear: the surroundings are read in one sentence, then one by one', lookAround);
test('by ear: everything behind a dialog is out of reach', behindDialog);
test('by ear: down to floor 3, only by what is read out and by names of controls', descend);

let ears: Ears;

async function begin({ page, open }: CheckContext): Promise<void> {
  // Nobody looks: the less there is to draw, the sooner everything is quiet.
  await page.setViewportSize({ width: 480, height: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  ears = await Ears.on(page);
  await page.addInitScript((settings) => { localStorage.setItem('lanternfall.settings', settings); }, JSON.stringify({ language: 'en', speed: 'instant', travel: 'instant', blur: 'off' }));
  await open();
  await page.getByRole('dialog', { name: 'Lanternfall' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Lanternfall' }).waitFor();
  await page.getByRole('textbox', { name: 'Seed' }).fill(SEED);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const words = await ears.listen();
  assert.ok(words.some((line) => line.includes('The door shuts above you')), words.join('\n'));
  assert.match(await ears.focus(), /^application Map/);
}

async function lookAround({ page }: CheckContext): Promise<void> {
  await page.keyboard.press('v');
  const spoken = await ears.dialog();
  assert.ok(spoken);
  assert.equal(spoken.name, 'Around you');
  assert.match(spoken.about, /\d unexplored exits?/);
  assert.ok(spoken.buttons.every((line) => / \d+ (tiles? [a-z-]+|(east|west), \d+ (north|south))$| Here$/.test(line)), spoken.buttons.join('\n'));
  await page.keyboard.press('Escape');
  assert.match((await ears.press('x')).join(' '), /^Look\. You\. \d/);
  const [east = ''] = await ears.press('l');
  assert.match(east, /^1 tile east\. .*Terrain: /);
  assert.match((await ears.press('j')).join(' '), /^1 tile south-east\. /);
  assert.match((await ears.press('l')).join(' '), /^2 east, 1 south\. /);
  assert.match((await ears.press('Tab')).join(' '), /\d (tiles? )?[a-z-]+|Here/);
  await ears.press('Escape');
  assert.match(await ears.focus(), /^application Map/);
}

async function descend(): Promise<void> {
  await new EarPilot(ears).descend(3, MOST);
}

/** The tree that a screen reader walks through: while a dialog is open, it has neither the map nor the bar nor the log. */
async function behindDialog({ page }: CheckContext): Promise<void> {
  const tree = await page.context().newCDPSession(page);
  const roles = async (): Promise<string[]> => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)).filter((role) => ['application', 'toolbar', 'log', 'dialog'].includes(role));
  };
  assert.deepEqual((await roles()).sort(), ['application', 'log', 'toolbar']);
  await page.keyboard.press('i');
  assert.notEqual(await ears.dialog(), null);
  assert.deepEqual(await roles(), ['dialog']);
  await page.keyboard.press('Escape');
  assert.equal(await ears.dialog(), null);
  assert.match(await ears.focus(), /^application Map/);
  assert.equal((await roles()).length, 3);
}
