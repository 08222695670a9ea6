import { MORGUE_LENGTH } from '../../src/keep/history';
import { entryOf } from '../../src/ui/run/entryOf';
import { morgueOf, morgueText } from '../../src/ui/run/morgue';
import { loadLanguage } from '../../src/keep/languages';
import { completeTexts, setLanguage } from '../../src/keep/text';
import { begun, ended, entry } from './pastRuns';
import { item, lying } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

const moment = new Date('2026-11-22T12:00:00Z');

afterEach(() => { setLanguage('en'); });

/** The lines of one part. */
function part(text: string, heading: string): string[] {
  const lines = text.split('\n');
  const first = lines.indexOf(`--- ${heading} ---`);
  const after = lines.slice(first + 1);
  return first < 0 ? [] : after.slice(0, after.findIndex((line, index) => line === '' && (after[index + 1] ?? '---').startsWith('---')));
}

describe('a tombstone', () => {
  test('says what ended the run, where and when', () => {
    const text = morgueOf(ended(), moment);
    expect(text).toMatch(/^Lanternfall \d+\.[0-9a-f]{8}\n=+\nLanternfall, seed "amber-owl-42"\n/);
    expect(text).toContain('Killed by a rat on floor 1.');
    expect(text).toMatch(/Score 100 for 1 floor\./);
    expect(part(text, 'Character').join('\n')).toMatch(/Health +0 of/);
  });

  test('lists the bag with counts, and marks what was worn', () => {
    const run = ended();
    const { hero } = run.game.state;
    hero.inventory = [item(901, 'dagger'), item(902, 'bread'), item(903, 'bread')];
    hero.worn = { weapon: 901 };
    expect(part(morgueOf(run, moment), 'Bag')).toEqual(['  Dagger (equipped)', '  2 x Bread']);
  });

  test('counts the enemies killed, by kind, most first', () => {
    const run = ended();
    const { notes } = run.game.state;
    notes.slain = { 'breed.rat': 2, 'breed.jackal': 10, 'breed.bat': 2 };
    expect(part(morgueOf(run, moment), 'Enemies killed')).toEqual(['  10  Jackal', '   2  Bat', '   2  Rat']);
    notes.since = 900;
    expect(part(morgueOf(run, moment), 'Enemies killed').at(-1)).toBe('  (earlier ones not counted)');
  });

  test('draws the explored map around the end', () => {
    const run = ended();
    const { floor, state: { player } } = run.game;
    const known = part(morgueOf(run, moment), 'Final map');
    expect(known.join('').match(/@/g)).toHaveLength(1);
    expect(known.join('')).toContain('#');
    floor.state.explored.fill(0);
    floor.state.items = [];
    for (const actor of [...floor.state.actors]) run.game.remove(actor);
    floor.state.explored[floor.index(player.x, player.y)] = 1;
    expect(part(morgueOf(run, moment), 'Final map')).toEqual(['@']);
    floor.state.items = [lying(901, 'bread', { x: player.x + 1, y: player.y }), { ...lying(902, 'bread', { x: player.x + 3, y: player.y }), seen: false }];
    expect(part(morgueOf(run, moment), 'Final map')).toEqual([`@${run.game.content.itemKinds.get('bread')?.glyph ?? ''}`]);
  });

  test('ends with the last messages, and with the replay if there is one', () => {
    const kept = entryOf(ended(), moment) ?? entry();
    const text = morgueText(kept);
    expect(part(text, 'Message log').at(-1)).toBe('  You die…');
    expect(text.split('\n').at(-1)).toBe(kept.replay);
    expect(morgueText({ ...kept, replay: null })).not.toContain('Replay');
  });

  test('says whether it is ranked', () => {
    expect(morgueOf(ended({ ranked: false }), moment)).toContain('Unranked');
    expect(morgueOf(ended({ daily: '2026-11-22' }), moment)).toContain('Daily run, 2026-11-22.');
    expect(morgueOf(ended(), moment)).not.toMatch(/Unranked|daily/);
  });

  test('is in the player\'s language', () => {
    setLanguage('de');
    const text = morgueOf(ended(), moment);
    expect(text).toContain('Getötet von der Ratte auf Ebene 1.');
    expect(text).toContain('--- Letzte Karte ---');
  });

  test('is empty for a run in progress, and never longer than is stored', () => {
    expect(morgueOf(begun(), moment)).toBe('');
    const run = ended();
    run.game.state.log.push(...Array.from({ length: 20 }, (_, index) => ({ tone: 'plain', key: `${index}${'x'.repeat(9000)}`, params: {}, count: 1 }) as const));
    expect(morgueOf(run, moment)).toHaveLength(MORGUE_LENGTH);
  });
});
