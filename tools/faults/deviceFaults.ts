import type { Planted } from './Planted';

/** Faults in what fingers, gamepads and keyboards do. */
export const DEVICE_FAULTS: readonly Planted[] = [
  {
    name: 'the map is drawn at the rate of the display while nothing moves',
    file: 'src/scenes/FramePacer.ts',
    find: 'isQuick ? MOVING : AT_REST',
    put: 'MOVING',
    tests: ['tests/scenes/FramePacer.test.ts'],
  },
  {
    name: 'a late picture makes the next come later',
    file: 'src/scenes/FramePacer.ts',
    find: 'now - this.last < 2 * interval ? this.last + interval : now',
    put: 'now',
    tests: ['tests/scenes/FramePacer.test.ts'],
  },
  {
    name: 'a finger whose lifting was lost joins the next one',
    file: 'src/ui/input/gestures.ts',
    find: 'if (isFirst) this.clear();',
    put: 'if (isFirst && this.fingers.size === 0) this.clear();',
    tests: ['tests/ui/gestures.test.ts'],
  },
  {
    name: 'a device that rests off centre walks the hero',
    file: 'src/ui/input/PadRest.ts',
    find: '{ ...(this.home ?? at) }',
    put: '{ ...CENTRE }',
    tests: ['tests/ui/gamepad.test.ts'],
  },
  {
    name: 'a device that reports 0 until it is touched walks the hero by the touch',
    file: 'src/ui/input/PadRest.ts',
    find: 'home[axis] = at[axis];',
    put: 'home[axis] = 0;',
    tests: ['tests/ui/gamepad.test.ts'],
  },
  {
    name: 'letters of WASD do nothing on a fresh page',
    file: 'src/ui/input/firstKeys.ts',
    find: 'session.configure({ scheme });\n  return scheme ===',
    put: 'return scheme ===',
    tests: ['tests/ui/firstKeys.test.ts'],
  },
  {
    name: 'the key of the stairs walks to them and stops there',
    file: 'src/engine/ai/intents.ts',
    find: 'if (takes && isThere',
    put: 'if (false && isThere',
    tests: ['tests/ui/leaving.test.ts'],
  },
  {
    name: 'what the bag takes no more of is left without a word',
    file: 'src/ui/views/endView.ts',
    find: "if (why === 'carried') return",
    put: "if (why === 'carried') return [];\n  if (why === 'carried') return",
    tests: ['tests/ui/leaving.test.ts'],
  },
  {
    name: 'each step of fading light stops exploring',
    file: 'src/engine/ai/interruption.ts',
    find: "case 'oilLow':\n      return because('stop.oilLow', { n: event.oil });",
    put: "case 'lightChanged':\n      return because('stop.oilLow', { n: event.radius });",
    tests: ['tests/ui/oil.test.ts'],
  },
  {
    name: 'a tip advises food in a fight',
    file: 'src/ui/guide/advice.ts',
    find: ' && (row.calm !== true || isCalm(game))',
    put: '',
    tests: ['tests/ui/hints.test.ts'],
  },
  {
    name: 'an accent that waits for its letter counts as an input method',
    file: 'src/ui/input/keyboard.ts',
    find: "event.key !== 'Dead' && ",
    put: '',
    tests: ['tests/ui/keyboard.test.ts'],
  },
  {
    name: 'signs that a layout lacks cannot be typed',
    file: 'src/ui/input/KeyPress.ts',
    find: 'return PLACES[code]?.charAt(Number(shift)) ?? null;',
    put: 'return null;',
    tests: ['tests/ui/layouts.test.ts'],
  },
];
