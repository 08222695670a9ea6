import { fullscreenOf } from '../../src/ui/openSession';
import { learnKey, learnLayout } from '../../src/ui/input/layout';
import { watchAway, watchDevice } from '../../src/ui/input/listenToPage';
import { keyName } from '../../src/ui/input/KeyPress';
import { commandFor } from '../../src/ui/input/keymap';
import type { Session } from '../../src/ui/Session';
import { helpView, padHelp } from '../../src/ui/views/helpView';
import { promptOf } from '../../src/ui/views/keysView';
import { key, lying, openRun, putOrc, type, defaultKeys, topOf } from './support';

/** This many frames of a tenth of a second. */
function frames(session: Session, count: number): void {
  for (let i = 0; i < count; i++) session.tick(100);
}

describe('a held step', () => {
  test('repeats at a steady pace until it is released', async () => {
    const { session, game } = await openRun();
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    frames(session, 10);
    const { turn } = game.state;
    expect(turn).toBeGreaterThan(4);
    session.hands.up('Period');
    frames(session, 10);
    expect(game.state.turn).toBe(turn);
  });

  test('stops when an enemy comes into view, and needs a new press to go on', async () => {
    const { session, game } = await openRun();
    const orc = putOrc(game, 3);
    Object.assign(orc, { power: 0 });
    session.hands.push('Centre', 'touch');
    frames(session, 20);
    const { turn } = game.state;
    expect(turn).toBeLessThan(4);
    session.hands.up('Centre');
    session.hands.push('Centre', 'touch');
    expect(game.state.turn).toBe(turn + 1);
  });

  test('never repeats an action with a price', async () => {
    const { session, game } = await openRun();
    const { player } = game.state;
    game.floor.state.items = [lying(901, 'healthPotion', player), lying(902, 'healthPotion', player)];
    session.hands.push('PadA', 'pad');
    frames(session, 20);
    expect(game.state.hero.inventory).toHaveLength(1);
  });
});

describe('a gamepad', () => {
  test('interacts, opens, selects and closes', async () => {
    const { session, game } = await openRun();
    game.floor.state.items = [lying(901, 'healthPotion', game.state.player)];
    type(session, 'PadA', 'PadX');
    expect(session.modes.top.kind).toBe('inventory');
    type(session, 'PadA');
    expect(session.modes.top.kind).toBe('item');
    type(session, 'PadB', 'PadB', 'PadStart');
    expect(session.modes.top.kind).toBe('pause');
    type(session, 'PadStart');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('changes settings, turns the pages of the help and moves the cursor over the map', async () => {
    const { session } = await openRun();
    session.command({ do: 'settings' });
    type(session, 'PadDown', 'PadLeft');
    expect(session.settings.effects).toBe(6);
    type(session, 'PadB');
    session.command({ do: 'help' });
    expect(session.modes.top).toMatchObject({ tab: 'keys' });
    type(session, 'PadRight', 'PadRight', 'PadRight', 'PadRight');
    expect(session.modes.top).toMatchObject({ tab: 'rules' });
    type(session, 'PadB', 'PadY', 'PadDownRight');
    const top = topOf(session);
    const { player } = session.game?.state ?? { player: { x: 0, y: 0 } };
    expect(top.kind === 'look' && top.cursor).toEqual({ x: player.x + 1, y: player.y + 1 });
  });

  test('shows its buttons while it is in use, keys with keyboard and mouse, neither with touch', async () => {
    const { session } = await openRun();
    expect(promptOf(session, 'inventory')).toBe('i');
    session.hands.use('mouse');
    expect(promptOf(session, 'inventory')).toBe('i');
    session.hands.push('PadLS', 'pad');
    expect(promptOf(session, 'inventory')).toBe('X');
    expect(promptOf(session, 'drop')).toBe('');
    session.hands.use('touch');
    expect(promptOf(session, 'inventory')).toBe('');
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    expect(promptOf(session, 'pause')).toBe('Esc');
  });

  test('has only its buttons in the help, as the keyboard has only keys', () => {
    const all = (lines: readonly { keys: readonly string[] }[]): string[] => lines.flatMap(({ keys }) => keys);
    const pad = padHelp(defaultKeys('classic'));
    expect(all(pad.lines)).toContain('LS');
    expect(all(pad.lines)).not.toContain('i');
    expect(all(helpView(defaultKeys('classic')).lines)).not.toContain('LS');
    expect(all(helpView(defaultKeys('classic')).lines)).not.toContain('Centre');
  });
});

describe('keyboards', () => {
  test('turn an arrow an eighth to the right with Shift; not in menus', () => {
    const ways: [string, number, number][] = [['ArrowUp', 1, -1], ['ArrowRight', 1, 1], ['ArrowDown', -1, 1], ['ArrowLeft', -1, -1]];
    for (const [name, dx, dy] of ways) {
      const press = key(name, { shift: true });
      expect(commandFor(defaultKeys('classic'), 'play', press)).toEqual({ do: 'step', dx, dy });
      expect(commandFor(defaultKeys('wasd'), 'aim', press)).toEqual({ do: 'step', dx, dy });
    }
    expect(commandFor(defaultKeys('classic'), 'menu', key('ArrowDown', { shift: true }))).toEqual({ do: 'cursor', by: 1 });
  });

  test.each([
    { layout: 'AZERTY', char: 'z', code: 'KeyW', way: { dx: 0, dy: -1 } },
    { layout: 'AZERTY', char: 'q', code: 'KeyA', way: { dx: -1, dy: 0 } },
    { layout: 'AZERTY', char: 'a', code: 'KeyQ', way: { dx: -1, dy: -1 } },
    { layout: 'Dvorak', char: ',', code: 'KeyW', way: { dx: 0, dy: -1 } },
    { layout: 'Dvorak', char: 'o', code: 'KeyS', way: { dx: 0, dy: 1 } },
    { layout: 'QWERTZ', char: 'y', code: 'KeyZ', way: { dx: -1, dy: 1 } },
  ])('use WASD by position: $layout $char', ({ char, code, way }) => {
    expect(commandFor(defaultKeys('wasd'), 'play', key(char, { code }))).toEqual({ do: 'step', ...way });
  });

  test('use the printed letters in lists, in every scheme', () => {
    expect(commandFor(defaultKeys('wasd'), 'list', key('z', { code: 'KeyW' }))).toEqual({ do: 'letter', letter: 'z' });
    expect(keyName(key('z', { code: 'KeyW' }))).toBe('z');
  });

  test('show the printed letters in the help, known from the browser or from the keys themselves', async () => {
    const north = (): string => helpView(defaultKeys('wasd')).steps[1]?.key ?? '';
    expect(north()).toBe('w');
    await learnLayout({ language: 'fr', keyboard: { getLayoutMap: () => Promise.resolve(new Map([['KeyW', 'z'], ['Comma', ';']])) } });
    expect(north()).toBe('z');
    learnKey('KeyW', 'W');
    expect(north()).toBe('w');
    await learnLayout({ language: 'fr', keyboard: { getLayoutMap: () => Promise.reject(new Error('not in a frame')) } });
    expect(north()).toBe('w');
  });
});

describe('a window that loses the focus', () => {
  interface Away {
    readonly session: Session;
    readonly leave: (how: 'blur' | 'hide') => void;
    /** Sends the page an event, of which the game may already have kept the browser. */
    readonly send: (type: string, how?: { readonly isPrevented: boolean }) => void;
    readonly told: boolean[];
  }

  async function away(blur: 'on' | 'off' = 'on'): Promise<Away> {
    const { session } = await openRun();
    session.configure({ blur });
    const page = new EventTarget();
    const document = Object.assign(new EventTarget(), { hidden: false });
    const told: boolean[] = [];
    watchAway(Object.assign(page, { document }), session, (isAway) => { told.push(isAway); });
    const leave = (how: 'blur' | 'hide'): void => {
      document.hidden = how === 'hide';
      if (how === 'hide') document.dispatchEvent(new Event('visibilitychange'));
      else page.dispatchEvent(new Event('blur'));
    };
    const send: Away['send'] = (type, how) => {
      const event = new Event(type, { cancelable: true });
      if (how?.isPrevented === true) event.preventDefault();
      page.dispatchEvent(event);
    };
    return { session, leave, send, told };
  }

  test.each(['blur', 'hide'] as const)('by %s ends travel and opens the pause menu, and one key resumes', async (how) => {
    const { session, leave, told } = await away();
    session.command({ do: 'explore' });
    expect(session.pursuit).not.toBeNull();
    leave(how);
    expect(session.pursuit).toBeNull();
    expect(session.modes.top.kind).toBe('pause');
    expect(told).toEqual([true]);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('leaves other dialogs, the title and players who opted out alone', async () => {
    const wanted = await away();
    type(wanted.session, 'i');
    wanted.leave('blur');
    expect(wanted.session.modes.top.kind).toBe('inventory');
    const unwanted = await away('off');
    unwanted.leave('blur');
    expect(unwanted.session.modes.top.kind).toBe('playing');
  });

  test.each(['blur', 'hide'] as const)('by %s releases every key, button and finger', async (how) => {
    const { session, leave } = await away('off');
    let released = 0;
    const stop = session.hands.onRelease(() => { released++; });
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    leave(how);
    frames(session, 10);
    expect(session.game?.state.turn).toBe(1);
    expect(released).toBe(1);
    stop();
    leave(how);
    expect(released).toBe(1);
  });

  test.each(['contextmenu', 'dragstart'])('need not lose it: %s keeps releases from the page too', async (type) => {
    const { session, send } = await away('off');
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    send(type);
    frames(session, 10);
    expect(session.game?.state.turn).toBe(1);
  });

  test('keeps what is held where it opens no menu: a long press on the map', async () => {
    const { session, send } = await away('off');
    session.hands.down(key('.', { code: 'Period' }), 'keys');
    send('contextmenu', { isPrevented: true });
    frames(session, 10);
    expect(session.game?.state.turn).toBeGreaterThan(1);
  });
});

describe('fullscreen', () => {
  test('can be toggled from the pause menu and by a key if the browser supports it', async () => {
    let isOn = false;
    const fullscreen = { isOn: () => isOn, toggle: () => { isOn = !isOn; } };
    const { session } = await openRun({ fullscreen });
    type(session, 'F');
    expect(isOn).toBe(true);
    type(session, 'Escape');
    const top = topOf(session);
    const line = 'choices' in top ? top.choices.findIndex(({ label }) => label === 'ui.pause.fullscreen') : -1;
    session.command({ do: 'choose', index: line });
    expect(isOn).toBe(false);
  });

  test('is not offered elsewhere', async () => {
    const { session } = await openRun();
    type(session, 'F', 'Escape');
    const top = topOf(session);
    expect('choices' in top && top.choices.some(({ label }) => label === 'ui.pause.fullscreen')).toBe(false);
  });

  test('is neither offered where it isn\'t allowed, nor changes if refused', async () => {
    const page = (fullscreenEnabled: boolean): Parameters<typeof fullscreenOf>[0] => ({
      document: { fullscreenEnabled, fullscreenElement: null, exitFullscreen: () => Promise.resolve(), documentElement: { requestFullscreen: () => Promise.reject(new Error('no gesture')) } },
      navigator: { language: 'en' },
    });
    expect(fullscreenOf(page(false))).toBeNull();
    fullscreenOf(page(true))?.toggle();
    await new Promise((resolve) => { setTimeout(resolve); });
  });
});

/** A page on a device that can hover over it, or can't. */
function pageThat(hovers: boolean): EventTarget & { matchMedia(query: string): { matches: boolean } } {
  return Object.assign(new EventTarget(), { matchMedia: (query: string) => ({ matches: query === '(hover: none)' && !hovers }) });
}

test.each([[true, 'keys'], [false, 'touch']] as const)('a page that can be hovered over (%s) expects %s at first', async (hovers, device) => {
  const { session } = await openRun();
  watchDevice(pageThat(hovers), session.hands);
  expect(session.device).toBe(device);
});

test('a mouse becomes the current device when it moves, not when the page moves under it', async () => {
  const { session } = await openRun();
  const page = pageThat(true);
  watchDevice(page, session.hands);
  const send = (name: string, fields: object): void => { page.dispatchEvent(Object.assign(new Event(name), fields)); };
  send('pointermove', { pointerType: 'mouse', movementX: 0, movementY: 0 });
  expect(session.device).toBe('keys');
  send('pointermove', { pointerType: 'mouse', movementX: 2, movementY: 0 });
  expect(session.device).toBe('mouse');
  send('pointerdown', { pointerType: 'touch' });
  expect(session.device).toBe('touch');
});
