import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, '..', 'docs', 'RULES.md'), 'utf8');
const [rules = '', table = ''] = page.split(/^## \d\. Where each rule is tested$/m);

/** The numbers of all sections without subsections. */
const sections = ((all) => all.filter((number) => !all.some((other) => other.startsWith(`${number}.`))))(
  Array.from(rules.matchAll(/^###? (\d(?:\.\d+)?)\.? /gm), ([, number = '']) => number),
);

/** The rows of the table: a section and the files that test it. */
const rows = Array.from(table.matchAll(/^\| (\d(?:\.\d+)?) [^|]*\|([^|]*)\|$/gm), ([, section = '', files = '']) => ({
  section,
  files: Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => `${file}.test.ts`),
}));

/** The sections named by titles in a test file: `RULES 1.5 ...`, or several at once. */
function named(file: string): Set<string> {
  const text = readFileSync(join(__dirname, file), 'utf8');
  const titles = Array.from(text.matchAll(/['`]RULES ((?:\d(?:\.\d+)?(?:(?: and |, | )(?=\d))?)+)/g), ([, numbers = '']) => numbers);
  return new Set(titles.flatMap((numbers) => numbers.match(/\d(?:\.\d+)?/g) ?? []));
}

describe('the table of docs/RULES.md', () => {
  it('has a row with a file for every section', () => {
    expect(sections).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2', '3', '4', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11', '5.12', '5.13', '5.14', '5.15', '5.16', '5.17', '5.18', '5.19', '5.20', '5.21', '5.22', '5.23', '5.24', '6']);
    expect(rows.map((row) => row.section)).toEqual(sections);
    expect(rows.filter((row) => row.files.length === 0)).toEqual([]);
  });

  it.each(rows.flatMap(({ section, files }) => files.map((file) => [section, file] as const)))('section %s is tested in %s, whose titles name it', (section, file) => {
    expect(existsSync(join(__dirname, file))).toBe(true);
    expect([...named(file)]).toContain(section);
  });
});
