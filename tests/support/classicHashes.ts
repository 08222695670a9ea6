import { readFileSync } from 'node:fs';
import { house } from '../../src/content/house';
import { floorsWithin } from '../../src/lab/floorsOf';
import { compiledPack } from '../../src/lab/compiledPack';
import { playerOf } from '../../src/lab/runs/runProgram';
import { Draft } from '../../src/workshop/draft/Draft';

/** The hashes of the fighter's runs of the workshop's draft that only begins with `classic`, of seeds from 1 on, played in this process. */
export function classicHashes({ runs, turns }: { readonly runs: number; readonly turns: number }): number[] {
  const sheets = JSON.parse(readFileSync('assets/frames.json', 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.change('classic');
  if (!draft.sound) throw new Error('The draft has faults.');
  const { rows, content } = draft.sound;
  const play = playerOf({ pack: rows, bot: 'fighter', turns, floors: floorsWithin(content) }, compiledPack);
  return Array.from({ length: runs }, (_, at) => play(String(at + 1)).hash);
}
