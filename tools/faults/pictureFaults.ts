import type { Planted } from './Planted';

/** Faults in what is seen, heard and counted. */
export const PICTURE_FAULTS: readonly Planted[] = [
  {
    name: 'the picture flashes as often as it likes',
    file: 'src/view/playback/FlashLimit.ts',
    find: 'if (this.times.length >= MOST) return false;',
    put: 'if (this.times.length >= Infinity) return false;',
    tests: ['tests/view/shake.test.ts'],
  },
  {
    name: 'what the player did not see is shown',
    file: 'src/view/playback/planTurn.ts',
    find: 'if (event.seen) plan.add(event);',
    put: 'plan.add(event);',
    tests: ['tests/view/planTurn.test.ts'],
  },
  {
    name: 'a row that nobody met counts as met',
    file: 'src/lab/curve/metOf.ts',
    find: 'counts.get(id) === 0',
    put: 'counts.get(id) === -1',
    tests: ['tests/lab/curve.test.ts'],
  },
];
