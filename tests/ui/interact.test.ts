import { contentById } from '../../src/lab/contentById';
import { restTip } from '../../src/ui/panels/Actions';
import { Look } from '../../src/ui/modes/MapCursor';
import { carry, item, lying, openRun, putOrc, type } from './support';

describe('Enter on the map', () => {
  test('passes no turn if there is nothing to do, and says so', async () => {
    const { session, game } = await openRun();
    putOrc(game, 1);
    for (const press of ['Enter', 'PadA']) {
      type(session, press);
      expect([game.state.turn, session.passing]).toMatchObject([0, { text: 'Nothing to do here.', tone: 'impossible', count: expect.any(Number) as number }]);
    }
  });

  test('reports a full bag on an item, and takes what needs no room', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const { player, hero } = game.state;
    carry(game, Array.from({ length: 26 }, (_, id) => item(100 + id, 'bread')));
    game.floor.state.items = [lying(900, 'bread', player)];
    type(session, 'Enter');
    expect([game.state.turn, session.passing?.text]).toEqual([0, expect.stringContaining('full')]);
    game.floor.state.items = [lying(901, 'coins', player)];
    type(session, 'Enter');
    expect([game.state.turn, hero.finds > 0]).toEqual([1, true]);
  });
});

describe('looking', () => {
  test('begins at the nearest enemy in view, and without one at the player', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    const cursor = (): unknown => (session.modes.top instanceof Look ? session.modes.top.cursor : null);
    type(session, 'x');
    expect(cursor()).toEqual({ x, y });
    type(session, 'Escape');
    putOrc(game, 2);
    putOrc(game, 1);
    type(session, 'x');
    expect(cursor()).toEqual({ x: x + 1, y });
  });
});

describe('the tooltip of the rest button', () => {
  test('says what it does in a pack, and what it costs', () => {
    expect(restTip(contentById('lanternfall'))).toBe('Rest until harmful effects end. Searches for traps. Heals 1% a turn for 4 oil, up to 70%.');
    expect(restTip(contentById('classic'))).toBe('Rest until harmful effects end.');
  });
});
