import assert from 'node:assert/strict';
import type { Check, CheckContext } from './harness/Check';
import { Ears } from './harness/Ears';

/** Little has to be fought here before the stairs. */
const SEED = 'hush';

/** Deeds after which somebody who has not come down has lost the way. */
const MOST = 250;

/** Keys of the directions as they are read out. */
const KEYS: Readonly<Record<string, string>> = {
  north: 'k', 'north-east': 'u', east: 'l', 'south-east': 'n', south: 'j', 'south-west': 'b', west: 'h', 'north-west': 'y',
};

/** Played without sight: by what is read out, by roles and names; no pixel is looked at and nothing is asked of the page's handle. */
export const checks: readonly Check[] = [
  { name: 'by ear: the title says what it is, and a run begins', run: begin },
  { name: 'by ear: what is around is read in one sentence, then one by one', run: lookAround },
  { name: 'by ear: the stairs are found, reached and taken', run: descend },
];

let ears: Ears;

async function begin({ page, open }: CheckContext): Promise<void> {
  // Nobody looks: the less there is to draw, the sooner it is quiet.
  await page.setViewportSize({ width: 480, height: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  ears = await Ears.on(page);
  await open();
  await page.getByRole('dialog', { name: 'Lanternfall' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Lanternfall' }).waitFor();
  await page.getByRole('textbox', { name: 'Seed' }).fill(SEED);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const words = await ears.listen();
  assert.ok(words.some((line) => line.includes('Your lantern is lit')), words.join('\n'));
  assert.match(await ears.focus(), /^application Map/);
}

async function lookAround({ page }: CheckContext): Promise<void> {
  await page.keyboard.press('v');
  const spoken = await ears.dialog();
  assert.ok(spoken);
  assert.equal(spoken.name, 'What you see');
  assert.match(spoken.about, /\d unexplored ways?/);
  assert.ok(spoken.buttons.every((line) => / \d+ steps? [a-z-]+$| Right here$/.test(line)), spoken.buttons.join('\n'));
  await page.keyboard.press('Escape');
  await ears.press('x');
  const [east = ''] = await ears.press('l');
  assert.match(east, /^1 step east\. .*Terrain: /);
  assert.match((await ears.press('j')).join(' '), /^1 step south-east\. /);
  assert.match((await ears.press('l')).join(' '), /^2 steps south-east: 2 east, 1 south\. /);
  assert.match((await ears.press('Tab')).join(' '), /\d steps? [a-z-]+|Right here/);
  await ears.press('Escape');
  assert.match(await ears.focus(), /^application Map/);
}

async function descend({ page }: CheckContext): Promise<void> {
  for (let deed = 0; deed < MOST; deed++) {
    if (await answered()) continue;
    const said = (await ears.press('_')).join('\n');
    if (/enemy is in view|wakes/.test(said)) await fight();
    else if (/not found the stairs|know no way/.test(said)) await goOn();
    else if (/Here are stairs down|You are there/.test(said)) {
      const below = (await ears.press('>')).join('\n');
      assert.match(below, /You descend the staircase to floor 2/);
      await page.getByRole('region', { name: 'State of the run' }).waitFor();
      return;
    }
  }
  assert.fail('the stairs were not found');
}

/** Explores; where nothing is left to explore the stairs would have been found. */
async function goOn(): Promise<void> {
  const said = (await ears.press('o')).join('\n');
  if (/enemy is in view/.test(said)) await fight();
  assert.doesNotMatch(said, /nothing left to explore/);
}

/** Strikes the first enemy that is read out, or walks to it. */
async function fight(): Promise<void> {
  await ears.press('v');
  const spoken = await ears.dialog();
  const [, steps = '', direction = ''] = /(\d+) steps? ([a-z-]+)$/.exec(spoken?.buttons[0] ?? '') ?? [];
  if (!spoken || !/enem/.test(spoken.about)) {
    await ears.press('Escape');
  } else if (steps === '1') {
    await ears.press('Escape');
    await ears.press(KEYS[direction] ?? '.');
  } else {
    await ears.press('Enter');
    await ears.press('Enter');
  }
}

/** Answers what is asked: takes the first boon, and leaves whatever is dangerous alone. */
async function answered(): Promise<boolean> {
  const spoken = await ears.dialog();
  if (spoken === null) return false;
  assert.doesNotMatch(spoken.name, /You died/, 'died on the way');
  if (/level/i.test(spoken.name)) {
    await ears.press('ArrowDown');
    await ears.press('Enter');
  } else await ears.press('Escape');
  return true;
}
