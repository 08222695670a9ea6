import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BOTS } from '../../../src/lab/bots';
import { contentById } from '../../../src/lab/contentById';
import { headerOf, readHeader, type Header } from '../../../src/lab/runs/header';
import { mergeRuns, openRuns, RunsFile } from '../../../src/lab/runs/runsFiles';
import { COLUMNS, type RunRecord } from '../../../src/lab/runs/RunRecord';
import { UsageError } from '../../../src/lab/failures';
import { Rng } from '../../../src/engine/core/rng';
import { lab } from '../../support/labAnswer';
import { madeRun, spareFiles } from '../../support/madeRuns';

const file = spareFiles();
const content = contentById('classicBare');

function header(first: number, last: number, bot = 'fighter'): Header {
  return headerOf(content, { bot, turns: 100, floors: 3 }, { first, last });
}

/** A made run of a seed, always the same. */
function run(seed: number): RunRecord {
  return madeRun({ seed: String(seed), floors: { turns: [seed % 7, seed % 5], lost: [0.5, 1] } });
}

/** Writes the runs of some seeds as one machine would. */
async function write(name: string, first: number, last: number): Promise<string> {
  const out = RunsFile.begin(file(name), header(first, last));
  for (let seed = first; seed <= last; seed++) out.add(run(seed));
  await out.finish();
  return file(name);
}

async function read(name: string): Promise<RunRecord[]> {
  const { batches } = await openRuns(name);
  const records: RunRecord[] = [];
  for await (const batch of batches) records.push(...batch.map(({ record }) => record));
  return records;
}

/** A file of which the first run has other fields. */
const withRun = (fields: object): string => `${JSON.stringify(header(1, 2))}\n${JSON.stringify({ ...run(1), ...fields })}\n`;

describe('a file of runs', () => {
  it('is read as it was written, plain or packed', async () => {
    const plain = await write('plain.ndjson', 3, 400);
    const packed = await write('packed.ndjson.gz', 3, 400);
    const runs = Array.from({ length: 398 }, (_, index) => run(index + 3));
    expect([await read(plain), await read(packed)]).toEqual([runs, runs]);
    expect(gunzipSync(readFileSync(packed)).equals(readFileSync(plain))).toBe(true);
    expect((await openRuns(packed)).header).toEqual(header(3, 400));
  });

  it('has its name only when it is complete', async () => {
    const out = RunsFile.begin(file('late.ndjson'), header(1, 2));
    out.add(run(1));
    expect([existsSync(file('late.ndjson')), (await read(file('late.ndjson.part'))).length]).toEqual([false, 1]);
    out.add(run(2));
    await out.finish();
    expect([existsSync(file('late.ndjson')), existsSync(file('late.ndjson.part'))]).toEqual([true, false]);
  });

  it('goes on where it was interrupted, even in the midst of a line', async () => {
    const whole = readFileSync(await write('whole.ndjson', 1, 9));
    const out = RunsFile.begin(file('cut.ndjson'), header(1, 9));
    for (const seed of [1, 2, 3, 4]) out.add(run(seed));
    appendFileSync(file('cut.ndjson.part'), JSON.stringify(run(5)).slice(0, 40));
    const again = await RunsFile.resume(file('cut.ndjson'), header(1, 9));
    expect(again.done).toBe(4);
    for (let seed = 5; seed <= 9; seed++) again.add(run(seed));
    await again.finish();
    expect(readFileSync(file('cut.ndjson')).equals(whole)).toBe(true);
    expect((await RunsFile.resume(file('cut.ndjson'), header(1, 9))).done).toBe(9);
  });

  it('is never overwritten, and not gone on with other runs', async () => {
    await write('mine.ndjson', 1, 2);
    expect(() => RunsFile.begin(file('mine.ndjson'), header(1, 2))).toThrow(`${file('mine.ndjson')} is there already; --resume goes on with it, or remove it.`);
    await expect(RunsFile.resume(file('mine.ndjson'), header(1, 2, 'random'))).rejects.toThrow(`${file('mine.ndjson')} cannot be gone on with; they differ in the bot: fighter and random.`);
    await expect(RunsFile.resume(file('mine.ndjson'), header(1, 3))).rejects.toThrow('they differ in the seeds: 1-2 and 1-3.');
  });

  it.each<[string, string | Buffer, string]>([
    ['something else', '{"name":"lanternfall"}\n', 'is no file of runs: its first line is not their header.'],
    ['nothing', '', 'is no file of runs: its first line is not their header.'],
    ['a later format', `${JSON.stringify({ ...header(1, 2), format: 99 })}\n`, 'has format 99; this version of the lab reads 4.'],
    ['a damaged header', `${JSON.stringify({ ...header(1, 2), turns: 'many' })}\n`, 'has a damaged header: turns is not what it should be (got "many").'],
    ['a cut line', `${JSON.stringify(header(1, 2))}\n${JSON.stringify(run(1))}\n{"seed":"2"`, ', line 3: it is cut short or is not JSON.'],
    ['a strange line', `${JSON.stringify(header(1, 2))}\n${JSON.stringify({ ...run(1), end: 'fled' })}\n`, ', line 2: it is no run: end is not what it should be (got "fled").'],
    ['a seed of another file', `${JSON.stringify(header(1, 2))}\n${JSON.stringify(run(3))}\n`, ', line 2: seed 3 is none of 1-2.'],
    ['seeds out of order', `${JSON.stringify(header(1, 2))}\n${JSON.stringify(run(2))}\n${JSON.stringify(run(1))}\n`, ', line 3: seed 1 comes after 2.'],
    ['half of a packed file', gzipSync(JSON.stringify(header(1, 2)).repeat(50)).subarray(0, 90), ' cannot be read: unexpected end of file.'],
    ['more floors than any pack has', `${JSON.stringify({ ...header(1, 2), floors: 2 ** 52 })}\n`, 'has a damaged header: floors is not what it should be (got 4503599627370496).'],
    ['floors below nothing', `${JSON.stringify({ ...header(1, 2), floors: -5 })}\n`, 'has a damaged header: floors is not what it should be (got -5).'],
    ['seeds backwards', `${JSON.stringify({ ...header(1, 2), seeds: [2, 1] })}\n`, 'has a damaged header: seeds is not what it should be (got [2,1]).'],
    ['a floor that is none', withRun({ floor: 4e9 }), ', line 2: it is no run: floor is not what it should be (got 4000000000).'],
    ['a number beyond all', withRun({ floors: [Array<number>(COLUMNS.length).fill(1e308)] }), ', line 2: it is no run: floors.0.0 is not what it should be (got 1e+308).'],
    ['more floors than its header says', withRun({ floors: Array<number[]>(4).fill(Array<number>(COLUMNS.length).fill(1)) }), ', line 2: it is no run: it tells of floors after the last, 3.'],
    ['null', `${JSON.stringify(header(1, 2))}\nnull\n`, ', line 2: it is no run: it is not what it should be (got null).'],
    ['a line without an end', `${JSON.stringify(header(1, 2))}\n${'x'.repeat(5_000_000)}`, ', line 2: it has more than 4194304 characters, which no line has.'],
    ['a header without an end', 'x'.repeat(5_000_000), ', line 1: it has more than 4194304 characters, which no line has.'],
    ['little that unpacks to much', gzipSync(Buffer.alloc(50_000_000, 120)), ', line 1: it has more than 4194304 characters, which no line has.'],
  ])('of %s is refused with its name and the line', async (_what, text, sentence) => {
    writeFileSync(file('bad.ndjson'), text);
    const error: unknown = await read(file('bad.ndjson')).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).toContain(file('bad.ndjson'));
    expect((error as UsageError).message).toContain(sentence);
  });

  it('that is not there is named', async () => {
    await expect(openRuns(file('none.ndjson'))).rejects.toThrow(/none\.ndjson cannot be read: ENOENT/);
  });

  it('has a header that says what was played', () => {
    expect(readHeader(JSON.stringify(header(5, 6)))).toMatchObject({ pack: 'classicBare', bot: 'fighter', seeds: [5, 6], rows: content.version });
  });
});

describe('merged files', () => {
  const rng = Rng.of('order', 'merge');

  it('are byte for byte the file of one machine, in any order, with some given twice and one resumed', async () => {
    const whole = readFileSync(await write('one.ndjson', 1, 1000));
    const shards: string[] = [];
    for (let shard = 0; shard < 100; shard++) shards.push(await write(`shard-${shard}.ndjson${shard % 3 === 0 ? '.gz' : ''}`, shard * 10 + 1, shard * 10 + 10));
    const twice = await Promise.all([7, 15, 23, 31, 42, 58, 61, 77, 83, 99].map((shard) => write(`again-${shard}.ndjson`, shard * 10 + 1, shard * 10 + 10)));
    const cut = RunsFile.begin(file('killed.ndjson'), header(501, 510));
    cut.add(run(501));
    const resumed = await RunsFile.resume(file('killed.ndjson'), header(501, 510));
    for (let seed = 502; seed <= 510; seed++) resumed.add(run(seed));
    await resumed.finish();
    const files = [...shards.filter((_, shard) => shard !== 50), ...twice, file('killed.ndjson')];
    const shuffled = files.map((name) => ({ name, at: rng.next() })).sort((a, b) => a.at - b.at).map(({ name }) => name);
    expect((await mergeRuns(shuffled, file('merged.ndjson'))).twice).toBe(100);
    expect(readFileSync(file('merged.ndjson')).equals(whole)).toBe(true);
  });

  it('may overlap', async () => {
    const files = [await write('left.ndjson', 1, 6), await write('right.ndjson', 4, 9)];
    expect(await mergeRuns(files, file('both.ndjson'))).toMatchObject({ header: { seeds: [1, 9] }, twice: 3 });
    expect(await read(file('both.ndjson'))).toHaveLength(9);
  });

  it('are refused and leave nothing where a seed is missing, runs differ, or they were not played alike', async () => {
    const first = await write('first.ndjson', 1, 3);
    const third = await write('third.ndjson', 5, 6);
    await expect(mergeRuns([first, third], file('gap.ndjson'))).rejects.toThrow(new UsageError('No file has the run of seed 4.'));
    const short = RunsFile.begin(file('short.ndjson'), header(1, 5));
    for (const seed of [1, 2, 3]) short.add(run(seed));
    await expect(mergeRuns([third, file('short.ndjson.part')], file('gap.ndjson'))).rejects.toThrow(new UsageError(`No file has the run of seed 4: ${file('short.ndjson.part')} is unfinished.`));
    const lie = RunsFile.begin(file('lie.ndjson'), header(2, 3));
    lie.add({ ...run(2), turns: 999 });
    lie.add(run(3));
    await lie.finish();
    await expect(mergeRuns([first, file('lie.ndjson')], file('gap.ndjson'))).rejects.toThrow(new UsageError(`${first} and ${file('lie.ndjson')} have different runs of seed 2.`));
    const other = RunsFile.begin(file('other.ndjson'), header(4, 4, 'random'));
    other.add(run(4));
    await other.finish();
    await expect(mergeRuns([file('other.ndjson'), first], file('gap.ndjson'))).rejects.toThrow(new UsageError(`${first} and ${file('other.ndjson')} differ in the bot: fighter and random.`));
    const daring = RunsFile.begin(file('daring.ndjson'), { ...header(4, 4), settings: { ...header(4, 4).settings, daring: 9 } });
    daring.add(run(4));
    await daring.finish();
    await expect(mergeRuns([first, file('daring.ndjson')], file('gap.ndjson'))).rejects.toThrow(/ differ in the bot's weight daring: \d\.?\d* and 9\.$/);
    expect([existsSync(file('gap.ndjson')), existsSync(file('gap.ndjson.part'))]).toEqual([false, false]);
  });
});

describe('the lab with files', () => {
  const limits = ['--pack', 'classicBare', '--bot', 'random', '--turns', '60', '--floors', '1-2', '--workers', '1'];

  it('plays into shards, merges them, and reads them as if it had played', async () => {
    await lab('play', ...limits, '--seeds', '1-4', '--out', file('a.ndjson'));
    await lab('play', ...limits, '--seeds', '5-8', '--out', file('b.ndjson.gz'));
    const { lines } = await lab('merge', file('b.ndjson.gz'), file('a.ndjson'), '--out', file('ab.ndjson'));
    expect(lines).toEqual([`${file('ab.ndjson')}: seeds 1-8 of 2 files; 0 runs were there more than once`]);
    await lab('play', ...limits, '--seeds', '8', '--out', file('alone.ndjson'));
    expect(readFileSync(file('ab.ndjson'))).toEqual(readFileSync(file('alone.ndjson')));
    for (const command of ['curve', 'met']) expect((await lab(command, '--from', file('ab.ndjson'))).data).toEqual((await lab(command, ...limits, '--seeds', '8')).data);
  });

  it('goes on with an unfinished file when told to', async () => {
    const alone = await lab('play', ...limits, '--seeds', '3', '--out', file('three.ndjson'));
    expect(alone.lines).toEqual([`${file('three.ndjson')}: 3 runs of classicBare by the random bot, seeds 1-3`]);
    const text = readFileSync(file('three.ndjson'), 'utf8');
    writeFileSync(file('rest.ndjson.part'), text.slice(0, text.lastIndexOf('{"seed":"3"') + 20));
    await expect(lab('play', ...limits, '--seeds', '3', '--out', file('rest.ndjson'))).rejects.toThrow(/rest\.ndjson\.part is there already/);
    const { lines } = await lab('play', ...limits, '--seeds', '3', '--out', file('rest.ndjson'), '--resume');
    expect(lines[0]).toMatch(/seeds 1-3, 2 of them before$/);
    expect(readFileSync(file('rest.ndjson'), 'utf8')).toBe(text);
  });

  it.each([
    [['merge', 'a', 'b'], '--out FILE is missing.'],
    [['merge', '--out', 'c'], 'Expected one FILE, got 0.'],
    [['play', '--out', 'x', '--seeds', '9-3'], '--seeds must be how many, or an ascending range, such as 400 or 5001-6000, of at most 999999999 (got "9-3").'],
    [['play', '--out', 'x', '--bot', 'genius'], `Unknown bot "genius". Bots: ${Object.keys(BOTS).join(', ')}.`],
  ])('refuses %j', async ([command = '', ...args], sentence) => {
    await expect(lab(command, ...args)).rejects.toEqual(new UsageError(sentence));
  });

  it('refuses runs of other rows than the pack has', async () => {
    const old = RunsFile.begin(file('old.ndjson'), { ...header(1, 1), rows: 'abcd' });
    old.add(run(1));
    await old.finish();
    await expect(lab('curve', '--from', file('old.ndjson'))).rejects.toThrow(`${file('old.ndjson')} was played with other rows of classicBare than classicBare has now; --pack names a pack file that has them.`);
  });
});
