import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { nearestHostile } from '../../src/engine/ai/intents';
import type { Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { actorName } from '../../src/engine/facts/names';
import { resumeGame } from '../../src/procgen/newGame';
import type { DebugApi } from '../../src/ui/debugApi';
import { nameText, text } from '../../src/keep/text';
import { meeting } from './harness/campaign';
import { screenshot, test, type CheckContext } from './harness/test';
import { keys, Pilot } from './harness/Pilot';
import { besideGame, storeRun } from './harness/storedRun';
import { keyNamed, press, way } from './harness/typed';
import { readVictory, sessionIn } from './harness/victory';

/** Keys pressed in the page in one go; after each the page and Node must agree. */
const CHUNK = 400;

/** These checks draw the map. */
test.use({ frames: 'seldom' });

/** The campaign in the real page: what it adds is met and read about, and a run is won. */

test('an elite is met and read about', elite);
test('a trap is found, read about, and needs a confirmation before a step onto it', trap);
test('a status is inflicted, shown and read about', status);
test('a vault is entered and read about', vault);
test('a boss is met, read about and attacked', boss);
test('a run from a fixed seed is won by a scripted player', win);

type Opening = Pick<CheckContext, 'page' | 'open' | 'url'>;

/** Continues a prepared run, in the page and in Node. */
async function openRun({ page, open, url }: Opening, prepared: Game): Promise<Pilot> {
  await besideGame(page, url);
  await storeRun(page, prepared);
  await open();
  await page.getByRole('log').waitFor();
  const run = decodeRun(encodeRun(prepared.state));
  assert.ok(run.ok);
  const pilot = new Pilot(page, resumeGame(prepared.content, run.run.state), keys);
  await pilot.agree('opening');
  return pilot;
}

/** Looks at a cell by keys; returns the panel's text. */
async function lookAt(page: Page, game: Game, to: Point): Promise<string> {
  await page.keyboard.press('x');
  // Looking begins at the nearest enemy.
  for (const char of way(nearestHostile(game) ?? game.state.player, to)) await page.keyboard.press(char);
  const words = await page.locator('.aim').innerText();
  return words;
}

function assertTells(words: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(words.toLowerCase().includes(part.toLowerCase()), `"${part}" is missing in "${words}"`);
}

async function elite({ page, open, url }: CheckContext): Promise<void> {
  const { game, what } = meeting([3, 4, 5, 6], 2, (run) => run.floor.state.actors.find((actor) => actor.elite.length > 0 && !actor.hidden));
  const pilot = await openRun({ page, open, url }, game);
  const [affix = ''] = what.elite;
  const words = await lookAt(page, pilot.game, what);
  assertTells(words, nameText(actorName(pilot.game, what)), text(`elite.${affix}.about`), text(`breed.${what.breed}.about`));
  await screenshot('lanternfall-elite', page);
  await pilot.agree('looking');
}

async function trap({ page, open, url }: CheckContext): Promise<void> {
  const { game, what } = meeting([1, 2, 3], 1, (run) => run.floor.state.traps.find(({ known }) => !known));
  const pilot = await openRun({ page, open, url }, game);
  await pilot.follow(one({ do: 'wait' }));
  const { player } = pilot.game.state;
  const words = await lookAt(page, pilot.game, what);
  assertTells(words, text('look.trap', { trap: `trap.${what.kind}` }), text(`trap.${what.kind}.about`));
  await screenshot('lanternfall-trap', page);
  await page.keyboard.press('Escape');
  await page.keyboard.press(way(player, what));
  assertTells(await page.getByRole('dialog').innerText(), text('danger.trap', { trap: `trap.${what.kind}` }));
  await page.keyboard.press('Escape');
  await pilot.agree('not stepping on it');
}

async function status({ page, open, url }: CheckContext): Promise<void> {
  const { game, what } = meeting([1, 2, 3], 1, (run) => run.floor.state.traps.find(({ kind, known }) => kind === 'dart' && !known));
  game.state.player.hp = game.state.player.maxHp = 99;
  const pilot = await openRun({ page, open, url }, game);
  const { player } = pilot.game.state;
  await pilot.follow(one({ do: 'step', dx: what.x - player.x, dy: what.y - player.y }));
  assertTells(await page.locator('.hud').innerText(), text('status.bleeding'));
  await page.keyboard.press('c');
  assertTells(await page.getByRole('dialog').innerText(), text('status.bleeding'), text('status.bleeding.about'));
  await screenshot('lanternfall-status', page);
  await page.keyboard.press('Escape');
  await pilot.agree('reading about it');
}

async function vault({ page, open, url }: CheckContext): Promise<void> {
  const middle = ({ floor }: Game): (Point & { vault: string }) | undefined => {
    const [place] = floor.state.places;
    return place && { vault: place.vault, x: Math.floor((place.x1 + place.x2) / 2), y: Math.floor((place.y1 + place.y2) / 2) };
  };
  const { game, what } = meeting([2, 3, 4], 1, middle);
  const pilot = await openRun({ page, open, url }, game);
  const words = await lookAt(page, pilot.game, what);
  assertTells(words, nameText(`vault.${what.vault}`), text(`vault.${what.vault}.about`));
  await screenshot('lanternfall-vault', page);
}

async function boss({ page, open, url }: CheckContext): Promise<void> {
  const { game, what } = meeting([4], 1, (run) => run.floor.state.actors.find(({ breed }) => breed === 'ratKing'));
  const pilot = await openRun({ page, open, url }, game);
  const { player } = pilot.game.state;
  const words = await lookAt(page, pilot.game, what);
  assertTells(words, nameText('breed.ratKing'), text('breed.ratKing.about'));
  await page.keyboard.press('Escape');
  await pilot.follow(one({ do: 'step', dx: what.x - player.x, dy: what.y - player.y }));
  const struck = pilot.game.floor.state.actors.find(({ breed }) => breed === 'ratKing');
  assert.ok((struck?.hp ?? 0) < what.hp);
  await page.waitForTimeout(400);
  await screenshot('lanternfall-boss', page);
}

async function win({ page, open, url }: CheckContext): Promise<void> {
  const victory = readVictory();
  const session = await sessionIn(victory);
  const { game } = session;
  assert.ok(game);
  await besideGame(page, url);
  await storeRun(page, game);
  await open();
  await page.getByRole('log').waitFor();
  let chunk = '';
  for (const [at, key] of Array.from(victory.keys.join('')).entries()) {
    const isDialog = game.state.hero.choices > 0;
    press(session, key);
    // In a dialog the browser itself presses the button that has the focus.
    if (isDialog) {
      await page.keyboard.press(keyNamed(key));
      // What was chosen is saved before the page takes another key.
      await page.waitForFunction(isSaved);
    } else chunk += key;
    const isChoosing = game.state.hero.choices > 0;
    // A question is answered in the same go: the page would draw it first, and take the answer as a button's.
    if ((chunk.length < CHUNK || session.modes.top.kind !== 'playing') && !isChoosing && !game.isOver) continue;
    assert.equal(await typeInPage(page, chunk), game.hash, `after ${at + 1} keys`);
    chunk = '';
    if (!isChoosing) continue;
    // The page takes no key before it has saved what it lets one choose.
    await page.waitForFunction(isSaved);
    await page.getByRole('dialog').waitFor();
  }
  assert.equal(game.state.outcome?.kind, 'won', 'the rules have changed since: npx tsx tests/browser/recordVictory.ts');
  assertTells(await page.getByRole('dialog').innerText(), text('ui.won.prize'), String(game.state.hero.finds));
  await screenshot('lanternfall-victory', page);
}

/** Sends keys to the page as fast as it takes them; the hash after the last. */
function typeInPage(page: Page, chars: string): Promise<number | null> {
  return page.evaluate((names) => {
    for (const key of names) window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: /^[A-Z<>?_]$/.test(key) }));
    return (window as unknown as { lanternfall: DebugApi }).lanternfall.hash;
  }, Array.from(chars, keyNamed));
}

/** In the page: whether all that has happened is saved. */
function isSaved(): boolean {
  const { turn, savedTurn } = (window as unknown as { lanternfall: DebugApi }).lanternfall;
  return savedTurn === turn;
}

function* one<T>(step: T): Generator<T> {
  yield step;
}
