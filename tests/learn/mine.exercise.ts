import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { exercises, type Dungeon } from './exercises';

/* `npm run learn`: the exercises of docs/LEARN.md, tried on mine.ts, which begins as a copy of start.ts. */

const mine = join(__dirname, 'mine.ts');
if (!existsSync(mine)) copyFileSync(join(__dirname, 'start.ts'), mine);

it.each(Object.entries(exercises))('%s', (_heading, check) => {
  check(jest.requireActual<Dungeon>(mine));
});
