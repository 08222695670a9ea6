import { Gamepads } from '../../src/ui/input/gamepad';
import { Hands } from '../../src/ui/input/Hands';
import { imprintOf, isPadName, showImprint } from '../../src/ui/input/imprint';
import { type DeviceState, PadReader, type PadState } from '../../src/ui/input/PadReader';
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
  interface PadsOnPage {
    readonly asked: () => number;
    /** What is plugged in; a device of another index than its place has its own. */
    readonly there: (PadState & { readonly mapping?: string; readonly id?: string })[];
    readonly tell: (type: string) => void;
    readonly pads: Gamepads;
    readonly pressed: string[];
    readonly hands: Hands;
    /** Shows the game a state of the first device for some frames. */
    readonly show: (state: PadsOnPage['there'][number], frames?: number) => void;
  }

  function page(): PadsOnPage {
    const source = new EventTarget();
    const there: PadsOnPage['there'] = [];
    const pressed: string[] = [];
    let asked = 0;
    const getGamepads = (): (DeviceState & { id: string; index: number })[] => {
      asked++;
      return there.map((state, index) => ({ mapping: 'standard', id: 'pad', ...state, index }));
    };
    const hands = new Hands({ press: ({ key, repeat }) => { pressed.push(repeat ? `${key}+` : key); return true; } }, () => undefined);
    const pads = new Gamepads(Object.assign(source, { navigator: { getGamepads } }), hands);
    const show: PadsOnPage['show'] = (state, frames = 6) => {
      there[0] = state;
      for (let i = 0; i < frames; i++) pads.frame(FRAME);
    };
    return { asked: () => asked, there, tell: (type) => { source.dispatchEvent(new Event(type)); }, pads, pressed, hands, show };
  }

  /** A page with a device in that state plugged in. */
  function plugged(state: PadsOnPage['there'][number]): PadsOnPage {
    const with1 = page();
    with1.there.push(state);
    with1.tell('gamepadconnected');
    with1.show(state);
    return with1;
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
    const { show, pressed, hands } = plugged(pad([]));
    expect(hands.device).toBe('keys');
    show(pad(['A']));
    expect(hands.device).toBe('pad');
    expect(pressed).toEqual(['PadA']);
  });

  test('do nothing while the page is not focused, nor with what is still held when it is again', () => {
    const { show, pads, pressed } = plugged(pad([]));
    pads.away(true);
    show(pad(['A', 'up'], [0.9, 0]));
    pads.away(false);
    show(pad(['A', 'up'], [0.9, 0]));
    show(pad(['A', 'B']));
    expect(pressed).toEqual(['PadB']);
    show(pad([]));
    show(pad(['A'], [0.9, 0]));
    expect(pressed).toEqual(['PadB', 'PadA', 'PadRight']);
  });

  test('do nothing with what is down when they are plugged in, also again, until it has been let go', () => {
    const { show, there, tell, pressed, hands } = plugged(pad(['A', 'left'], [0, 1]));
    expect([pressed, hands.device]).toEqual([[], 'keys']);
    for (let again = 0; again < 2; again++) {
      show(pad([]));
      show(pad(['A']));
      show(pad([], [0, 1]));
      expect(pressed.splice(0)).toEqual(['PadA', 'PadDown']);
      show(pad(['A']));
      pressed.length = 0;
      there.pop();
      tell('gamepaddisconnected');
      there.push(pad(['A']));
      tell('gamepadconnected');
      show(pad(['A'], [0, 1]));
      expect(pressed).toEqual([]);
    }
  });

  test.each<readonly [string, readonly [number, number]]>([
    ['pedals', [-1, -1]], ['one pedal', [0, 1]], ['a wheel turned aside', [-0.62, 0]], ['a worn stick', [0.5, 0.5]],
  ])('may rest anywhere: %s at %p walk nowhere', (_, at) => {
    const device = { ...pad([], at), mapping: '' };
    const { show, pads, there, tell, pressed, hands } = plugged(device);
    show(device, 200);
    show({ ...device, axes: at.map((value) => value * 0.97) }, 200);
    pads.away(true);
    pads.away(false);
    show(device, 200);
    there.pop();
    tell('gamepaddisconnected');
    there.push(device);
    tell('gamepadconnected');
    show(device, 200);
    expect([pressed, hands.device]).toEqual([[], 'keys']);
  });

  test('of no known layout walk as they are moved from where they rest, and stop back there', () => {
    const { show, pressed, hands } = plugged({ ...pad([], [-1, -1]), mapping: '' });
    show({ ...pad([], [-1, 1]), mapping: '' });
    expect(pressed).toEqual(['PadDown']);
    show({ ...pad([], [-1, -1]), mapping: '' });
    for (let i = 0; i < 9; i++) hands.frame(100, false);
    expect(pressed).toEqual(['PadDown']);
  });

  test('of the standard layout may be a little worn, and walk as they are moved', () => {
    const { show, pressed } = plugged(pad([], [0.4, 0]));
    show(pad([], [0, 0.9]));
    show(pad([], [0.4, 0]));
    show(pad([], [0.9, 0]));
    expect(pressed).toEqual(['PadDown', 'PadRight']);
  });

  test('of no known layout that were tilted when first seen rest in the middle once they have stayed there', () => {
    const stick = (x: number, y: number): PadsOnPage['there'][number] => ({ ...pad([], [x, y]), mapping: '' });
    const { show, pressed } = plugged(stick(1, 0));
    show(stick(0, 0), 80);
    show(stick(1, 0));
    show(stick(0, 0));
    show(stick(0, -1));
    expect(pressed).toEqual(['PadRight', 'PadUp']);
  });

  test.each<readonly [string, readonly (readonly [number, number])[]]>([
    ['pedals', [[-1, -1]]], ['pedals that are touched one by one', [[-1, 0], [-1, 1]]], ['a wheel turned aside', [[-0.62, 0]]], ['a worn stick', [[0.5, 0.5]]],
  ])('of no known layout that report 0 until they are touched walk nowhere by that, also again: %s', (_, touches) => {
    const device = (at: readonly [number, number]): PadsOnPage['there'][number] => ({ ...pad([], at), mapping: '' });
    const { show, pads, there, tell, pressed } = plugged(device([0, 0]));
    for (let again = 0; again < 2; again++) {
      show(device([0, 0]), 200);
      for (const at of touches) show(device(at), 200);
      there.pop();
      tell('gamepaddisconnected');
      there.push(device([0, 0]));
      tell('gamepadconnected');
      pads.frame(FRAME);
    }
    expect(pressed).toEqual([]);
  });

  test('of no known layout count once they are back in the centre, or when they move there like a stick', () => {
    const arrows = (x: number, y: number): PadsOnPage['there'][number] => ({ ...pad([], [x, y]), mapping: '' });
    const cross = plugged(arrows(0, 0));
    for (let i = 0; i < 3; i++) {
      cross.show(arrows(1, 0));
      cross.show(arrows(0, 0), 10);
    }
    cross.show(arrows(0, -1));
    cross.show(arrows(0, 0));
    cross.pads.away(true);
    cross.pads.away(false);
    cross.show(arrows(0, 0));
    cross.show(arrows(0, 1));
    expect(cross.pressed).toEqual(['PadRight', 'PadRight', 'PadUp', 'PadDown']);
    const stick = plugged(arrows(0, 0));
    for (const x of [0.1, 0.4, 0.9]) stick.show(arrows(x, 0));
    expect(stick.pressed).toEqual(['PadRight']);
  });

  test('that are unplugged release everything, told or not', () => {
    for (const isTold of [true, false]) {
      const { there, show, pads, tell, pressed, hands } = plugged(pad([]));
      show(pad(['LS']));
      there.pop();
      if (isTold) tell('gamepaddisconnected');
      else pads.frame(FRAME);
      for (let i = 0; i < 9; i++) hands.frame(100, false);
      expect(pressed).toEqual(['PadLS']);
    }
  });

  test('that only rest do not lend the buttons their names', () => {
    setLanguage('en');
    showImprint('Xbox');
    plugged({ ...pad(['A']), mapping: '', id: 'Nintendo Wheel' });
    expect(imprintOf('PadA')).toBe('A');
    const { show } = plugged({ ...pad([]), id: 'DualSense' });
    show({ ...pad(['B']), id: 'DualSense' });
    expect(imprintOf('PadA')).toBe('✕');
    showImprint('Xbox');
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
