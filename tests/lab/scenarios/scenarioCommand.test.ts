import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lab } from '../../support/labAnswer';

let folder = '';
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'lanternfall-')); });
afterEach(() => { rmSync(folder, { recursive: true }); });

const RECORDING = 'tests/fixtures/recordings/lanternfall-fighter.txt';

describe('lab scenario', () => {
  it('cuts a turn out of a recording into a file, and plays it', async () => {
    const file = join(folder, 'mimics.json');
    const made = await lab('scenario', '--replay', RECORDING, '--turn', '1169', '--out', file);
    expect(made.lines).toEqual([expect.stringMatching(/: \d+ steps around the hero, with \d+ of 10 actions, which go as in the recording\.$/)]);
    const played = await lab('scenario', file);
    expect(played).toMatchObject({ lines: ['1 of 1 scenarios play as expected.'], isFailure: false });
  });

  it('prints it where no file is named, as it would be written', async () => {
    const file = join(folder, 'x.json');
    const args = ['scenario', '--replay', RECORDING, '--turn', '5', '--radius', '7', '--actions', '2'];
    await lab(...args, '--out', file);
    expect(`${(await lab(...args)).lines.join('\n')}\n`).toBe(readFileSync(file, 'utf8'));
  });

  it('names each file whose scenario plays otherwise, and fails', async () => {
    const bare = { name: 'bare', pack: 'classic', map: ['####', '#@.#', '####'], actions: ['east'] };
    const [good, bad, broken] = ['good.json', 'bad.json', 'broken.json'].map((name) => join(folder, name));
    writeFileSync(good ?? '', JSON.stringify({ ...bare, expect: {} }));
    writeFileSync(bad ?? '', JSON.stringify({ ...bare, expect: { hero: { hp: 1 } } }));
    writeFileSync(broken ?? '', '{}');
    const { lines, isFailure } = await lab('scenario', good ?? '', bad ?? '', broken ?? '');
    expect(isFailure).toBe(true);
    expect(lines).toContain(`${bad ?? ''}, "bare": expect.hero.hp: it is 30, not 1.`);
    expect(lines).toContain(`${broken ?? ''}: map: missing; expected rows of characters.`);
    expect(lines.at(-1)).toBe('1 of 3 scenarios play as expected.');
  });

  it('shows the room turn by turn, who is there, what is said, and what is not as expected', async () => {
    const file = join(folder, 'duel.json');
    const duel = {
      name: 'duel', pack: 'lanternfall', map: ['######', '#@rx.#', '######'],
      legend: { r: { monster: 'rat', hp: 1, asleep: true }, x: { hazard: 'frost', turns: 9 } },
      hero: { statuses: { haste: 9 } }, actions: ['east', 'step west'], expect: { hero: { lost: 5 } },
    };
    writeFileSync(file, JSON.stringify(duel));
    const { lines, isFailure } = await lab('scenario', file, '--show');
    expect(lines).toEqual([
      `${file}: duel`,
      'turn 1: the hero at 1,1, 42 of 42 HP, haste 9', '######', '#@rx.#', '######', '  rat at 2,1, 1 of 6 HP, asleep',
      '', '> east', expect.stringMatching(/^ {2}You hit the rat/), '  The rat dies!', expect.stringMatching(/^turn \d: the hero at 1,1/), '######', '#@.x.#', '######',
      '', '> step west', '  That way is blocked.', expect.stringMatching(/^turn \d: /), '######', '#@.x.#', '######',
      '', 'actions.1: "step west": it is refused (refused.wall).', '',
    ]);
    expect(isFailure).toBeUndefined();
  });

  it.each([
    [['scenario', '--replay', RECORDING, '--turn', '5', '--show'], /^--show goes with files of scenarios/],
    [['scenario'], /^lab scenario plays files of scenarios: scenario FILE\.\.\., or makes one/],
    [['scenario', 'x.json', '--turn', '5'], /^--turn goes with --replay, which names a recording\.$/],
    [['scenario', 'x.json', '--replay', 'y.txt', '--turn', '5'], /^lab scenario plays files or makes one from a recording/],
    [['scenario', '--replay', RECORDING], /^--turn is missing/],
    [['scenario', 'no.json'], /^no\.json cannot be read/],
  ])('refuses %j', async (args, why) => {
    await expect(lab(...args)).rejects.toThrow(why);
  });
});
