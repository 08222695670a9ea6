import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Conversation } from '../../../src/lab/serve/Conversation';
import { crammedFile } from '../../support/crammedPack';
import { MAY_SKIP } from '../../support/redisServer';

const root = join(__dirname, '..', '..', '..');
const textOf = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8').replaceAll('\r\n', '\n');
const guide = textOf('docs', 'BOTS.md');

/** A bot that takes longer than this hangs. */
const HANGS_MS = 160_000;

/** A program's end and what it printed. */
function played(command: string, ...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: HANGS_MS });
  return { status, stdout, stderr };
}

const isSkipped = MAY_SKIP && played('python3', '--version').status !== 0;
if (isSkipped) console.warn('python3 is missing: the Python bot is not tried.');

/** A pack whose levels come soon, and offer talents. */
const talented = join(mkdtempSync(join(tmpdir(), 'bots-')), 'crammed.json');
writeFileSync(talented, crammedFile);

describe('the bots of the guide', () => {
  (isSkipped ? it.skip : it)('in Python goes down some floors and dies', () => {
    const { status, stdout, stderr } = played('python3', 'docs/bots/bot.py', '2', 'classicBare');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{'end': 'died', 'floor': [3-9], 'turns': \d+, 'level': \d+, 'cause': 'breed\.\w+', 'hash': \d+\}\n$/);
  });

  it('in TypeScript goes down some floors and dies', () => {
    const { status, stdout, stderr } = played(process.execPath, '--import', 'tsx', 'docs/bots/bot.ts', '2', 'classicBare');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{\s+end: 'died',\s+floor: [3-9],/);
  });

  (isSkipped ? it.skip : it)('in Python plays on after it has learnt talents', () => {
    const { status, stdout, stderr } = played('python3', 'docs/bots/bot.py', '3', talented);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{'end': '\w+', 'floor': \d+, 'turns': \d+, 'level': (?:[3-9]|\d\d+), /);
  });

  it('in TypeScript plays on after it has learnt talents', () => {
    const { status, stdout, stderr } = played(process.execPath, '--import', 'tsx', 'docs/bots/bot.ts', '3', talented);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\{\s+end: '\w+',\s+floor: \d+,\s+turns: \d+,\s+level: (?:[3-9]|\d\d+),/);
  });

  it.each(['bot.py', 'bot.ts'])('are shown as they are: %s', (name) => {
    expect(guide).toContain(`\n${textOf('docs', 'bots', name)}\`\`\`\n`);
  });
});

describe('the guide', () => {
  it('has a row for every field of an answer', () => {
    const told = JSON.parse(new Conversation().answer('{"seed":"42"}')) as Record<string, unknown>;
    const rows = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(Object.keys(told));
  });

  it('says what the lab answers to its example', () => {
    const [, ask = ''] = /^> (\{.*\})$/m.exec(guide) ?? [];
    const told = JSON.parse(new Conversation().answer(ask)) as { you: unknown; actions: unknown[] };
    expect(guide).toContain(JSON.stringify(told.you).slice(1, -1));
    expect(guide).toContain(JSON.stringify(told.actions[0]));
  });
});
