import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exercises } from '../learn/exercises';
import * as solution from '../learn/solution';
import * as start from '../learn/start';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const guide = read('docs/LEARN.md');
const documents = ['README.md', 'CONTRIBUTING.md', 'src/README.md', ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

/** The links of a document's text to files of the project: their words, the file from the root, the heading if any. */
function linksOf(document: string): { words: string; file: string; heading: string | undefined }[] {
  const links = read(document).replace(/^```[^]*?^```/gm, '').matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g);
  return Array.from(links, ([, words = '', to = '']) => ({ words, to })).filter(({ to }) => !/^[a-z]+:/.test(to)).map(({ words, to }) => {
    const [path = '', heading] = to.split('#', 2);
    return { words, heading, file: path === '' ? document : join(dirname(document), path) };
  });
}

/** The headings of a document as GitHub names them in links. */
function headingsOf(file: string): string[] {
  return Array.from(read(file).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-'));
}

describe.each(documents)('%s', (document) => {
  it('has no link to a file or heading that is gone', () => {
    const broken = linksOf(document).filter(({ file, heading }) => {
      if (!existsSync(join(root, file))) return true;
      return heading !== undefined && file.endsWith('.md') && !headingsOf(file).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('calls no file by the name of another', () => {
    const named = linksOf(document).filter(({ words }) => /^`?[\w/]+\.tsx?`?$/.test(words));
    expect(named.filter(({ words, file }) => basename(words.replace(/`/g, '')) !== basename(file))).toEqual([]);
  });
});

describe('the way here from the tutorials', () => {
  const named = linksOf('docs/LEARN.md').flatMap(({ words, file }) => Array.from(words.matchAll(/^`(\w+)`$/g), ([, name = '']) => ({ name, file })));

  it('names functions and rows that are where it says', () => {
    const isThere = ({ name, file }: { name: string; file: string }): boolean =>
      new RegExp(`\\b(?:function|class|const|interface|type) ${name}\\b|^  (?:readonly )?${name}[(<:]`, 'm').test(read(file));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });

  it('has an exercise in every part, with a test of that name', () => {
    const parts = guide.split(/^## /m).slice(1).filter((part) => part.includes('**Exercise**')).map((part) => part.split('\n', 1).join(''));
    expect(parts).toEqual(Object.keys(exercises));
  });
});

describe.each(Object.entries(exercises))('the exercise "%s"', (_name, check) => {
  it('fails until it is solved', () => {
    expect(() => { check(start); }).toThrow();
  });

  it('can be solved', () => {
    check(solution);
  });
});
