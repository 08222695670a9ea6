import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import type { DebugApi } from '../../src/ui/debugApi';
import { arenaOn, putActor } from './harness/arena';
import { screenshot, test, type CheckContext } from './harness/test';
import { Finger } from './harness/fingers';
import { atRest } from './harness/Pilot';
import { besideGame, storeRun } from './harness/storedRun';

const turnOn = (page: Page): Promise<number | null> =>
  page.evaluate(() => (window as unknown as { lanternfall: DebugApi }).lanternfall.turn);

/** How long a finger is held for what is there, in milliseconds. */
const HELD_MS = 600;

/** What a phone shows, and what fingers do there that neither mouse nor keys do. */

test('a long press says what is there: an enemy, a tile, a button, a quick slot and a number', longPresses);
test('on a phone that is turned, all that can be done while looking is in view at once', turned);
test('on a phone held upright, looking at an enemy with a long description leaves three quarters of the screen to the map', upright);
test('the help stays where it is from tab to tab, and the bag has no letters for fingers', dialogs);
test('a finger on any panel over the map is none on the map behind it, and one beside them is', coveredMap);
test('at 0 HP the bar is empty, and never has the colour of health', emptyBar);

/** A hall with a sleeping rat two tiles east of the hero. */
function hall(change: (game: Game) => void = () => undefined): Game {
  const game = arenaOn(1);
  const { x, y } = game.state.player;
  putActor(game, 'rat', { x: x + 2, y });
  change(game);
  return game;
}

/** A phone on which a run continues, or shows its last page. */
async function openHall({ newPhone, url }: Pick<CheckContext, 'newPhone' | 'url'>, game: Game, settings = {}): Promise<Page> {
  const phone = await newPhone();
  await besideGame(phone, url);
  const stored = JSON.stringify({ hints: 'off', blur: 'off', ...settings });
  await phone.evaluate((text) => { localStorage.setItem('lanternfall.settings', text); }, stored);
  await storeRun(phone, game);
  await phone.goto(url);
  await phone.waitForFunction(() => document.querySelector('.early') === null);
  await phone.getByRole('log').or(phone.getByRole('dialog')).first().waitFor();
  return phone;
}

async function longPresses({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openHall({ newPhone, url }, hall());
  const finger = await Finger.on(phone);
  const { x, y, side } = await atRest(phone);
  const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = await phone.locator(selector).first().boundingBox();
    assert.ok(box, selector);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const held = [
    [{ x: x + 2 * side, y }, /rat/i],
    [{ x, y: y + side }, /ground/i],
    [await middleOf('.action-wait'), /wait/i],
    [await middleOf('.quick'), /oil flask/i],
    [await middleOf('.hud .stat'), /floor/i],
  ] as const;
  for (const [at, says] of held) {
    await finger.down(at);
    await phone.waitForTimeout(HELD_MS);
    const tip = phone.locator('.tip');
    await tip.waitFor();
    assert.match(await tip.innerText(), says);
    await finger.up();
    await tip.waitFor({ state: 'detached' });
  }
}

async function turned({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openHall({ newPhone, url }, hall());
  for (const [width, height] of [[844, 390], [740, 360]] as const) {
    await phone.setViewportSize({ width, height });
    await phone.locator('.action-look').tap();
    const buttons = phone.locator('.aim-buttons button');
    assert.equal(await buttons.count(), 4);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      assert.ok(box && box.y + box.height <= height && box.height >= 44, `${await button.innerText()} at ${width}x${height}: ${JSON.stringify(box)}`);
    }
    await screenshot(`look-${width}x${height}`, phone);
    await buttons.last().tap();
  }
}

async function upright({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openHall({ newPhone, url }, hall((game) => {
    const { x, y } = game.state.player;
    putActor(game, 'ratKing', { x: x + 1, y });
  }));
  await phone.locator('.action-look').tap();
  const tale = phone.locator('.aim .tale').first();
  await tale.waitFor();
  const panel = await phone.locator('.aim').boundingBox();
  assert.ok(panel && panel.height <= 844 / 4, JSON.stringify(panel));
}

async function dialogs({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openHall({ newPhone, url }, hall());
  await phone.locator('.action-inventory').tap();
  await phone.getByRole('dialog').locator('.choice').first().waitFor();
  assert.equal(await phone.locator('.choice kbd').filter({ visible: true }).count(), 0);
  await phone.locator('.close').last().tap();
  await phone.locator('.action-pause').tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Help' }).tap();
  const places = new Set<string>();
  for (const tab of await phone.getByRole('tab').all()) {
    await tab.tap();
    await phone.waitForTimeout(200);
    places.add(JSON.stringify(await phone.locator('.dialog .close').boundingBox()));
  }
  assert.equal(places.size, 1, [...places].join());
}

async function coveredMap({ newPhone, url }: CheckContext): Promise<void> {
  const phone = await openHall({ newPhone, url }, hall((game) => {
    const { x, y } = game.state.player;
    putActor(game, 'ratKing', { x: x + 2, y: y - 2 });
    for (const actor of game.floor.state.actors) actor.asleep = actor.breed === 'rat';
    // All of it is known, so that a finger anywhere would be a way to go.
    for (const cell of game.floor.state.explored.keys()) game.floor.markSeen(cell);
    // Near enough for the room to fill a wide window.
  }), { zoom: '3' });
  const finger = await Finger.on(phone);
  const walked = async (at: Point): Promise<boolean> => {
    const before = await turnOn(phone);
    await finger.down(at);
    await finger.up();
    await phone.waitForTimeout(300);
    return (await turnOn(phone)) !== before;
  };
  for (const [width, height] of [[390, 844], [844, 390], [1280, 720]] as const) {
    await phone.setViewportSize({ width, height });
    await phone.locator('.boss').waitFor();
    await atRest(phone);
    for (const panel of ['.hud', '.boss', '.log']) {
      const box = await phone.locator(panel).boundingBox();
      assert.ok(box, panel);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      assert.equal(await walked(middle), false, `${panel} at ${width}x${height}`);
    }
    const [hud, boss] = await Promise.all([phone.locator('.hud').boundingBox(), phone.locator('.boss').boundingBox()]);
    assert.ok(hud && boss);
    const isWide = boss.x > hud.x + hud.width + 40;
    const free = isWide ? { x: boss.x - 20, y: boss.y + boss.height / 2 } : { x: width / 2, y: height / 2 };
    assert.ok(await walked(free), `the map at ${width}x${height}`);
  }
}

async function emptyBar({ newPhone, url }: CheckContext): Promise<void> {
  const dead = hall(({ state }) => {
    state.player.hp = 0;
    state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 };
  });
  const phone = await openHall({ newPhone, url }, dead);
  await phone.getByRole('button', { name: 'View the floor' }).tap();
  const bar = phone.locator('.hud .health');
  assert.equal((await bar.locator('.bar-fill').boundingBox())?.width ?? 0, 0);
  const blinks = await bar.evaluate((element) => element.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])).flatMap((frame) => Object.keys(frame)));
  assert.deepEqual(blinks.filter((property) => property.startsWith('background')), []);
}
