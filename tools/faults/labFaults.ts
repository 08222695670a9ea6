import type { Planted } from './Planted';

/** Faults in the lab and what reaches it from outside. */
export const LAB_FAULTS: readonly Planted[] = [
  {
    name: 'a bot cannot answer a talent whole',
    file: 'src/lab/serve/allowedActions.ts',
    find: 'reward: true, talent: true,',
    put: 'reward: true,',
    tests: ['tests/lab/serve/wholeAnswers.test.ts'],
  },
];
