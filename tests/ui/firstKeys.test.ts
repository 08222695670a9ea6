import { memorySettings, settingsIn } from '../../src/ui/settings/settings';
import { key, openRun, type } from './support';

/** A run on a page on which nothing was ever chosen. */
const openFresh = (settings = memorySettings()): ReturnType<typeof openRun> => openRun({ settings });

/** Where the hero has gone since. */
function steps(from: { x: number; y: number }, to: { x: number; y: number }): [number, number] {
  return [to.x - from.x, to.y - from.y];
}

describe('on a fresh page', () => {
  test.each([['w', 0, -1], ['a', -1, 0], ['s', 0, 1], ['d', 1, 0], ['q', -1, -1], ['r', 1, -1], ['z', -1, 1]] as const)('%s walks and chooses the WASD keys', async (letter, dx, dy) => {
    const { session, game } = await openFresh();
    const { x, y } = game.state.player;
    type(session, letter);
    expect([steps({ x, y }, game.state.player), session.modes.top.kind]).toEqual([[dx, dy], 'playing']);
    expect([session.settings.scheme, session.settings.keysChosen]).toEqual(['wasd', true]);
    expect(session.passing?.text).toBe('WASD keys are on. Backspace takes that back, and so do the settings.');
  });

  test.each(['h', 'j', 'k', 'l', 'y', 'u', 'b', 'n'])('%s walks and keeps the classic keys: d then drops', async (letter) => {
    const { session, game } = await openFresh();
    type(session, letter);
    expect([game.state.turn, session.settings.scheme, session.settings.keysChosen, session.passing]).toEqual([1, 'classic', true, null]);
    type(session, 'd');
    expect(session.modes.top.kind).toBe('inventory');
  });

  test('c opens the character sheet as ever: nobody begins with a diagonal', async () => {
    const { session } = await openFresh();
    type(session, 'c');
    expect([session.modes.top.kind, session.settings.scheme, session.settings.keysChosen]).toEqual(['character', 'classic', false]);
  });

  test.each(['ArrowRight', 'i', 'o', '.', 'x', 'Z', 'D'])('%s decides nothing', async (name) => {
    const { session } = await openFresh();
    type(session, name, 'Escape');
    expect([session.settings.scheme, session.settings.keysChosen]).toEqual(['classic', false]);
  });

  test('a letter that has another use decides nothing once the run has begun; one that has none still does', async () => {
    const { session, game } = await openFresh();
    type(session, 'ArrowRight', 'c');
    expect([session.modes.top.kind, session.settings.scheme]).toEqual(['character', 'classic']);
    type(session, 'Escape', 'a');
    expect([game.state.turn, session.settings.scheme]).toEqual([2, 'wasd']);
  });

  test('letters go by their place, as WASD does: on a French keyboard Z and Q walk', async () => {
    const { session, game } = await openFresh();
    const { x, y } = game.state.player;
    session.press(key('z', { code: 'KeyW' }));
    expect([steps({ x, y }, game.state.player), session.settings.scheme]).toEqual([[0, -1], 'wasd']);
  });

  test('another letter on a place of WASD keeps its use: on a Dvorak keyboard O explores', async () => {
    const { session } = await openFresh();
    session.press(key('o', { code: 'KeyS' }));
    expect(session.settings.scheme).toBe('classic');
  });

  test('a letter moves the cursor, too', async () => {
    const { session, game } = await openFresh();
    type(session, 'x', 'd');
    expect([session.modes.top.kind, session.marks.cursor, session.settings.scheme]).toEqual(['look', { x: game.state.player.x + 1, y: game.state.player.y }, 'wasd']);
  });

  test('in menus letters choose as ever', async () => {
    const { session } = await openFresh();
    type(session, 'Escape', 'd', 'w', 's');
    expect(session.settings.keysChosen).toBe(false);
  });
});

describe('the line that says so', () => {
  test('stays for some steps, and Backspace takes the choice back, for good', async () => {
    const { session } = await openFresh();
    type(session, 'd', 'a', 'd', 'a', 'Backspace');
    expect([session.settings.scheme, session.passing?.text]).toEqual(['classic', 'Classic keys are on. Backspace takes that back, and so do the settings.']);
    type(session, '.', 'd');
    expect([session.modes.top.kind, session.settings.scheme]).toEqual(['inventory', 'classic']);
  });

  test('goes in the end, and Backspace is then what it was', async () => {
    const { session } = await openFresh();
    for (let turn = 0; turn < 10; turn++) type(session, 'd', 'a');
    expect(session.passing).toBeNull();
    type(session, 'Backspace');
    expect(session.settings.scheme).toBe('wasd');
  });
});

describe('who has chosen keys keeps them', () => {
  test.each([[{ scheme: 'classic' } as const], [{ own: { classic: { wait: ['p'] }, wasd: {}, pad: {} } }]])('by the settings: %j', async (change) => {
    const { session } = await openFresh();
    session.configure(change);
    type(session, 'd');
    expect([session.settings.scheme, session.modes.top.kind]).toEqual(['classic', 'inventory']);
  });

  test('another setting is no choice, nor a hint that was read', async () => {
    const settings = memorySettings();
    const { session } = await openFresh(settings);
    session.configure({ sound: 'off', hintsSeen: ['move'] });
    expect(settings.load().keysChosen).toBe(false);
  });

  test('settings from before there was a choice are somebody\'s who knows the keys', () => {
    expect([settingsIn({ scheme: 'classic' }), settingsIn({ scheme: 'wasd', keysChosen: 'x' }), settingsIn(null), settingsIn({ scheme: 'no' }), settingsIn({ scheme: 'classic', keysChosen: false })].map(({ keysChosen }) => keysChosen)).toEqual([true, true, false, false, false]);
  });
});
