import { loadContent } from '../../src/engine/pack/loadContent';
import { crammedRows } from '../support/crammedPack';

type Tree = Record<string, unknown>;

/** A word in a pack: the path to it, and the place in a row that it is an example of, with `*` for any id and `#` for any index. */
interface Word {
  readonly path: readonly string[];
  readonly place: string;
}

/** Tables of rows by id, wherever they are. */
const TABLES: ReadonlySet<string> = new Set([
  'layouts', 'breeds', 'itemKinds', 'statuses', 'affixes', 'hazards', 'features', 'choices', 'legend', 'kinds', 'talents', 'heroes', 'schedule', 'themes', 'onTiles', 'onHazards',
]);

/** One word for each place that has any. */
function wordsIn(tree: unknown, path: readonly string[] = [], place = ''): readonly Word[] {
  if (typeof tree === 'string') return /^[a-z]\w*$/.test(tree) ? [{ path, place }] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  const isTable = TABLES.has(path.at(-1) ?? '');
  const all = Object.entries(tree).flatMap(([key, part]) => wordsIn(part, [...path, key], `${place}.${Array.isArray(tree) ? '#' : isTable ? '*' : key}`));
  return [...new Map(all.map((word) => [word.place, word])).values()];
}

function misspelt({ path }: Word): Tree {
  const pack = structuredClone(crammedRows) as unknown as Tree;
  const row = path.slice(0, -1).reduce<Tree>((part, key) => part[key] as Tree, pack);
  row[path.at(-1) ?? ''] = 'nowhere';
  return pack;
}

test('a misspelt id is an error in every field of a campaign, but for those in which a row gives a name of its own', () => {
  const words = wordsIn(crammedRows);
  expect(words.length).toBeGreaterThan(100);
  const free = words.filter((word) => loadContent(misspelt(word)).ok).map(({ place }) => place);
  // Whatever has traits may give abilities, and so name them.
  const isAbility = (place: string): boolean => /\.\*\.abilities\.#\.id$/.test(place);
  expect(free.filter(isAbility)).toContain('.breeds.*.abilities.#.id');
  expect(free.filter((place) => !isAbility(place)).sort()).toEqual([
    '.heroes.*.skill.id', '.id', '.itemKinds.*.slot', '.layouts.*.theme', '.themes.*.frames', '.vaults.kinds.*.purpose',
  ]);
});
