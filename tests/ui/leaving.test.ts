import { stepsBetween, type Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import type { Session } from '../../src/ui/Session';
import { carry, item, key, lying, openRun, put, type } from './support';

/** Lets frames pass until travel has ended. */
function arrive(session: Session): void {
  for (let frame = 0; frame < 800 && session.pursuit !== null; frame++) session.tick();
}

/** Another tile for a cell. */
function build(game: Game, at: Point, tile: string): void {
  game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === tile));
}

/** A run in the campaign on a floor that is one corridor, all seen, with nothing on it: the stairs down and a locked door are so far east of the hero. */
async function openKnown({ stairs = 3, door = null, hidden = null }: { stairs?: number | null; door?: number | null; hidden?: number | null } = {}): ReturnType<typeof openRun> {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  const { floor } = game;
  const { x, y } = game.state.player;
  floor.state.items = [];
  floor.state.traps = [];
  floor.state.terrain.forEach((_, index) => { build(game, { x: index % floor.width, y: Math.floor(index / floor.width) }, 'wall'); });
  for (let step = -6; step <= 6; step++) build(game, { x: x + step, y }, 'ground');
  if (stairs !== null) build(game, { x: x + stairs, y }, 'stairsDown');
  if (door !== null) build(game, { x: x + door, y }, 'doorLocked');
  for (let index = 0; index < floor.state.explored.length; index++) if (hidden === null || index !== floor.index(x + hidden, y)) floor.markSeen(index);
  game.look();
  return { session, game };
}

const words = ({ passing }: Session): string | undefined => passing?.text;

describe('a tap on an enemy two cells away', () => {
  test.each([['spear', 2, 0, true], ['spear', 2, 1, false], ['spear', 3, 0, false], ['dagger', 2, 0, false]])('with a %s at %i, %i: attacks %s', async (kind, dx, dy, attacks) => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const { player } = game.state;
    for (let x = 0; x <= 4; x++) for (let y = -1; y <= 1; y++) build(game, { x: player.x + x, y: player.y + y }, 'ground');
    carry(game, [item(901, kind)]);
    game.state.hero.worn = { weapon: 901 };
    const golem = put(game, 'clayGolem', { x: player.x + dx, y: player.y + dy, hp: 90, maxHp: 90, asleep: true });
    game.look();
    session.command({ do: 'tap', cell: { x: golem.x, y: golem.y } });
    expect(golem.hp < 90).toBe(attacks);
  });
});

test.each([[false, 1], [true, 2]])('a tap on an enemy three cells away who sleeps (%s) takes %i steps', async (asleep, steps) => {
  const { session, game } = await openKnown({ stairs: null });
  const { x, y } = game.state.player;
  put(game, 'clayGolem', { x: x + 3, y, asleep });
  game.look();
  session.command({ do: 'tap', cell: { x: x + 3, y } });
  arrive(session);
  expect(game.state.player).toMatchObject({ x: x + steps, y });
});

describe.each([['>', '>'], ['the Stairs button', null]])('%s', (_, press) => {
  const go = (session: Session): void => {
    if (press === null) session.command({ do: 'stairs' });
    else type(session, press);
  };

  test('travels to known stairs and goes down', async () => {
    const { session, game } = await openKnown();
    go(session);
    arrive(session);
    expect([game.state.floor, game.state.turn, session.passing]).toEqual([2, 4, null]);
  });

  test('takes the stairs underfoot at once, also with an enemy in view', async () => {
    const { session, game } = await openKnown({ stairs: 0 });
    put(game, 'rat');
    go(session);
    expect([game.state.floor, game.state.turn]).toEqual([2, 1]);
  });

  test('goes on in view of an enemy far away if asked again, and stops as it comes nearer', async () => {
    const { session, game } = await openKnown();
    put(game, 'rat', { x: game.state.player.x - 5, y: game.state.player.y });
    game.look();
    go(session);
    expect([game.state.turn, words(session)]).toEqual([0, 'The rat is awake and in view. Once more to go on anyway.']);
    go(session);
    expect([game.state.turn, session.passing]).toEqual([1, null]);
  });

  test('stops on the way for an enemy and stays on the floor', async () => {
    const { session, game } = await openKnown();
    put(game, 'rat');
    game.look();
    go(session);
    arrive(session);
    expect([game.state.floor, words(session)]).toEqual([1, 'The rat is awake and in view.']);
  });

  test('asks before it leaves an ally behind', async () => {
    const { session, game } = await openKnown();
    put(game, 'wolfCub', { side: 'player', waits: true });
    go(session);
    arrive(session);
    expect([game.state.floor, words(session)]).toEqual([1, 'The wolf cub will be left behind.']);
    go(session);
    expect(session.modes.top.kind).toBe('confirm');
  });

  test('says what to do where none are known', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.floor.state.traps = [];
    go(session);
    expect([game.state.turn, words(session)]).toEqual([0, 'You haven\'t found the stairs down yet. Press o to explore.']);
    session.hands.use('touch');
    go(session);
    expect(words(session)).toBe('You haven\'t found the stairs down yet. Tap Explore to look for them.');
  });

  test('names what is in the way where exploring doesn\'t help', async () => {
    const { session } = await openKnown({ stairs: 6, door: 4, hidden: 6 });
    go(session);
    expect(words(session)).toBe('You haven\'t found the stairs down yet. Nothing left to explore. 1 locked door: you have no key.');
  });

  test('says on the last floor what wins', async () => {
    const { session } = await openKnown({ stairs: null });
    go(session);
    expect(words(session)).toBe('No stairs lead down from here. Take the Ember to win.');
  });
});

test('< says at once where no stairs lead up', async () => {
  const { session, game } = await openKnown();
  type(session, '<');
  expect([game.state.turn, words(session)]).toEqual([0, 'No stairs lead up from here.']);
});

test('< travels to stairs up and climbs them, where floors stay', async () => {
  const { session, game } = await openRun({ pack: 'goblins' });
  const { floor } = game;
  build(game, game.state.player, 'stairsDown');
  type(session, '>');
  for (const actor of [...game.floor.state.actors]) game.remove(actor);
  expect([game.state.floor, game.floor.tileAt(game.state.player.x, game.state.player.y).stairs]).toEqual([2, 'up']);
  const from = { ...game.state.player };
  type(session, 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp');
  session.press(key('ArrowRight'));
  if (stepsBetween(from, game.state.player) === 0) session.press(key('ArrowLeft'));
  type(session, '<');
  arrive(session);
  expect([game.state.floor, game.floor.state.number]).toEqual([1, floor.state.number]);
});

describe('where nothing is left to explore, what was left is named and why', () => {
  const AGAIN = 'Explore again to go to the stairs.';

  /** Explores to the end; `picks` is the setting. */
  function explore(session: Session): string | undefined {
    type(session, 'o');
    arrive(session);
    return words(session);
  }

  test('nothing', async () => {
    const { session, game } = await openKnown();
    expect(explore(session)).toBe(`Nothing left to explore. ${AGAIN}`);
    type(session, 'o');
    arrive(session);
    expect(game.floor.tileAt(game.state.player.x, game.state.player.y).stairs).toBe('down');
  });

  test('what the bag takes no more of', async () => {
    const { session, game } = await openKnown();
    const { x, y } = game.state.player;
    carry(game, [801, 802, 803].map((id) => item(id, 'oilFlask')));
    game.floor.state.items = [lying(951, 'oilFlask', { x: x + 1, y })];
    expect(explore(session)).toBe(`Nothing left to explore. 1 oil flask: you carry 3. ${AGAIN}`);
    game.floor.state.items.push(lying(952, 'oilFlask', { x: x + 2, y }));
    expect(explore(session)).toBe('You have arrived.');
    expect(game.floor.tileAt(game.state.player.x, game.state.player.y).stairs).toBe('down');
    expect(explore(session)).toBe('Nothing left to explore. 2 × oil flask: you carry 3.');
  });

  test('what finds no room in a full bag, counted where it is much', async () => {
    const { session, game } = await openKnown({ stairs: null });
    const { x, y } = game.state.player;
    carry(game, Array.from({ length: 26 }, (_, id) => item(id + 801, 'bread')));
    game.floor.state.items = ['dagger', 'bread'].map((kind, place) => lying(951 + place, kind, { x: x + 1 + place, y }));
    expect(explore(session)).toBe('Nothing left to explore. 1 dagger, 1 bread: your bag is full.');
    game.floor.state.items.push(...['sword', 'axe'].map((kind, place) => lying(961 + place, kind, { x: x - 1 - place, y })));
    expect(explore(session)).toBe('Nothing left to explore. 4 items: your bag is full.');
  });

  test('what the settings leave', async () => {
    const { session, game } = await openKnown({ stairs: null });
    session.configure({ picks: 'none' });
    game.floor.state.items = [lying(951, 'dagger', { x: game.state.player.x + 1, y: game.state.player.y })];
    expect(explore(session)).toBe('Nothing left to explore. 1 dagger: left by your settings.');
  });

  test('what no known way leads to, and doors whose key is missing', async () => {
    const { session, game } = await openKnown({ stairs: null, door: 4 });
    const { x, y } = game.state.player;
    game.floor.state.items = [lying(951, 'dagger', { x: x + 5, y })];
    expect(explore(session)).toBe('Nothing left to explore. 1 dagger: you know no way there. 1 locked door: you have no key.');
  });

  test('an unidentified item is not named', async () => {
    const { session, game } = await openKnown({ stairs: null });
    session.configure({ picks: 'treasure' });
    game.floor.state.items = [lying(951, 'hastePotion', { x: game.state.player.x + 1, y: game.state.player.y })];
    expect(explore(session)).toMatch(/^Nothing left to explore\. 1 \w+ potion: left by your settings\.$/);
  });

  test('a monster that passes for an item is one', async () => {
    const { session, game } = await openKnown({ stairs: null });
    session.configure({ picks: 'none' });
    put(game, 'mimic', { hidden: true });
    expect(explore(session)).toMatch(/^Nothing left to explore\. 1 \w+: left by your settings\.$/);
  });

  test('what lies beyond a danger is said once, and the stairs are offered', async () => {
    const { session, game } = await openKnown();
    const { x, y } = game.state.player;
    game.floor.state.traps = [{ kind: 'dart', x: x - 2, y, known: true }];
    game.floor.state.items = [lying(951, 'dagger', { x: x - 4, y })];
    expect(explore(session)).toBe(`The rest of the floor lies beyond a known danger: dart trap. ${AGAIN}`);
  });
});
