import { lanternfall } from '../../src/content/packs/lanternfall';
import { completeTexts, text, usePackTexts } from '../../src/keep/text';
import { deepestFloor } from '../../src/engine/facts/uses';
import type { Game } from '../../src/engine/Game';
import { loadDialogs } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import { floorsOf, regionEntered } from '../../src/ui/views/regionView';
import { newGame } from '../../src/procgen/newGame';
import { contentOf } from '../support/tinyPack';
import { gameOf, key, openTitle, topOf, type } from './support';

const content = contentOf(lanternfall);
const themeOn = (floor: number): string => content.layouts.get(content.layoutWeights.weights(floor).find(([, weight]) => weight > 0)?.[0] ?? '')?.theme ?? '';
/** The first floor of the second region. */
const FIRST = [2, 3, 4, 5, 6, 7, 8].find((floor) => themeOn(floor) !== themeOn(1)) ?? 0;
const THEME = themeOn(FIRST);

/** A session whose hero stands on the stairs of a floor. */
async function onStairs(floor: number, pack = 'lanternfall'): Promise<Session> {
  await Promise.all([completeTexts(), loadDialogs()]);
  const session = await openTitle();
  session.runs.start(pack, '7');
  const game = gameOf(session);
  if (floor > 1) game.goTo(floor, 'down');
  for (const actor of [...game.floor.state.actors]) game.remove(actor);
  game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === 'stairsDown'));
  return session;
}

const kind = ({ modes }: Session): string => modes.top.kind;

describe('the card of a region', () => {
  test('is shown on the way in, with its name, its floors and what is told of it', async () => {
    const session = await onStairs(FIRST - 1);
    type(session, '>');
    const top = topOf(session);
    if (top.kind !== 'chapter') throw new Error(`${top.kind} on floor ${gameOf(session).state.floor}`);
    expect(top.region).toMatchObject({ theme: THEME, name: text(`theme.${THEME}` as 'theme.cellars'), first: FIRST });
    expect(top.region.about).toMatch(/^[A-Z].*\.$/);
    expect(top.said()).toEqual([floorsOf(top.region)]);
    expect(floorsOf(top.region)).toMatch(new RegExp(`^Floors ${FIRST}–\\d+$`));
  });

  test.each<[string, (session: Session) => unknown]>([
    ['an arrow', (session) => session.press(key('ArrowLeft'))],
    ['a letter', (session) => session.press(key('g'))],
    ['Esc', (session) => session.press(key('Escape'))],
    ['a click', (session) => { session.command({ do: 'close' }); }],
    ['a tap on the map', (session) => { session.tap({ x: 1, y: 1 }); }],
    ['a swipe', (session) => { session.command({ do: 'step', dx: 1, dy: 0 }); }],
    ['a button of a gamepad', (session) => session.press(key('PadA'))],
  ])('is closed by %s, which does nothing else; the next key plays on', async (_what, press) => {
    const session = await onStairs(FIRST - 1);
    type(session, '>');
    const { turn } = gameOf(session).state;
    expect(kind(session)).toBe('chapter');
    press(session);
    expect([kind(session), gameOf(session).state.turn]).toEqual(['playing', turn]);
    type(session, '.');
    expect(gameOf(session).state.turn).toBe(turn + 1);
  });

  test('stays while the mouse moves, a modifier is pressed, or the key that took the stairs is still held', async () => {
    const session = await onStairs(FIRST - 1);
    type(session, '>');
    session.hover({ x: 3, y: 3 });
    session.press(key('Shift'));
    session.press(key('>', { repeat: true }));
    expect(kind(session)).toBe('chapter');
  });

  test('is shown on any floor where a run begins, once all has come, but not after its first turn', async () => {
    const session = await onStairs(FIRST + 1);
    session.tick(16);
    expect(kind(session)).toBe('chapter');
    type(session, 'Enter');
    session.tick(16);
    expect(kind(session)).toBe('playing');
    const later = await onStairs(FIRST + 1);
    type(later, '.');
    later.tick(16);
    expect(kind(later)).toBe('playing');
  });

  test('is not shown within a region, nor where nothing is told of it', async () => {
    const within = await onStairs(FIRST);
    type(within, '>');
    expect([gameOf(within).state.floor, kind(within)]).toEqual([FIRST + 1, 'playing']);
    const classic = await onStairs(FIRST - 1, 'classic');
    type(classic, '>');
    expect([gameOf(classic).state.floor, kind(classic)]).toEqual([FIRST, 'playing']);
    usePackTexts('lanternfall');
  });
});

test('on a floor that has a keeper it is said where that is heard, for some turns, and on no other', async () => {
  const session = await onStairs(3);
  type(session, '>');
  expect(session.passing?.text).toMatch(/^You hear the Rat King (north|south|east|west)(-east|-west)? of here\.$/);
  type(session, '...');
  expect(session.passing?.text).toMatch(/Rat King/);
  const other = await onStairs(FIRST);
  type(other, '>');
  expect(other.passing?.text ?? '').not.toMatch(/You hear/);
});

describe('regionEntered', () => {
  const gameOn = (floor: number, turn: number): Game => {
    const game = newGame(content, '7');
    if (floor > 1) game.goTo(floor, 'down');
    game.state.turn = turn;
    return game;
  };

  test('holds for a run that begins within a region', () => {
    expect(regionEntered(gameOn(FIRST + 1, 0), null)).toMatchObject({ theme: THEME, first: FIRST });
  });

  test('holds for a fall past the first floor of a region, not for one within', () => {
    expect(regionEntered(gameOn(FIRST + 1, 9), FIRST - 1)).toMatchObject({ theme: THEME });
    expect(regionEntered(gameOn(FIRST + 1, 9), FIRST)).toBeNull();
  });

  test('ends the last region with the dungeon', () => {
    const last = deepestFloor(content) ?? 0;
    expect(regionEntered(gameOn(last, 9), 1)).toMatchObject({ theme: themeOn(last), last });
  });
});
