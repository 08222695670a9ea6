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
  {
    name: 'what a worker of a farm returns may unpack without end',
    file: 'src/lab/farm/shards.ts',
    find: ", 'base64'), { maxOutputLength: MOST_BYTES })",
    put: ", 'base64'))",
    tests: ['tests/lab/farm/shards.test.ts'],
  },
  {
    name: 'a curve cut short is not warned of',
    file: 'src/engine/pack/packWarnings.ts',
    find: 'if (floors.length < 2 ||',
    put: 'if (floors.length < 3 ||',
    tests: ['tests/lab/packFiles.test.ts'],
  },
  {
    name: 'a percentage is scaled beyond 100',
    file: 'src/lab/changes/factors.ts',
    find: 'Math.max(least, Math.min(most, how(each, scale)))',
    put: 'Math.max(least, how(each, scale))',
    tests: ['tests/lab/changes/screen.test.ts'],
  },
  {
    name: 'a pack that fails takes the program of a bot outside with it',
    file: 'src/lab/serve/Conversation.ts',
    find: "throw new UsageError(`${(error as UsageError).message} It is",
    put: "throw new Error(`${(error as UsageError).message} It is",
    tests: ['tests/lab/serve/conversation.test.ts'],
  },
  {
    name: 'a run that its pack breaks takes the others along',
    file: 'src/lab/runs/RunRecord.ts',
    find: 'if (!(error instanceof PackFailure)) throw error;',
    put: 'if (error instanceof PackFailure) throw error;',
    tests: ['tests/lab/failingPacks.test.ts'],
  },
  {
    name: 'the fighter strikes who is in deep water',
    file: 'src/lab/fighter/Situation.ts',
    find: 'enemy.isAfloat || ',
    put: '',
    tests: ['tests/lab/water.test.ts'],
  },
  {
    name: 'an enemy behind a trap closes the way over it while the fighter sees it',
    file: 'src/lab/fighter/journey.ts',
    find: 'throughActors: weights.recalls > 0',
    put: 'throughActors: false',
    tests: ['tests/lab/toAndFro.test.ts'],
  },
  {
    name: 'the fighter goes on without end to where it gets nowhere',
    file: 'src/lab/fighter/giveUp.ts',
    find: 'errand.left <= 0',
    put: 'errand.left <= -9999',
    tests: ['tests/lab/toAndFro.test.ts'],
  },
];
