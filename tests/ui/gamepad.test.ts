import { Gamepads } from '../../src/ui/input/gamepad';
import { Hands } from '../../src/ui/input/Hands';
import { imprintOf, isPadName, showImprint } from '../../src/ui/input/imprint';
import { PadReader, type PadState } from '../../src/ui/input/PadReader';
import { setLanguage } from '../../src/keep/text';
import { keyLabel } from '../../src/ui/views/keyLabel';
import { turnBetween, directionOf, PAD_DIRECTIONS } from '../../src/ui/input/padDirection';

const FRAME = 16;
const PLACES: readonly string[] = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Back', 'Start', 'LS', 'RS', 'up', 'down', 'left', 'right'];

/** A gamepad with some buttons pressed by name, and its left stick tilted. */
function pad(pressed: readonly string[], stick: readonly [number, number] = [0, 0]): PadState {
  return { buttons: PLACES.map((name) => ({ pressed: pressed.includes(name), value: 0 })), axes: [...stick, 0, 0] };
}

/** The presses of a gamepad in these states, one per frame; `-` marks a release, `~` a change of a held direction. */
function play(...frames: readonly PadState[]): string[] {
  const told: string[] = [];
  const reader = new PadReader({
    push: (name) => { told.push(name); },
    turn: (name) => { told.push(`~${name}`); },
    up: (name) => { told.push(`-${name}`); },
  });
  for (const frame of frames) reader.read(frame, FRAME);
  return told;
}

/** The same for several frames. */
function hold(frames: number, ...state: Parameters<typeof pad>): PadState[] {
  return Array.from({ length: frames }, () => pad(...state));
}

describe('buttons', () => {
  test('are pressed once and released once', () => {
    expect(play(...hold(3, ['A']), ...hold(2, []), ...hold(1, ['A', 'Start']))).toEqual(['PadA', '-PadA', 'PadA', 'PadStart']);
  });

  test('include triggers, which count from halfway', () => {
    const pulled = (value: number): PadState => ({ buttons: PLACES.map((_, place) => ({ pressed: false, value: place === 7 ? value : 0 })), axes: [] });
    expect(play(pulled(0.4))).toEqual([]);
    expect(play(pulled(0.4), pulled(0.6), pulled(0.9), pulled(0.2))).toEqual(['PadRT', '-PadRT']);
  });
});

describe('RULES 1.9: Back', () => {
  test('pressed shortly counts when it is released', () => {
    expect(play(...hold(9, ['Back']))).toEqual([]);
    expect(play(...hold(9, ['Back']), pad([]))).toEqual(['PadBack', '-PadBack']);
  });

  test('held for 300 ms is another button, pressed once', () => {
    expect(play(...hold(40, ['Back']))).toEqual(['PadBackHeld']);
    expect(play(...hold(40, ['Back']), pad([]), ...hold(2, ['Back']), pad([]))).toEqual(['PadBackHeld', '-PadBackHeld', 'PadBack', '-PadBack']);
  });

  test('does nothing if the gamepad is put away meanwhile', () => {
    const told: string[] = [];
    const reader = new PadReader({ push: (name) => { told.push(name); }, turn: () => undefined, up: () => undefined });
    reader.read(pad(['Back']), FRAME);
    reader.release();
    reader.read(pad([]), FRAME);
    expect(told).toEqual([]);
  });

  test('has a name for both in the help and in the settings', () => {
    setLanguage('en');
    showImprint('DualSense');
    expect([keyLabel('PadBack'), keyLabel('PadBackHeld'), isPadName('PadBackHeld'), isPadName('Held')]).toEqual(['Share', 'Share (held)', true, false]);
    showImprint('Xbox');
  });
});

describe('the D-pad', () => {
  test('steps with one arrow, after the time in which a second may join', () => {
    expect(play(...hold(4, ['up']))).toEqual([]);
    expect(play(...hold(5, ['up']))).toEqual(['PadUp']);
  });

  test('steps on a short push when released', () => {
    expect(play(...hold(2, ['left']), pad([]))).toEqual(['PadLeft', '-PadLeft']);
  });

  test('combines two arrows within that time into a diagonal, at once and alone', () => {
    expect(play(...hold(2, ['up']), pad(['up', 'right']))).toEqual(['PadUpRight']);
    expect(play(pad(['down', 'left']))).toEqual(['PadDownLeft']);
  });

  test('takes no second step if the arrows of a diagonal are not released together', () => {
    expect(play(...hold(3, ['up', 'right']), ...hold(2, ['up']), pad([]))).toEqual(['PadUpRight', '~PadUp', '-PadUp']);
  });

  test('goes on diagonally with a later second arrow, without a new press', () => {
    expect(play(...hold(9, ['up']), ...hold(2, ['up', 'left']))).toEqual(['PadUp', '~PadUpLeft']);
  });

  test('presses again in the opposite direction', () => {
    expect(play(...hold(9, ['up']), ...hold(2, ['down']))).toEqual(['PadUp', '-PadUp', 'PadDown']);
  });

  test('ignores opposite arrows', () => {
    expect(play(...hold(9, ['left', 'right']))).toEqual([]);
  });
});

describe('the stick', () => {
  test.each(PAD_DIRECTIONS.map((way, index) => [way, (index * Math.PI) / 4] as const))('walks %s', (way, angle) => {
    expect(play(...hold(6, [], [Math.sin(angle), -Math.cos(angle)]))).toEqual([way]);
  });

  test('is at rest near the middle', () => {
    expect(play(...hold(9, [], [0.3, -0.4]))).toEqual([]);
  });

  test('releases later than it engages: a trembling thumb doesn\'t step twice', () => {
    expect(play(...hold(6, [], [0.6, 0]), ...hold(3, [], [0.45, 0]), ...hold(3, [], [0.6, 0]))).toEqual(['PadRight']);
    expect(play(...hold(6, [], [0.6, 0]), ...hold(3, [], [0.3, 0]))).toEqual(['PadRight', '-PadRight']);
  });

  test('between two directions keeps the current one', () => {
    const between = (eighths: number): [number, number] => [Math.sin((eighths * Math.PI) / 4), -Math.cos((eighths * Math.PI) / 4)];
    expect(play(...hold(6, [], between(2)), ...hold(3, [], between(2.6)))).toEqual(['PadRight']);
    expect(play(...hold(6, [], between(2)), ...hold(1, [], between(2.8)))).toEqual(['PadRight', '~PadDownRight']);
  });
});

describe('directions', () => {
  test('are recognised by their sectors', () => {
    expect(directionOf(10, -1)).toBe('PadRight');
    expect(directionOf(-7, -6)).toBe('PadUpLeft');
    expect(directionOf(0, 1)).toBe('PadDown');
  });

  test('keep the current one across the seam too', () => {
    expect(directionOf(-5, -10, { present: 'PadUp', slack: 0.2 })).toBe('PadUp');
    expect(directionOf(-8, -10, { present: 'PadUp', slack: 0.2 })).toBe('PadUpLeft');
  });

  test('turn by eighths', () => {
    expect(turnBetween('PadUp', 'PadUpLeft')).toBe(1);
    expect(turnBetween('PadRight', 'PadLeft')).toBe(4);
  });
});

describe('gamepads of a page', () => {
  function page(): { asked: () => number; there: PadState[]; tell: (type: string) => void; pads: Gamepads; pressed: string[]; hands: Hands } {
    const source = new EventTarget();
    const there: PadState[] = [];
    const pressed: string[] = [];
    let asked = 0;
    const getGamepads = (): (PadState & { id: string; index: number })[] => {
      asked++;
      return there.map((state, index) => ({ ...state, id: 'pad', index }));
    };
    const hands = new Hands({ press: ({ key }) => { pressed.push(key); return true; } }, () => undefined);
    const pads = new Gamepads(Object.assign(source, { navigator: { getGamepads } }), hands);
    return { asked: () => asked, there, tell: (type) => { source.dispatchEvent(new Event(type)); }, pads, pressed, hands };
  }

  test('are not polled while there is none', () => {
    const { asked, there, tell, pads } = page();
    const before = asked();
    for (let i = 0; i < 5; i++) pads.frame(FRAME);
    expect(asked()).toBe(before);
    there.push(pad([]));
    tell('gamepadconnected');
    const connected = asked();
    for (let i = 0; i < 5; i++) pads.frame(FRAME);
    expect(asked()).toBe(connected + 5);
  });

  test('are ignored if the page may not ask', () => {
    const source = Object.assign(new EventTarget(), { navigator: { getGamepads: () => { throw new Error('SecurityError'); } } });
    const pads = new Gamepads(source, new Hands({ press: () => true }, () => undefined));
    source.dispatchEvent(new Event('gamepadconnected'));
    expect(() => { pads.frame(FRAME); }).not.toThrow();
  });

  test('become the current device with the first button press', () => {
    const { there, tell, pads, pressed, hands } = page();
    there.push(pad([]));
    tell('gamepadconnected');
    pads.frame(FRAME);
    expect(hands.device).toBe('keys');
    there[0] = pad(['A']);
    pads.frame(FRAME);
    expect(hands.device).toBe('pad');
    expect(pressed).toEqual(['PadA']);
  });

  test('do nothing while the page is not focused', () => {
    const { there, tell, pads, pressed } = page();
    there.push(pad(['A']));
    tell('gamepadconnected');
    pads.away(true);
    pads.frame(FRAME);
    expect(pressed).toEqual([]);
    pads.away(false);
    pads.frame(FRAME);
    expect(pressed).toEqual(['PadA']);
  });

  test('that are unplugged release everything', () => {
    const { there, tell, pads, pressed, hands } = page();
    there.push(pad(['LS']));
    tell('gamepadconnected');
    pads.frame(FRAME);
    there.pop();
    tell('gamepaddisconnected');
    for (let i = 0; i < 9; i++) hands.frame(100, false);
    expect(pressed).toEqual(['PadLS']);
  });
});

test('have buttons named as printed on the current gamepad', () => {
  expect(imprintOf('PadA')).toBe('A');
  showImprint('DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c)');
  expect(imprintOf('PadA')).toBe('✕');
  showImprint('Pro Controller (Vendor: 057e Product: 2009)');
  expect([imprintOf('PadA'), imprintOf('PadStart'), imprintOf('PadUp')]).toEqual(['B', '+', '↑']);
  showImprint('Xbox 360 Controller');
  expect(imprintOf('PadA')).toBe('A');
  expect(imprintOf('Enter')).toBeNull();
});
