import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { languages } from '../support/languages';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { encodeReplay } from '../../src/engine/run/replay';
import { type Bot, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import { screenshot, test, type CheckContext } from './harness/test';
import { prepareProfile } from './harness/frames';
import { layoutFaults } from './harness/layoutErrors';
import { runOf } from './harness/Pilot';
import { storeRun } from './harness/storedRun';
import { ownTitle, settled } from './harness/waits';

/** The languages whose pages are checked. */
type Language = keyof typeof languages;

/** The windows of a kind of device, as width and height. */
interface Device {
  readonly name: 'touch' | 'mouse';
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

const DEVICES: readonly Device[] = [
  { name: 'touch', sizes: [[320, 568], [390, 844], [844, 390], [568, 320], [768, 1024], [820, 1180]] },
  { name: 'mouse', sizes: [[1280, 720], [1920, 1080], [2560, 1440]] },
];

/** The default text, and as the hardest case long words in large text. */
const WORDS: readonly { readonly language: Language; readonly textSize: string }[] = [
  { language: 'en', textSize: 'normal' },
  { language: 'de', textSize: 'largest' },
];

/** Until the map is at rest. */
const REST_MS = 600;
/** Until a dialog is drawn. */
const DRAWN_MS = 100;
/** Kinds that fill the bag: long names, unidentified items, and equipment. */
const CARRIED = ['enchantWeaponScroll', 'regenerationPotion', 'frostWand', 'sword', 'mace', 'chainMail', 'throwingDagger', 'throwingDagger', 'oilFlask', 'hallucinationPotion', 'bow', 'arrows', 'cheese'];

/** A recorded run, and one made by another version of the game. */
const RECORDING = playWithReplay(shippedContent('lanternfall'), { seed: '4', bot: BOTS['fighter'] as Bot, turns: 60 }).replay;
const RECORDED = encodeReplay(RECORDING);
const PARTING = encodeReplay({ ...RECORDING, version: '1.00000000', hash: 0 });

// Each has a profile of its own, and together they take longer than any other file.
test.describe.configure({ mode: 'parallel' });

/** Every panel in every window: nothing cut off, nothing outside, nothing over the hero, nothing too small for a finger. */

test('the title has few controls and fits 1280x720 in both languages', fitsTitle);

for (const device of DEVICES) {
  for (const words of WORDS) {
    const title = `windows with ${device.name} hold every panel, ${words.language}, ${words.textSize} letters`;
    test(title, ({ browser, url }) => look({ browser, url }, { device, words }));
  }
}

/** The controls a new player has to choose from, at most. */
const MOST_CONTROLS = 10;

async function fitsTitle({ browser, url }: CheckContext): Promise<void> {
  for (const language of ['en', 'de'] as const) {
    await onTitle({ browser, url }, { device: { name: 'mouse', sizes: [[1280, 720]] }, words: { language, textSize: 'normal' } }, async (pane) => {
      await screenshot(`title-1280x720-${language}`, pane);
      const dialog = pane.getByRole('dialog');
      // The heroes are one choice.
      const controls = await dialog.locator('button:not([role=radio]), input, [role=radiogroup]').count();
      assert.ok(controls <= MOST_CONTROLS, `${controls} controls`);
      const hidden = await pane.evaluate(() => Array.from(document.querySelectorAll('.veil, .veil *')).filter((box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)).map(({ className }) => className));
      assert.deepEqual(hidden, [], `cut off in ${language}`);
    });
  }
}

/** A run with a full bag, several statuses and this many HP. */
function richRun(hp: number, choices = 0): Game {
  const game = runOf('lanternfall', '7');
  const { state } = game;
  for (const kind of CARRIED) state.hero.inventory.push({ id: state.nextId++, kind, affixes: [], charges: 3, plus: 0 });
  Object.assign(state.hero, { level: 5, choices });
  Object.assign(state.player, { hp, statuses: { bleeding: 9, weakness: 12, hallucination: 40 } });
  return game;
}

/** A run with a boss and an ally beside the hero. */
function bossRun(): Game {
  const game = runOf('lanternfall', '7');
  const { floor, state: { player } } = game;
  const cells = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: player.x + dx, y: player.y + dy })));
  const free = cells.filter(({ x, y }) => floor.isWalkable(x, y) && floor.actorAt(x, y) === null);
  for (const [id, side] of [['ratKing', 'dungeon'], ['wolfCub', 'player']] as const) {
    const at = free.pop();
    if (at) floor.state.actors.push({ ...makeActor(game.content, game.state.nextId++, { id, ...at, floor: 1 }), side, asleep: false });
  }
  return game;
}

type Words = (typeof WORDS)[number];

type Opening = Pick<CheckContext, 'browser' | 'url'>;

/** A device with its text settings. */
interface Opened {
  readonly device: Device;
  readonly words: Words;
}

/** Opens the title in the first window of a device. */
async function onTitle({ browser, url }: Opening, { device, words: { language, textSize } }: Opened, visit: (pane: Page) => Promise<void>): Promise<void> {
  const [[width, height] = [0, 0]] = device.sizes;
  const isTouch = device.name === 'touch';
  const options: BrowserContextOptions = { viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch, reducedMotion: 'reduce', serviceWorkers: 'block' };
  const profile = await browser.newContext(options);
  try {
    await prepareProfile(profile);
    await profile.addInitScript((settings) => { localStorage.setItem('lanternfall.settings', settings); }, JSON.stringify({ language, textSize, hints: 'off', keysChosen: true }));
    const pane = await profile.newPage();
    await pane.goto(url);
    await ownTitle(pane);
    await visit(pane);
  } finally {
    await profile.close();
  }
}

async function look(opening: Opening, opened: Opened): Promise<void> {
  const { device: { name, sizes }, words: { language } } = opened;
  const errors: string[] = [];
  await onTitle(opening, opened, async (pane) => {
    let seen = 0;
    /** A screen in every window, in turn, so that what follows is loaded and opened in all of them. */
    const see = async (screen: string): Promise<void> => {
      const first = seen++ % sizes.length;
      for (const [width, height] of [...sizes.slice(first), ...sizes.slice(0, first)]) {
        await pane.setViewportSize({ width, height });
        await pane.waitForTimeout(screen === 'play' ? REST_MS : DRAWN_MS);
        const found = await layoutFaults(pane, { isTouch: name === 'touch', isPlay: screen === 'play' });
        errors.push(...found.map((error) => `${width}x${height}, ${screen}: ${error}`));
        if (found.length > 0) await screenshot(`failed-layout-${width}x${height}-${language}-${screen}`, pane);
      }
    };
    await see('title');
    await pane.getByRole('button', { name: new RegExp(`^${languages[language]['ui.title.classics']}`) }).click();
    await see('dungeons');
    await pane.keyboard.press('Escape');
    await pane.locator('.hero-pick[aria-checked=true]').click();
    await see('heroes');
    await pane.keyboard.press('Escape');
    await pane.getByRole('button', { name: languages[language]['ui.pause.history'], exact: true }).click();
    await see('history');
    await pane.getByRole('button', { name: languages[language]['ui.scores'], exact: true }).click();
    await pane.getByRole('textbox').fill(RECORDED);
    await pane.keyboard.press('Enter');
    await pane.locator('.stamp').waitFor();
    await see('score');
    await pane.keyboard.press('Escape');
    await pane.keyboard.press('Escape');
    await watch(pane, see);
    await tour(pane, language, see);
  });
  assert.deepEqual(errors, []);
}

/** A recorded run that begins and waits, first as recorded and then after it has diverged. */
async function watch(pane: Page, see: (screen: string) => Promise<void>): Promise<void> {
  for (const [screen, recorded] of [['replay', RECORDED], ['replay that parts', PARTING]] as const) {
    await pane.evaluate((text) => { location.hash = `#replay=${text}`; }, recorded);
    await pane.locator('.watch').waitFor();
    await pane.keyboard.press('End');
    await pane.getByRole('button', { name: /^(Play|Abspielen)$/ }).waitFor();
    await see(screen);
    await pane.keyboard.press('Escape');
  }
}

/** Goes through the screens of a run and reports each. */
async function tour(pane: Page, language: Language, see: (screen: string) => Promise<void>): Promise<void> {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await pane.keyboard.press(key);
  };
  await resume(pane, richRun(24));
  await see('play');
  const screens: readonly (readonly [screen: string, key: string])[] = [['look', 'x'], ['bag', 'i'], ['map', 'Shift+M'], ['surroundings', 'v'], ['character', 'c'], ['help', '?'], ['pause', 'Escape']];
  for (const [screen, key] of screens) {
    await press(key);
    await see(screen);
    if (screen === 'bag') {
      await press('Enter');
      await see('item');
      await press('Escape');
    }
    if (screen === 'pause') {
      await pane.getByRole('button', { name: languages[language]['ui.pause.settings'], exact: true }).click();
      await see('settings');
      await press('Escape');
    }
    await press('Escape');
  }
  await resume(pane, bossRun());
  await pane.locator('.boss').waitFor();
  await see('play');
  await resume(pane, richRun(24, 2));
  await see('level');
  await resume(pane, richRun(1));
  await press('.');
  await pane.getByRole('dialog').waitFor();
  await see('death');
  const choose = async (key: keyof (typeof languages)['en']): Promise<void> => {
    await pane.getByRole('dialog').getByRole('button', { name: languages[language][key], exact: true }).click();
  };
  await settled(pane);
  await choose('ui.pause.history');
  await pane.locator('.past .choice').first().waitFor();
  await see('history');
  await press('Enter');
  await see('past run');
  await choose('ui.history.read');
  await see('tombstone');
  await press('Escape', 'Escape', 'Escape');
  await choose('ui.pause.files');
  await choose('ui.files.paste');
  await see('files');
}

async function resume(pane: Page, game: Game): Promise<void> {
  await storeRun(pane, game);
  await pane.reload();
  await pane.getByRole('log').waitFor({ state: 'attached' });
}
