import type { Planted } from './Planted';

/** Faults in visuals, texts and statistics. */
export const PICTURE_FAULTS: readonly Planted[] = [
  {
    name: 'the bestiary names floors below the last one',
    file: 'src/ui/views/packKinds.ts',
    find: 'return upTo(DEEPEST).find(ends) ?? null;',
    put: 'return null;',
    tests: ['tests/ui/bestiary.test.ts'],
  },
  {
    name: 'a fighter with bare fists is drawn with a sword',
    file: 'src/engine/rules/figure.ts',
    find: 'return isArmed ? sprite',
    put: 'return true ? sprite',
    tests: ['tests/engine/figure.test.ts'],
  },
  {
    name: 'a pack that draws no item has a bag all the same',
    file: 'src/engine/rules/uses.ts',
    find: 'items.weights(Math.max(1, floor)).map(([id]) => id)',
    put: '[...itemKinds.keys()]',
    tests: ['tests/engine/uses.test.ts'],
  },
  {
    name: 'every dungeon begins in the Cellars',
    file: 'src/keep/packWords.ts',
    find: 'return Object.assign(texts, regionsOf(pack, texts));',
    put: 'return texts;',
    tests: ['tests/ui/classicScreens.test.ts'],
  },
  {
    name: 'flashes are not limited',
    file: 'src/view/playback/FlashLimit.ts',
    find: 'if (this.times.length >= MOST) return false;',
    put: 'if (this.times.length >= Infinity) return false;',
    tests: ['tests/view/shake.test.ts'],
  },
  {
    name: 'events the player did not see are shown',
    file: 'src/view/playback/planTurn.ts',
    find: 'if (event.seen) plan.add(event);',
    put: 'plan.add(event);',
    tests: ['tests/view/planTurn.test.ts'],
  },
  {
    name: 'a thing under the log stays there',
    file: 'src/view/camera/sight.ts',
    find: 'at >= 0; at =',
    put: 'at >= Infinity; at =',
    tests: ['tests/view/sight.test.ts'],
  },
  {
    name: 'a row that no bot met counts as met',
    file: 'src/lab/curve/metOf.ts',
    find: 'runs === 0',
    put: 'runs === -1',
    tests: ['tests/lab/curve.test.ts'],
  },
  {
    name: 'a sheet of tiles takes more than it holds',
    file: 'src/view/map/TileSheet.ts',
    find: 'this.indices.size + tiles <= SHEET.columns ** 2',
    put: 'this.indices.size + tiles <= Infinity',
    tests: ['tests/view/tileSheet.test.ts'],
  },
  {
    name: 'a sheet of characters takes more than it holds',
    file: 'src/view/textures/glyphSheet.ts',
    find: 'drawnOn(last) < MOST',
    put: 'drawnOn(last) < Infinity',
    tests: ['tests/view/glyphSheet.test.ts'],
  },
  {
    name: 'what is told of an attack does not know whose it is',
    file: 'src/engine/rules/inspect.ts',
    find: 'return line(key, { ...named, n });',
    put: 'return line(key, { n });',
    tests: ['tests/content/plurals.test.ts'],
  },
  {
    name: 'a verb in German has no form for several',
    file: 'src/content/text/de/lanternfall.ts',
    find: '{actor?stürmst:stürmt:stürmen}',
    put: '{actor?stürmst:stürmt}',
    tests: ['tests/content/plurals.test.ts'],
  },
];
