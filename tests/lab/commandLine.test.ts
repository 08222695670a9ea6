import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, COMMANDS } from '../../src/lab/commands';
import { UsageError } from '../../src/lab/failures';
import { lab } from '../support/labAnswer';

const MILL = join('docs', 'packs', 'drowned-mill.json');

/** A value for each option that must be given. */
const NEEDED: Readonly<Record<string, string>> = {
  '--out': 'x.ndjson', '--redis': 'redis://nowhere:1', '--target': 'x.json', '--baseline': 'x.ndjson', '--kind': 'rat', '--relative': 'bat',
};

/** Each command with as little as it takes. */
const least = COMMANDS.map(({ line }) => {
  const operands = line.registeredArguments.filter(({ required }) => required).map(() => 'x');
  const needed = line.options.filter(({ mandatory }) => mandatory).flatMap(({ long }) => [long ?? '', NEEDED[long ?? ''] ?? '']);
  return { name: line.name(), takes: line.options.map(({ long }) => long ?? ''), args: [line.name(), ...operands, ...needed] };
});
const everyOption = [...new Set(least.flatMap(({ takes }) => takes))];

/** Why a command line is refused, before anything is done. */
function refusal(args: readonly string[]): string {
  try {
    asked(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'not refused';
}

/** The words of a line of shell, as far as the documents write it. */
function words(line: string): string[] {
  return Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The command lines that the documents and the scripts of npm show. */
function shown(): string[] {
  const files = ['README.md', 'CONTRIBUTING.md', 'package.json', 'docs/ADDING.md', 'docs/TESTING.md', 'docs/LAB.md', 'docs/BOTS.md', 'docs/PACKS.md', 'docs/RULES.md', 'docs/LANGUAGES.md'];
  return files.flatMap((file) => {
    const calls = readFileSync(file, 'utf8').matchAll(/(?:npm run --silent lab -- |src\/lab\/main\.ts |`lab (?=[a-z]+ [^`]*--))([^`\n"]*)/g);
    return Array.from(calls, ([, call = '']) => call.replace(/\s[#>].*| COMMAND.*|[);].*/, '').trim());
  }).filter((call) => call !== '' && !call.startsWith('COMMAND'));
}

describe('an option', () => {
  it.each(least)('that only other commands take is refused by lab $name, with those that it takes', ({ name, takes, args }) => {
    expect(refusal(args)).toBe('not refused');
    const others = everyOption.filter((option) => !takes.includes(option));
    const sentence = (option: string): RegExp => new RegExp(`^lab ${name} does not take ${option}(?:; did you mean "--[a-z]+"\\?|\\.) Options: ${takes.join(' ')}\\.$`);
    expect(others.filter((option) => !sentence(option).test(refusal([...args, option, 'x'])))).toEqual([]);
  });

  it('nearly right is refused with the one that was probably meant', () => {
    expect(refusal(['show', '--floors', '1-3'])).toBe('lab show does not take --floors; did you mean "--floor"? Options: --pack --floor --seed --why --json.');
    expect(refusal(['curve', '--set', 'sight=3'])).toMatch(/^lab curve does not take --set\. Options: --pack /);
    expect(refusal(['shwo'])).toMatch(/^Unknown command "shwo"; did you mean "show"\? Commands: floors, show, /);
  });

  it('that is not what it must be is refused before anything is done', () => {
    expect(refusal(['met', '--redis', 'nowhere'])).toBe('--redis must be an address such as redis://localhost:6379 (got "nowhere").');
    expect(refusal(['curve', '--from', 'x.ndjson', '--pack', 'moria'])).toMatch(/^Unknown pack "moria"/);
  });

  it.each([
    [['met', '--from', 'x.ndjson', '--seeds', '5'], '--seeds is for runs that are played; --from reads them.'],
    [['curve', '--from', 'x.ndjson', '--bot', 'bold'], '--bot is for runs that are played; --from reads them.'],
    [['screen', '--from', 'x', '--out', 'y'], '--out is for runs that are played; --from reads them.'],
    [['diff', 'x.ndjson', 'y.ndjson.gz', '--turns', '5'], '--turns is for runs that are played; these are read.'],
  ])('that says nothing beside another is refused: %j', async (args, sentence) => {
    await expect(lab(...args)).rejects.toEqual(new UsageError(sentence));
  });

  it('of runs to be played is taken beside --from where others are compared with them', async () => {
    await expect(lab('curve', '--from', 'nowhere.ndjson', '--compare', 'classic', '--seeds', '1')).rejects.toThrow(/^nowhere\.ndjson cannot be read/);
  });

  it('given twice counts as given last, and --set counts each time', async () => {
    expect(await lab('show', '--floor', '2', '--floor', '4')).toMatchObject({ data: { floor: 4 } });
    await expect(lab('diff', 'classic', '--set', 'sight=3', '--set', 'sigt=4')).rejects.toThrow('--set sigt: there is no such place');
    await expect(lab('diff', 'classic', '--set', 'sigt=3', '--set', 'sight=4')).rejects.toThrow('--set sigt: there is no such place');
  });
});

it('reads every command line that the documents show', () => {
  const calls = shown();
  expect(calls.length).toBeGreaterThan(45);
  const existing = (call: string): string => call.replace(/(?<=--pack )\S+\.json/, MILL).replace('$seeds', '1-250');
  expect(calls.map((call) => [call, refusal(words(existing(call)))]).filter(([, why]) => why !== 'not refused')).toEqual([]);
});

describe('the help', () => {
  it.each([[['help']], [['--help']], [[]]])('of all commands is asked for by %j', async (args) => {
    const { lines } = await lab(...args);
    expect(COMMANDS.filter(({ line }) => !lines.some((each) => each.trim().startsWith(`${line.name()} `)))).toEqual([]);
  });

  it.each(least)('of lab $name has all that it takes, from the same declaration', async ({ name, takes }) => {
    const { lines } = await lab(name, '--help');
    expect(lines[0]).toMatch(new RegExp(`^Usage: npm run --silent lab -- ${name} \\[options\\]`));
    expect(takes.filter((option) => !lines.some((line) => line.trim().startsWith(option)))).toEqual([]);
    expect(await lab('help', name)).toEqual({ data: null, lines });
  });

  it('says what an option is where it is left out', async () => {
    const text = (await lab('curve', '--help')).lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('--floors <A-B> a floor or a range of floors (default: all of the pack, 10 of one without an end)');
    expect(text).toContain('--turns <N> turns of a run at most (default: 20000)');
  });
});
