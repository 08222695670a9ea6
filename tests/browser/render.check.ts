import assert from 'node:assert/strict';
import type { Point } from '../../src/engine/core/point';
import { Wait } from '../../src/engine/actions/moves';
import { pursue } from '../../src/engine/ai/intents';
import type { Game } from '../../src/engine/Game';
import { arenaOn, putActor, ringAround } from './harness/arena';
import { screenshot, test, type CheckContext } from './harness/test';
import { loseContext } from './harness/loseContext';
import { contrastOf, luminanceOf, MapPicture, meanOf, type Pixel } from './harness/picture';
import { runOf } from './harness/Pilot';
import { storeRun } from './harness/storedRun';

/** A floor of each theme. */
const CELLARS = 2;
const ROOTWAYS = 7;
/** The lantern reaches eight cells; these are at its edge. */
const EDGE = 7;
/**
 * The least contrast ratio (WCAG) of an actor at the edge of the light: the lightest fifth of its pixels, which make its shape
 * on a dark ground, against the mean of the ground under it. Controls need 3; an actor at the edge only has to be noticed.
 */
const LEAST_CONTRAST = 2.5;
const LIGHTEST = 0.2;
/** A pixel belongs to an actor if it differs by this much (of 255) from the same pixel without the actor. */
const OTHER = 12;
/** Actors are drawn two of a cell's sixteen pixels above its middle. */
const LIFT = 1 / 8;

/** Cells around the explored ones into which their light fades out. */
const FRINGE = 1;
/** Anything up to this value (of 255) is black, and the means of two renderers may differ by this much. */
const BLACK = 2;
const TOLERANCE = 4;
const EXPLORED_TURNS = 60;

const STILL = { motion: 'reduced', zoom: '2', hints: 'off', contrast: 'usual' };

/** Pictures are taken at rest: between them few frames are enough. */
test.use({ frames: 'seldom' });

type Opening = Pick<CheckContext, 'page' | 'open'>;

/** What the map looks like, measured in screenshots. */

test('an actor at the edge of the light stands out in the cellars', ({ page, open }) => standOut({ page, open }, CELLARS, STILL));
test('an actor at the edge of the light stands out in the rootways', ({ page, open }) => standOut({ page, open }, ROOTWAYS, STILL));
test('and so does every character in glyph mode', ({ page, open }) => standOut({ page, open }, CELLARS, { ...STILL, tiles: 'glyphs' }));
test('and every actor in high contrast', ({ page, open }) => standOut({ page, open }, ROOTWAYS, { ...STILL, contrast: 'high' }));
test('WebGL, Canvas and a restored WebGL context show the same fog', fog);

async function standOut(opening: Opening, floor: number, settings: Readonly<Record<string, string>>): Promise<void> {
  const probe = arenaOn(floor);
  const ring = ringAround(probe, EDGE);
  const breeds = [...probe.content.breeds.keys()].filter((id) => id !== 'player');
  const { page, open } = opening;
  await open();
  await page.evaluate((chosen) => { localStorage.setItem('lanternfall.settings', JSON.stringify(chosen)); }, settings);
  const empty = await pictureOf(opening, probe);
  const faint: string[] = [];
  for (let first = 0; first < breeds.length; first += ring.length) {
    const game = arenaOn(floor);
    const shown = breeds.slice(first, first + ring.length).flatMap((breed, place) => {
      const at = ring[place];
      if (!at) return [];
      putActor(game, breed, at);
      return [{ breed, at }];
    });
    const picture = await pictureOf(opening, game);
    await screenshot(`render-edge-${floor}-${settings['tiles'] ?? settings['contrast'] ?? ''}-${first}`, page);
    for (const { breed, at } of shown) {
      const contrast = contrastAt(at, picture, empty);
      if (!(contrast >= LEAST_CONTRAST)) faint.push(`${breed} ${contrast.toFixed(2)}`);
    }
  }
  assert.deepEqual(faint, []);
}

/** How the actor in a cell stands out from the ground, which a picture without actors shows. */
function contrastAt(cell: Point, picture: MapPicture, empty: MapPicture): number {
  const shift = -Math.round(picture.side * LIFT);
  const ground = empty.cell(cell, shift);
  const own = picture.cell(cell, shift).filter((pixel, at) => differ(pixel, ground[at] ?? pixel) > OTHER);
  const light = own.map(luminanceOf).sort((a, b) => b - a);
  const lightest = light.slice(0, Math.max(1, Math.ceil(light.length * LIGHTEST)));
  const under = luminanceOf(meanOf(ground));
  // Black ground was not yet drawn, or is not lit.
  if (light.length === 0 || under === 0) return 0;
  return contrastOf(lightest.reduce((sum, value) => sum + value, 0) / lightest.length, under);
}

/** The map of a run that the page continues. */
async function pictureOf({ page, open }: Opening, game: Game, query = ''): Promise<MapPicture> {
  await storeRun(page, game);
  await open(query);
  await page.getByRole('log').waitFor({ state: 'attached' });
  return MapPicture.take(page, game.state.player);
}

async function fog({ page, open }: CheckContext): Promise<void> {
  for (const floor of [CELLARS, ROOTWAYS]) {
    const game = exploredRun(floor);
    await open();
    await page.evaluate((chosen) => { localStorage.setItem('lanternfall.settings', JSON.stringify(chosen)); }, STILL);
    const webgl = await pictureOf({ page, open }, game);
    await screenshot(`render-webgl-${floor}`, page);
    await loseContext(page);
    const restored = await MapPicture.take(page, game.state.player);
    await screenshot(`render-restored-${floor}`, page);
    const canvas = await pictureOf({ page, open }, game, '?renderer=canvas');
    await screenshot(`render-canvas-${floor}`, page);
    for (const [name, picture] of Object.entries({ webgl, restored, canvas })) {
      assert.deepEqual(faultsOf(game, picture, webgl), [], `${name} on floor ${floor}`);
    }
  }
}

/** A run that has seen part of a floor, without monsters. */
function exploredRun(floor: number): Game {
  const game = runOf('lanternfall', 'fog');
  game.goTo(floor, 'down');
  for (const actor of [...game.floor.state.actors]) game.remove(actor);
  game.turn(new Wait());
  for (let turn = 0; turn < EXPLORED_TURNS; turn++) {
    const next = pursue(game, { do: 'explore' });
    if ('stop' in next) break;
    game.turn(next.act);
    for (const actor of [...game.floor.state.actors]) game.remove(actor);
  }
  return game;
}

/** Cells that show something unknown, show nothing of something known, or differ from another picture. */
function faultsOf(game: Game, picture: MapPicture, other: MapPicture): string[] {
  const { floor } = game;
  const errors: string[] = [];
  let dark = 0;
  let bright = 0;
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (!picture.shows({ x, y })) continue;
      const pixels = picture.cell({ x, y });
      const most = Math.max(...pixels.map((pixel) => Math.max(...pixel)));
      const isSeen = floor.isVisible(x, y);
      if (isFar(floor, x, y)) dark++;
      if (isSeen) bright++;
      if (isFar(floor, x, y) && most > BLACK) errors.push(`${x},${y} is unexplored and shows ${most}`);
      if (floor.isExplored(x, y) && most <= BLACK) errors.push(`${x},${y} is explored and black`);
      if (differ(meanOf(pixels), meanOf(other.cell({ x, y }))) > TOLERANCE) errors.push(`${x},${y} differs`);
    }
  }
  assert.ok(dark > 20 && bright > 20, `${dark} unexplored and ${bright} visible cells on the picture say too little`);
  return errors;
}

/** Whether a cell and all cells around it are unexplored. */
function isFar(floor: Game['floor'], x: number, y: number): boolean {
  for (let dy = -FRINGE; dy <= FRINGE; dy++) for (let dx = -FRINGE; dx <= FRINGE; dx++) if (floor.isExplored(x + dx, y + dy)) return false;
  return true;
}

function differ(a: Pixel, b: Pixel): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
