import { isWorthPeek, peekView } from '../../src/ui/views/targetView';
import { placeBox } from '../../src/ui/panels/Tips';
import { key, lying, openRun, putOrc, type } from './support';

describe('the tooltip of a cell', () => {
  test('is shown until the next action', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    session.command({ do: 'peek', cell: { x, y } });
    expect(session.peeked).toEqual({ x, y });
    session.command({ do: 'peek', cell: null });
    expect(session.peeked).toBeNull();
    session.command({ do: 'peek', cell: { x, y } });
    type(session, '.');
    expect(session.peeked).toBeNull();
  });

  test('doesn\'t stop travel', async () => {
    const { session, game } = await openRun();
    session.ports.isBusy = () => true;
    session.command({ do: 'explore' });
    session.command({ do: 'peek', cell: { x: game.state.player.x, y: game.state.player.y } });
    expect(session.pursuit).not.toBeNull();
    expect(session.peeked).not.toBeNull();
  });

  test('follows the mouse, and no modifier key closes it', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    session.hover({ x, y });
    session.command({ do: 'peek', cell: { x, y } });
    session.press(key('Shift'));
    expect(session.peeked).toEqual({ x, y });
    session.hover({ x: x + 1, y });
    expect([session.pointed, session.peeked]).toEqual([{ x: x + 1, y }, null]);
  });

  test('is not shown outside the map or above a dialog', async () => {
    const { session, game } = await openRun();
    session.command({ do: 'peek', cell: { x: -1, y: 3 } });
    expect(session.peeked).toBeNull();
    type(session, 'i');
    session.command({ do: 'peek', cell: { x: game.state.player.x, y: game.state.player.y } });
    expect(session.peeked).toBeNull();
  });
});

describe('the mouse shows tooltips', () => {
  test('for actors, items and stairs, but not for bare ground or the hero', async () => {
    const { game } = await openRun();
    const { x, y } = game.state.player;
    expect([isWorthPeek(game, { x, y }), isWorthPeek(game, { x: x + 1, y })]).toEqual([false, false]);
    putOrc(game, 1);
    expect(isWorthPeek(game, { x: x + 1, y })).toBe(true);
    game.floor.state.items.push(lying(900, 'healthPotion', { x, y: y + 1 }));
    expect(isWorthPeek(game, { x, y: y + 1 })).toBe(true);
  });

  test('for nothing unknown', async () => {
    const { game } = await openRun();
    const unknown = game.floor.state.explored.indexOf(0);
    const cell = { x: unknown % game.floor.width, y: Math.floor(unknown / game.floor.width) };
    expect([isWorthPeek(game, cell), peekView(game, cell)]).toEqual([false, null]);
    putOrc(game, 1);
    const { x, y } = game.state.player;
    expect(peekView(game, { x: x + 1, y })?.lines[0]).toMatch(/Orc.*10/);
  });
});

describe('placeBox', () => {
  const window = { width: 320, height: 568 };
  const about = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 32, height: 32 });
  const size = { width: 200, height: 100 };

  test('puts the box above, else below', () => {
    expect(placeBox(size, about(144, 300), window)).toEqual({ x: 60, y: 192 });
    expect(placeBox(size, about(144, 60), window)).toEqual({ x: 60, y: 100 });
  });

  test('puts it towards the middle on request, so that neighbours in a corner stay visible', () => {
    const inward = { ...window, prefer: 'inward' } as const;
    expect(placeBox(size, about(144, 200), inward)).toEqual({ x: 60, y: 240 });
    expect(placeBox(size, about(144, 500), inward)).toEqual({ x: 60, y: 392 });
    expect(placeBox(size, about(144, 200), window)).toEqual({ x: 60, y: 92 });
  });

  test('puts it to the side if neither has room', () => {
    expect(placeBox({ width: 100, height: 140 }, about(200, 80), { width: 320, height: 160 })).toEqual({ x: 92, y: 12 });
    expect(placeBox({ width: 100, height: 140 }, about(20, 80), { width: 320, height: 160 })).toEqual({ x: 60, y: 12 });
  });

  test('spares the hero above all, and as many enemies as possible', () => {
    const [hero, enemy] = [about(144, 268), about(144, 340)];
    expect(placeBox(size, about(144, 300), { ...window, spare: [hero] })).toEqual({ x: 60, y: 340 });
    expect(placeBox(size, about(144, 300), { ...window, spare: [hero, enemy] })).toEqual({ x: 60, y: 340 });
    expect(placeBox(size, about(144, 300), { ...window, spare: [enemy, hero] })).toEqual({ x: 60, y: 192 });
    const wide = { width: 1280, height: 720, spare: [hero, enemy] };
    expect(placeBox(size, about(144, 300), wide)).toEqual({ x: 184, y: 266 });
  });

  test('stays inside the window, and off the cell', () => {
    for (let x = 0; x <= 288; x += 16) {
      for (let y = 0; y <= 536; y += 16) {
        const at = placeBox(size, about(x, y), window);
        expect([at.x >= 8, at.x + 200 <= 312, at.y >= 8, at.y + 100 <= 560, at.y + 100 <= y || at.y >= y + 32]).toEqual([true, true, true, true, true]);
      }
    }
  });
});
