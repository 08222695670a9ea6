import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import type { Session } from '../../src/ui/Session';
import { logView } from '../../src/ui/views/logView';
import { gameOf, key, lying, openRun, put, putOrc, threaten, type } from './support';
import { makeSession } from '../support/session';

/** Lets frames pass until travel has ended. */
function arrive(session: Session): void {
  for (let frame = 0; frame < 500 && session.pursuit !== null; frame++) session.tick();
}

describe('travel', () => {
  test('a tap far away starts to walk at once, and takes one step per frame', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    session.tap({ x: x + 3, y });
    expect(game.state.turn).toBe(1);
    expect(session.marks.path).toEqual([{ x: x + 2, y }, { x: x + 3, y }]);
    session.tick();
    expect(game.state.turn).toBe(2);
    arrive(session);
    expect(game.state.player).toMatchObject({ x: x + 3, y });
    expect(game.state.turn).toBe(3);
    expect(session.passing?.text).toBe('You have arrived.');
    expect(session.marks.path).toEqual([]);
  });

  test('takes no step while the map is still moving', async () => {
    let busy = true;
    const { session, game } = await openRun({ isBusy: () => busy });
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick();
    expect(game.state.turn).toBe(1);
    busy = false;
    session.tick();
    expect(game.state.turn).toBe(2);
  });

  test('an unknown place says so', async () => {
    const { session, game } = await openRun();
    session.tap({ x: 0, y: 0 });
    expect(game.state.turn).toBe(0);
    expect(session.passing?.text).toBe('You don\'t know a way there.');
  });

  test('a tap or the pause key just stops it', async () => {
    const { session, game } = await openRun();
    const there = { x: game.state.player.x + 3, y: game.state.player.y };
    session.tap(there);
    session.tap(there);
    expect(session.pursuit).toBeNull();
    expect(session.passing?.text).toBe('You stop.');
    session.tap(there);
    type(session, 'Escape');
    expect(session.pursuit).toBeNull();
    expect(session.modes.top.kind).toBe('playing');
    expect(game.state.turn).toBe(2);
  });

  test('a key that isn\'t the game\'s stops it too, a held one doesn\'t', async () => {
    const { session, game } = await openRun();
    const there = { x: game.state.player.x + 3, y: game.state.player.y };
    session.tap(there);
    session.press(key('o', { repeat: true }));
    expect(session.pursuit).not.toBeNull();
    session.press(key('F9'));
    expect(session.pursuit).toBeNull();
  });

  test('an action stops it and is done', async () => {
    const { session, game } = await openRun();
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    type(session, '.');
    expect(session.pursuit).toBeNull();
    expect(game.state.turn).toBe(2);
    session.tick();
    expect(game.state.turn).toBe(2);
  });

  test('does not say again what the log says', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall', monsters: false });
    const { x, y } = game.state.player;
    game.floor.state.traps = [{ kind: 'dart', x: x + 1, y, known: false }];
    type(session, 'Z');
    arrive(session);
    expect([session.pursuit, session.passing, logView(game, 1)[0]?.text]).toEqual([null, null, 'You spot a trap: dart trap.']);
  });

  test.each([[true, null], [false, 'The orc comes into view.']])('an orc that comes into view again, asleep: %s, stops it with %p', async (asleep, why) => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    const orc = Object.assign(putOrc(game, 3), { asleep });
    session.tap({ x: x - 3, y });
    expect([session.pursuit, session.passing?.text]).toEqual([null, 'The orc comes into view.']);
    orc.hidden = true;
    game.look();
    orc.hidden = false;
    session.tap({ x: x - 3, y });
    expect([session.pursuit === null, session.passing?.text ?? null]).toEqual([why !== null, why]);
  });

  test.each([['all', null], ['none', 'You see an item: Health Potion.']] as const)('exploring that picks up %s is stopped by an item with %p', async (picks, why) => {
    const { session, game } = await openRun();
    session.configure({ picks });
    game.floor.state.items.push({ ...lying(901, 'healthPotion', { x: game.state.player.x + 2, y: game.state.player.y }), seen: false });
    type(session, 'o');
    expect([session.pursuit === null, session.passing?.text ?? null]).toEqual([why !== null, why]);
  });

  test('an enemy in view stops it after a step and is named', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    putOrc(game, 3);
    session.tap({ x: x - 3, y });
    expect(session.pursuit).toBeNull();
    expect(session.passing?.text).toBe('The orc comes into view.');
    expect(game.state.turn).toBe(1);
  });

  test('the path to a place is shown while the mouse is over it', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    let changes = 0;
    session.on({ change: () => { changes++; } });
    session.hover({ x: x + 2, y });
    expect(session.marks.path).toEqual([{ x: x + 1, y }, { x: x + 2, y }]);
    session.hover({ x: x + 2, y });
    expect(changes).toBe(1);
    session.hover(null);
    expect(session.marks.path).toEqual([]);
    expect(game.state.turn).toBe(0);
  });

  test('using the keyboard hides the path of the mouse', async () => {
    const { session, game } = await openRun();
    session.hover({ x: game.state.player.x + 2, y: game.state.player.y });
    type(session, '.');
    expect(session.marks.path).toEqual([]);
  });
});

describe('modifier and media keys', () => {
  test.each(['Shift', 'Control', 'Alt', 'AudioVolumeUp', 'AudioVolumeMute', 'VolumeDown'])('%s doesn\'t stop travel', async (name) => {
    const { session, game } = await openRun();
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    expect(session.press(key(name))).toBe(false);
    expect(session.pursuit).not.toBeNull();
  });
});

describe('explore, stairs and rest', () => {
  test.each(['_', 'o'])('exploring picks up items and says when nothing is left; then %s leads to the stairs', async (way) => {
    const explored = 'Nothing left to explore. Explore again to go to the stairs.';
    const { session, game } = await openRun();
    game.floor.state.items = [{ ...lying(901, 'healthPotion', { x: game.state.player.x + 1, y: game.state.player.y }) }];
    game.state.nextId = 1000;
    type(session, 'o');
    for (let i = 0; i < 300 && session.passing?.text !== explored; i++) {
      if (session.pursuit === null) type(session, 'o');
      arrive(session);
    }
    expect(session.passing?.text).toBe(explored);
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([901]);
    type(session, way);
    arrive(session);
    expect(game.floor.tileAt(game.state.player.x, game.state.player.y).stairs).toBe('down');
    type(session, '>');
    expect(game.state.floor).toBe(2);
  });

  test('undiscovered stairs are reported', async () => {
    const { session } = await openRun();
    type(session, '_');
    expect(session.passing?.text).toBe('You haven\'t found the stairs down yet. Press o to explore.');
  });

  test('on the stairs down, travel leads to the stairs up on persistent floors', async () => {
    const { session, game } = await openRun({ pack: 'goblins' });
    const { player } = game.state;
    const tile = (way: 'down' | 'up'): number => game.content.tiles.findIndex(({ stairs }) => stairs === way);
    game.floor.setTile(player, tile('down'));
    type(session, '>');
    for (const actor of [...game.floor.state.actors]) game.remove(actor);
    const { x, y } = game.state.player;
    game.floor.setTile(game.state.player, tile('down'));
    game.floor.setTile({ x: x + 1, y }, tile('up'));
    type(session, '_');
    arrive(session);
    expect(game.state.player).toMatchObject({ x: x + 1, y });
    type(session, '<');
    expect(game.state.floor).toBe(1);
  });

  test('a rest lasts until nothing is gained by it, or until something comes', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.state.player.statuses = { blindness: 7 };
    type(session, 'Z');
    arrive(session);
    expect([game.state.turn, session.passing?.text]).toEqual([7, 'You finish resting.']);
    put(game, 'rat');
    type(session, 'Z');
    expect([game.state.turn, session.passing?.text]).toEqual([7, 'The rat is awake and in view.']);
  });

  test('a rest that gains nothing passes no turn and says so', async () => {
    const { session, game } = await openRun();
    type(session, 'Z');
    expect([game.state.turn, session.pursuit, session.passing?.text]).toEqual([0, null, 'You gain nothing by resting now.']);
  });

  test('every turn of travel is saved', async () => {
    const storage = new MemoryStorage();
    const { session, game } = await openRun({ storage });
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    session.tick();
    await session.settled();
    const again = makeSession({ storage });
    await again.runs.resume();
    expect(gameOf(again).hash).toBe(game.hash);
    expect(again.pursuit).toBeNull();
  });

  test('the end of the run ends travel', async () => {
    const { session, game } = await openRun();
    session.tap({ x: game.state.player.x + 3, y: game.state.player.y });
    threaten(game);
    session.tick();
    expect(session.pursuit).toBeNull();
    type(session, '.');
    expect(session.modes.top.kind).toBe('gameOver');
    session.tick();
    expect(session.modes.top.kind).toBe('gameOver');
  });
});
