import { readFileSync } from 'node:fs';
import subset from 'subset-font';

const STYLES = 'src/ui/styles/fonts.css';

/** What no text consists of: halves of characters. */
const HALVES = { first: 0xd800, last: 0xdfff };

/** The whole faces. Pixels lie on their grid without being told to. */
const WHOLE = {
  plain: { file: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2', noHinting: false },
  bold: { file: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2', noHinting: false },
  pixels: { file: '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2', noHinting: true },
};

/** The characters for which the style sheet uses the small faces; throws unless it says the same of all of them. */
export function smallCharacters() {
  const [first, ...others] = Object.keys(WHOLE).map((name) => charactersOf(`small/${name}`));
  if (others.some((each) => each.join() !== first.join())) {
    throw new Error(`${STYLES}: the small faces must all have the same unicode-range.`);
  }
  return first;
}

/** The bytes of the small faces, and of those with the rest of the characters, by their paths in assets/fonts. */
export async function faces() {
  const shrink = async (folder, name) => {
    const { file, noHinting } = WHOLE[name];
    const characters = charactersOf(`${folder}/${name}`).join('');
    const bytes = await subset(readFileSync(`node_modules/${file}`), characters, { targetFormat: 'woff2', noHinting });
    return [`${folder}/${name}.woff2`, bytes];
  };
  const made = ['small', 'rest'].flatMap((folder) => Object.keys(WHOLE).map((name) => shrink(folder, name)));
  return Object.fromEntries(await Promise.all(made));
}

/** The characters for which the style sheet uses a face of assets/fonts; throws unless it says the same wherever it uses it. */
function charactersOf(name) {
  const own = readFileSync(STYLES, 'utf8').split('@font-face').filter((face) => face.includes(`assets/fonts/${name}.woff2`));
  const ranges = new Set(own.map((face) => /unicode-range: (.*);/.exec(face)?.[1]));
  if (ranges.size !== 1) throw new Error(`${STYLES}: ${name} has ${ranges.size} unicode-ranges; it must have one.`);
  return String([...ranges][0]).split(', ').flatMap((range) => {
    const [first, last = first] = range.slice(2).split('-').map((code) => parseInt(code, 16));
    const codes = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return codes.filter((code) => code < HALVES.first || code > HALVES.last).map((code) => String.fromCodePoint(code));
  });
}
