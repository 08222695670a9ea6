import { revealed } from '../../src/engine/ending/account';
import type { Game } from '../../src/engine/Game';
import { inView } from '../../src/view/sprites/actorLook';
import { centreOf } from '../../src/view/grid/cells';
import { lying, openRun, put } from '../ui/support';

/** Whether the map moves so that the cell east of the hero stays clear of panels. */
const isWanted = (game: Game): boolean => {
  const { x, y } = centreOf({ x: game.state.player.x + 1, y: game.state.player.y });
  return inView(game).wanted.things.some((point) => point.x === x && point.y === y);
};

test.each<[string, (game: Game, at: { x: number; y: number }) => void]>([
  ['an item', (game, at) => { game.floor.state.items = [lying(951, 'dagger', at)]; }],
  ['a monster that passes for an item', (game, at) => { put(game, 'mimic', { hidden: true, ...at }); }],
  ['a known trap', (game, at) => { game.floor.state.traps = [{ kind: 'dart', ...at, known: true }]; }],
  ['a captive', (game, at) => { put(game, 'wolfCub', { side: 'player', bound: 5, ...at }); }],
  ['an ally', (game, at) => { put(game, 'wolfCub', { side: 'player', ...at }); }],
  ['stairs', (game, at) => { game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'stairsDown')); }],
  ['what asks', (game, at) => { game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'fountain')); }],
])('%s in view stays clear of the panels', async (_, happen) => {
  const { game } = await openRun({ pack: 'lanternfall' });
  game.floor.state.items = [];
  game.floor.state.traps = [];
  game.look();
  expect(isWanted(game)).toBe(false);
  happen(game, { x: game.state.player.x + 1, y: game.state.player.y });
  game.look();
  expect(isWanted(game)).toBe(true);
});

test('what is out of view, or a trap not found, moves no map', async () => {
  const { game } = await openRun({ pack: 'lanternfall' });
  const { x, y } = game.state.player;
  game.floor.state.items = [lying(951, 'dagger', { x: 0, y: 0 })];
  game.floor.state.traps = [{ kind: 'dart', x: x + 1, y, known: false }];
  game.look();
  expect([isWanted(game), inView(game).wanted.things.some((point) => point.x === centreOf({ x: 0, y: 0 }).x)]).toEqual([false, false]);
});

test('enemies come first, and are no things', async () => {
  const { game } = await openRun({ pack: 'lanternfall' });
  const rat = put(game, 'rat');
  game.look();
  const { enemies, wanted } = inView(game);
  expect([enemies.map(({ cell }) => cell), wanted.others]).toEqual([[{ x: rat.x, y: rat.y }], [centreOf(rat)]]);
});

test('the floor of a finished run has no enemies to mark at the edge of the screen', async () => {
  const { game } = await openRun({ pack: 'lanternfall' });
  put(game, 'rat');
  game.look();
  game.state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 1 };
  expect(inView(game).enemies).toEqual([]);
  expect(inView(revealed(game)).enemies).toEqual([]);
  expect(inView(revealed(game)).wanted.others).not.toEqual([]);
});
