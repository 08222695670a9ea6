import { readFileSync } from 'node:fs';
import subset from 'subset-font';

const STYLES = 'src/ui/styles/fonts.css';

/** The small faces in assets/fonts, and the whole ones that they are parts of. */
const WHOLE = {
  'plain.woff2': '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2',
  'bold.woff2': '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
  'pixels.woff2': '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2',
};

/** The characters for which the style sheet uses the small faces; throws unless it says the same of all of them. */
export function smallCharacters() {
  const faces = readFileSync(STYLES, 'utf8').split('@font-face').filter((face) => face.includes('assets/fonts/'));
  const ranges = new Set(faces.map((face) => /unicode-range: (.*);/.exec(face)?.[1]));
  if (ranges.size !== 1) throw new Error(`${STYLES}: the small faces have ${ranges.size} unicode-ranges; they must have the same one.`);
  return String([...ranges][0]).split(', ').flatMap((part) => {
    const [first, last = first] = part.slice(2).split('-').map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}

/** The bytes of the small faces by file name. */
export async function smallFaces() {
  const characters = smallCharacters().join('');
  const shrink = async ([name, file]) => [name, await subset(readFileSync(`node_modules/${file}`), characters, { targetFormat: 'woff2' })];
  return Object.fromEntries(await Promise.all(Object.entries(WHOLE).map(shrink)));
}
