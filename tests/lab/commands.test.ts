import { BOTS } from '../../src/lab/bots';
import type { CommandResult } from '../../src/lab/Command';
import { asked } from '../../src/lab/commands';
import { UsageError } from '../../src/lab/failures';

/** A command line without the program; returns its output. */
function lab(...args: string[]): CommandResult {
  const answer = asked(args).run((line) => heard.push(line));
  if (answer instanceof Promise) throw new Error(`${args.join(' ')} takes its time`);
  return answer;
}

/** The progress that commands have reported. */
const heard: string[] = [];
beforeEach(() => heard.splice(0));

/** The error of a refused command line. */
function refusal(...args: string[]): string {
  try {
    lab(...args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'not refused';
}

const whole: unknown = expect.any(Number);

describe('lab floors', () => {
  it('prints what its documents say, for every floor of the range', () => {
    const { data } = lab('floors', '--pack', 'classicBare', '--floors', '1-3', '--seeds', '20', '--json');
    const floor = (number: number): unknown => ({
      floor: number,
      rooms: { mean: whole, min: whole, max: whole },
      counts: expect.objectContaining({ orc: whole, healthPotion: whole }) as unknown,
      drawn: { monsters: [whole, whole, whole], items: [whole, whole] },
      perRoom: { monsters: [whole, whole, whole], items: [whole, whole] },
      xp: [whole, whole, whole],
      invalid: 0,
      rejected: 0,
      msPerFloor: whole,
    });
    expect(data).toEqual({ pack: 'classicBare', seeds: 20, floors: [floor(1), floor(2), floor(3)] });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('counts the same every time, except for the clock', () => {
    const counts = (): unknown => JSON.parse(JSON.stringify(lab('floors', '--floors', '5', '--seeds', '10').data, (key, value: unknown) => (key === 'msPerFloor' ? 0 : value)));
    expect(counts()).toEqual(counts());
  });

  it('prints a table for people, a line per floor, and reports progress', () => {
    const { lines } = lab('floors', '--floors', '2-4', '--seeds', '3');
    expect(lines).toHaveLength(4);
    expect(heard).toEqual(['floor 2', 'floor 3', 'floor 4']);
  });
});

describe('lab show', () => {
  const args = ['--pack', 'classicBare', '--floor', '3', '--seed', '42'];

  it('draws a floor in glyphs, the same each time', () => {
    const { lines } = lab('show', ...args);
    const drawn = lines.slice(0, 43);
    expect(drawn.every((line) => /^[#.>@oT!?]{80}$/.test(line))).toBe(true);
    expect(drawn.join('').match(/[@>]/g)?.sort()).toEqual(['>', '@']);
    expect(lab('show', ...args).lines).toEqual(lines);
    expect(lab('show', '--floor', '3', '--seed', '43').lines).not.toEqual(lines);
  });

  it('says below what each glyph is, and no others', () => {
    const { lines, data } = lab('show', ...args);
    const { monsters, items } = data as { monsters: { id: string }[]; items: { id: string }[] };
    const legend = new Map(lines.slice(44).map((line) => [line.charAt(0), line.slice(3)]));
    expect(legend).toEqual(new Map([...legend].filter(([glyph]) => lines.slice(0, 43).join('').includes(glyph))));
    expect(Array.from(lines.slice(0, 43).join('')).filter((glyph) => !legend.has(glyph))).toEqual([]);
    expect([legend.get('@'), legend.get('#'), legend.get('>'), legend.get('T')]).toEqual(['arrival', 'wall', 'stairs down', monsters.some(({ id }) => id === 'troll') ? 'troll' : undefined]);
    expect(legend.get('!')).toBe(items.some(({ id }) => id === 'healthPotion') ? 'health potion' : undefined);
  });

  it('prints cells and entities as data, which agree with the drawing', () => {
    const { data, lines } = lab('show', ...args);
    const floor = data as { cells: string[]; arrival: { x: number; y: number }; monsters: { id: string; x: number; y: number }[]; items: { id: string; x: number; y: number }[] };
    expect(data).toMatchObject({ pack: 'classicBare', seed: '42', floor: 3, width: 80, height: 43, rooms: whole });
    expect(floor.cells).toHaveLength(80 * 43);
    expect(new Set(floor.cells)).toEqual(new Set(['wall', 'ground', 'stairsDown']));
    expect(lines[floor.arrival.y]?.[floor.arrival.x]).toBe('@');
    expect(floor.monsters.length + floor.items.length).toBeGreaterThan(5);
    for (const { id, x, y } of floor.monsters) expect(lines[y]?.[x]).toBe(id === 'orc' ? 'o' : 'T');
    for (const { id, x, y } of floor.items) expect(lines[y]?.[x]).toBe(id === 'healthPotion' ? '!' : '?');
  });
});

describe('lab play', () => {
  const args = ['--pack', 'classicBare', '--seed', '42', '--bot', 'random', '--turns', '300'];

  it('reports a run as its documents say', () => {
    const { data, lines } = lab('play', ...args, '--json');
    expect(data).toEqual({ turns: whole, floor: whole, hp: whole, dead: false, won: false, cause: null, level: whole, hash: whole, turnsPerSecond: whole });
    expect(lines).toHaveLength(9);
  });

  it('prints the same hash for the same arguments, after another game too', () => {
    const hash = (...more: string[]): unknown => (lab('play', ...args, ...more).data as { hash: number }).hash;
    const first = hash();
    const others = [hash('--seed', '43'), hash('--pack', 'firstDungeon'), hash('--turns', '7')];
    expect(hash()).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('stops at the given turn, or with the death of the player', () => {
    expect(lab('play', '--seed', '1', '--turns', '5').data).toMatchObject({ turns: 5, dead: false });
    const { turns, dead, hp } = lab('play', '--seed', '2', '--turns', '100000').data as { turns: number; dead: boolean; hp: number };
    expect([turns < 100_000, dead, hp]).toEqual([true, true, 0]);
  });

  it('takes any text for a seed', () => {
    expect(lab('play', '--seed', 'Grüße 灯', '--turns', '3').data).toMatchObject({ turns: 3 });
  });
});

describe('bad arguments are refused with one sentence that lists the valid ones:', () => {
  it.each<[string[], string]>([
    [['show', '--pack', 'moria'], 'Unknown pack "moria". Packs: lanternfall, classic, classicBare, deep, deepBare, goblins, goblinsGeared, firstDungeon.'],
    [['show', '--pack', 'constructor'], 'Unknown pack "constructor". Packs: lanternfall, classic, classicBare, deep, deepBare, goblins, goblinsGeared, firstDungeon.'],
    [['show', '--seed', 'x'.repeat(33)], 'A seed must be 1 to 32 characters long (this one has 33).'],
    [['show', '--seed', ''], 'A seed must be 1 to 32 characters long (this one is empty).'],
    [['show', '--floor', '0'], '--floor must be a whole number from 1 to 999999999 (got "0").'],
    [['show', '--floor', 'two'], '--floor must be a whole number from 1 to 999999999 (got "two").'],
    [['floors', '--floors', '5-3'], '--floors must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "5-3").'],
    [['floors', '--floors', '0-3'], '--floors must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "0-3").'],
    [['floors', '--floors', '1-'], '--floors must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "1-").'],
    [['floors', '--floors', 'all'], '--floors must be a floor or an ascending range from 1 to 9999, such as 3 or 1-10 (got "all").'],
    [['floors', '--seeds', '1.5'], '--seeds must be a whole number from 1 to 999999999 (got "1.5").'],
    [['play', '--turns', '1e9'], '--turns must be a whole number from 1 to 999999999 (got "1e9").'],
    [['play', '--bot', 'genius'], `Unknown bot "genius". Bots: ${Object.keys(BOTS).join(', ')}.`],
    [['play', '--bot', 'toString'], `Unknown bot "toString". Bots: ${Object.keys(BOTS).join(', ')}.`],
    [['show', '--depth', '3'], 'lab show does not take --depth. Options: --pack --floor --seed --why --json.'],
    [['show', '3'], 'lab show takes no "3". Options: --pack --floor --seed --why --json.'],
    [['show', '--seed'], 'The value of --seed TEXT is missing. Options: --pack --floor --seed --why --json.'],
    [['show', '--seed', '--json'], '--seed needs a value (got "--json"; --seed=--json would be one that begins with a dash).'],
    [['show', '--json=yes'], '--json takes no value.'],
    [['play', '--out', 'x', '--seed', '3'], '--seed is for one run; --out is for many, of --seeds.'],
    [['play', '--seeds', '3'], '--seeds is for many runs: --out FILE is missing.'],
    [['play', '--resume'], '--resume is for many runs: --out FILE is missing.'],
    [['show', '--redis=redis://:secret@host'], 'lab show does not take --redis. Options: --pack --floor --seed --why --json.'],
  ])('%j', (args, sentence) => {
    expect(refusal(...args)).toBe(sentence);
  });
});
