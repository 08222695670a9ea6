import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { EQUIVALENTS } from '../../tools/mutants/equivalents';
import { mutantsOf } from '../../tools/mutants/mutantsOf';
import { stretchAt, withProbes } from '../../tools/mutants/probes';
import { isEnough, tableOf } from '../../tools/mutants/table';

const FILE = 'src/x.ts';
/** All mutants of one line. */
const made = (line: string): string[] => mutantsOf(FILE, line).map(({ after }) => after);

describe('mutants', () => {
  test.each([
    ['const a = b < c;', ['const a = b <= c;', 'const a = b > c;']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = b && c;', ['const a = b || c;']],
    ['const a = b ?? c;', ['const a = b;']],
    ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
    ['const a = 7;', ['const a = 8;', 'const a = 6;']],
    ['const a = 0;', ['const a = 1;', 'const a = (-1);']],
    ['const a = b.filter(isGood);', ['const a = b;']],
    ['const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
    ['const a = move(b, c, d);', ['const a = move(c, b, d);']],
    ['const isOpen = (a: Door): boolean => a.open;', ['const isOpen = (a: Door): boolean => true;', 'const isOpen = (a: Door): boolean => false;']],
    ['function find(): Item | null { return held; }', ['function find(): Item | null { return null; }']],
  ])('of %s', (line, expected) => {
    expect(made(line)).toEqual(expected);
  });

  test.each(["import { a } from './1';", "throw new Error('a' + 1);", 'type A = 1 | 2;', "const a = 'b' + c;", 'const a = { 1: b };', 'const a = imul(b, c);', 'const a = stepsBetween(b, c);'])('are not made of %s', (line) => {
    expect(made(line)).toEqual([]);
  });

  test('report their place', () => {
    const [mutant] = mutantsOf(FILE, 'function f() {\n  go(\n    far);\n}\n');
    expect(mutant).toEqual({ file: FILE, start: 17, end: 30, put: ';', line: 2, before: 'go( far);', after: ';' });
  });
});

test('changes that nobody can notice are of lines that are there', () => {
  const flat = (code: string): string => code.replace(/\s+/g, ' ');
  const sources = new Map(EQUIVALENTS.map(({ file }) => [file, existsSync(file) ? flat(readFileSync(file, 'utf8')) : '']));
  expect(EQUIVALENTS.filter(({ file, before }) => !sources.get(file)?.includes(flat(before))).map(({ file, before }) => `${file}: ${before}`)).toEqual([]);
});

describe('probes', () => {
  const text = 'const far = (a: number): string => (a > 9 ? name(a) : "near");\nfunction name(a: number) { return a > 99 ? `${a}!` : `${a}`; }';

  test('don\'t change what a file does, and report which of its stretches ran', () => {
    const probed = withProbes(FILE, `${text}\nconst told = far(10);`).text;
    const world: { __ran?: Record<string, number[]> } = {};
    expect(runInNewContext(ts.transpile(`${probed}\ntold;`, { target: ts.ScriptTarget.ES2022 }), world)).toBe('10');
    const { stretches } = withProbes(FILE, text);
    const ran = Object.keys(world.__ran?.[FILE] ?? []).map((i) => text.slice(stretches[Number(i)]?.start, stretches[Number(i)]?.end));
    expect(ran).toEqual([text, '(a > 9 ? name(a) : "near")', 'name(a)', '{ return a > 99 ? `${a}!` : `${a}`; }', '`${a}`']);
  });

  test('find the smallest stretch around a place', () => {
    const { stretches } = withProbes(FILE, text);
    const around = (part: string): string => text.slice(stretches[stretchAt(stretches, text.indexOf(part))]?.start, stretches[stretchAt(stretches, text.indexOf(part))]?.end);
    expect([around('far'), around('"near"'), around('99'), around('`${a}!`')]).toEqual([text, '"near"', '{ return a > 99 ? `${a}!` : `${a}`; }', '`${a}!`']);
  });
});

test('a folder below its share is reported, with its survivors', () => {
  const sample = mutantsOf('src/engine/x.ts', 'const a = b < c;');
  const room = { folder: 'src/engine', all: 50, drawn: sample };
  const verdicts = sample.map((mutant, i) => ({ mutant, killer: i === 0 ? 'tests/x.test.ts: one' : null, covering: 3 }));
  expect(tableOf([room], () => verdicts)).toBe(
    ['folder      mutants  drawn  tried  killed   share  least', 'src/engine       50      2      2       1  50.0 %   97 %', '', 'src/engine/x.ts:1 lives (3 test files run it)', '  - const a = b < c;', '  + const a = b > c;'].join('\n'),
  );
  expect([isEnough(room, verdicts), isEnough(room, verdicts.slice(0, 1)), isEnough(room, [])]).toEqual([false, true, true]);
});
