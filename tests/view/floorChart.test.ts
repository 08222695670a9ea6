import type { Game } from '../../src/engine/Game';
import { figureOf } from '../../src/engine/facts/figure';
import { shippedContent } from '../../src/lab/shippedContent';
import { newGame } from '../../src/procgen/newGame';
import { CellArtist, LAYERS } from '../../src/view/map/CellArtist';
import type { Piece } from '../../src/view/map/pieces';
import { FloorChart, type ChartedMap } from '../../src/view/map/FloorChart';
import { DEFAULT_VIEW } from '../../src/view/Preferences';
import { CELL } from '../../src/view/grid/cells';
import { themeOf } from '../../src/view/themes/themes';
import { addAllThemes } from '../support/allThemes';
import { type Drawn, fakeCanvas, namedFrames } from '../support/fakeCanvas';

addAllThemes();

// Phaser needs a browser as soon as it is loaded.
jest.mock('phaser', () => ({}));

const campaign = (): Game => newGame(shippedContent('lanternfall'), '7');

/** The map as the view has it: the artist's own frames. */
function mapOf(game: Game): ChartedMap {
  const artist = new CellArtist(game.floor, game.content, { theme: themeOf(game.content, game.floor.state.theme), salt: 1 });
  artist.known.update(game.floor);
  return {
    tileAt: (x, y) => artist.known.tileAt(x, y),
    piecesAt: (x, y): readonly Piece[] | null => (artist.known.isKnown(x, y) ? LAYERS.flatMap((layer) => artist.draw(x, y, 0).pieces[layer]) : null),
  };
}

/** Paints a part of the floor: what was drawn into the whole picture, and what was enlarged over it. */
function painted(game: Game, side: number): { whole: Drawn[]; over: Drawn[] } {
  const whole = fakeCanvas('whole');
  const page = fakeCanvas('page');
  Object.assign(globalThis, { document: { createElement: () => whole.canvas }, window: { devicePixelRatio: 1 } });
  const chart = new FloorChart(namedFrames as unknown as ConstructorParameters<typeof FloorChart>[0], mapOf(game), DEFAULT_VIEW);
  chart.paint(page.canvas, game, { x: 0, y: 0, width: game.floor.width, height: game.floor.height, side });
  return { whole: whole.drawn, over: page.drawn.slice(1) };
}

afterEach(() => { for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name); });

test('the floor is drawn with the frames that the map shows, and unknown cells stay empty', () => {
  const game = campaign();
  const { whole } = painted(game, 16);
  const map = mapOf(game);
  for (const { x, y } of whole) expect(game.floor.isExplored(Math.floor(x / CELL), Math.floor(y / CELL))).toBe(true);
  const { x, y } = game.state.player;
  const here = whole.filter((one) => one.x === x * CELL && one.y === y * CELL).map(({ what }) => what);
  expect(here.slice(0, -1)).toEqual(map.piecesAt(x, y)?.map(({ frame }) => frame));
  expect(here.at(-1)).toBe(`${figureOf(game).map(({ sprite }) => sprite).join(' ')}.0`);
});

test('items and corpses are drawn as they look to the player', () => {
  const game = campaign();
  const { x, y } = game.state.player;
  game.floor.state.items.push({ id: 900, kind: 'coins', affixes: [], charges: 0, plus: 0, x: x + 1, y, seen: true, left: false });
  game.floor.state.items.push({ id: 901, kind: 'axe', affixes: [], charges: 0, plus: 0, x: x - 1, y, seen: true, left: false });
  const { whole } = painted(game, 16);
  for (const [dx, kind] of [[1, 'coins'], [-1, 'axe']] as const) {
    expect(whole.some((one) => one.x === (x + dx) * CELL && one.what.startsWith(game.content.itemKinds.get(kind)?.sprite ?? '?'))).toBe(true);
  }
});

test('on a small chart important things are enlarged, the hero last; on a large one nothing is', () => {
  const game = campaign();
  const { x, y } = game.state.player;
  const { over } = painted(game, 4);
  expect(over.length).toBeGreaterThan(0);
  expect(over.at(-1)).toMatchObject({ what: 'whole', x: Math.round((x + 0.5) * 4 - 6.5), y: Math.round((y + 0.5) * 4 - 6.5) });
  expect(painted(game, 16).over).toEqual([]);
});
