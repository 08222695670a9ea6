import type { Planted } from './Planted';

/** Faults in the rules and in floor generation. */
export const ENGINE_FAULTS: readonly Planted[] = [
  {
    name: 'a door is removed from every floor',
    file: 'src/procgen/dig/hangDoors.ts',
    find: 'terrain[cell] = doors.tile;',
    put: 'terrain[cell] = terrain[cell] as number;',
    tests: ['tests/procgen/doors.test.ts'],
  },
  {
    name: 'a cave is not connected to the others',
    file: 'src/procgen/dig/joinCaves.ts',
    find: 'if (!isSmall(cave)) tunnel(',
    put: 'if (isSmall(cave)) tunnel(',
    tests: ['tests/procgen/digLayout.test.ts'],
  },
  {
    name: 'two random streams are swapped',
    file: 'src/engine/Game.ts',
    find: 'combat: new Rng(combat), ai: new Rng(ai)',
    put: 'combat: new Rng(ai), ai: new Rng(combat)',
    tests: ['tests/trust/recordings.test.ts'],
  },
  {
    name: 'sight reaches one cell too far',
    file: 'src/engine/floor/fov.ts',
    find: 'if (goesOn && depth < radius) {',
    put: 'if (goesOn && depth <= radius) {',
    tests: ['tests/engine/floor/fov.test.ts'],
  },
  {
    name: 'a refused action costs a turn',
    file: 'src/engine/Game.ts',
    find: 'if (!result.done) return this.refuse(result.why);',
    put: 'if (!result.done) { this.pass({ cost: 100, had, isStill: false }); return this.refuse(result.why); }',
    tests: ['tests/engine/refusals.test.ts'],
  },
  {
    name: 'a status never ends',
    file: 'src/engine/rules/statuses.ts',
    find: 'else if (turns === 0) end(world, actor, status);',
    put: 'else if (turns === 0) continue;',
    tests: ['tests/engine/statuses.test.ts'],
  },
  {
    name: 'a hidden trap is visible',
    file: 'src/engine/floor/openFloor.ts',
    find: 'known: !hidden',
    put: 'known: hidden || !hidden',
    tests: ['tests/engine/traps.test.ts'],
  },
  {
    name: 'an actor inside a wall drops its items into the wall',
    file: 'src/engine/rules/relocate.ts',
    find: 'floor.isWalkable(at.x, at.y) ? at',
    put: 'floor.contains(at.x, at.y) ? at',
    tests: ['tests/engine/things.test.ts'],
  },
  {
    name: 'the hash forgets a field',
    file: 'src/engine/run/stateHash.ts',
    find: 'hash = fold(fold(hash, hero.oil), hero.finds);',
    put: 'hash = fold(hash, hero.oil);',
    tests: ['tests/engine/stateHash.test.ts'],
  },
  {
    name: 'the engine uses Math.random',
    file: 'src/engine/rules/wanderers.ts',
    find: 'world.rng.ai.below(every) === 0',
    put: 'Math.floor(Math.random() * every) === 0',
    tests: ['tests/trust/recordings.test.ts'],
  },
  {
    name: 'an event is not emitted',
    file: 'src/engine/rules/combat.ts',
    find: "world.emit({ type: 'damaged',",
    put: "void ({ type: 'damaged',",
    tests: ['tests/engine/fighting.test.ts'],
  },
  {
    name: 'a German text is missing',
    file: 'src/content/text/de/interface.ts',
    find: "  'ui.halted': 'Du bleibst stehen.',\n",
    put: '',
    tests: ['tests/content/german.test.ts'],
  },
];
