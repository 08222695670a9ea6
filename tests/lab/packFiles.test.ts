import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanternfall } from '../../src/content/packs/lanternfall';
import { ENCODINGS } from '../support/encodings';
import { lab } from '../support/labAnswer';

const MILL = join('docs', 'packs', 'drowned-mill.json');
const folder = mkdtempSync(join(tmpdir(), 'lab-'));

/** The example with some of its text replaced, as a file. */
function spoilt(name: string, ...changes: [from: string, to: string][]): string {
  const file = join(folder, name);
  writeFileSync(file, changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(MILL, 'utf8')));
  return file;
}

/** The example with a last floor. */
const shallow = (): string => spoilt('shallow.json', ['"lastFloor": null', '"lastFloor": 3']);

/** A pack that can be played, with one of everything that is hardly meant. */
function odd(): string {
  const idol = { id: 'idol', glyph: '&', colour: '#d0b060', walkable: false, transparent: true };
  const pack = {
    id: 'odd', extends: 'lanternfall', counts: { danger: [[1, 300], [2, 450]] },
    tiles: [{ id: 'moss', glyph: ',', colour: '#50a050', walkable: true, transparent: true }, idol],
    features: { idol: { choices: { pray: { effects: [{ do: 'heal', amount: 5 }] } }, becomes: 'moss' } },
  };
  const en = { 'pack.odd': 'Odd', 'breed.rat': 'r\ufffdt', 'skill.flare.used': '{the actor} flares up.', 'use.hastePotion': 'You speed up by {n}.' };
  const file = join(folder, 'odd.json');
  writeFileSync(file, JSON.stringify({ lanternfallPack: 1, pack, texts: { en } }));
  return file;
}

describe('a pack file in the lab', () => {
  it.each([
    ['floors', '--seeds', '2', '--floors', '1-2'],
    ['show', '--floor', '1'],
    ['play', '--turns', '20'],
    ['compare', '--seeds', '1', '--turns', '20'],
    ['table', '--floors', '1-3'],
    ['met', '--seeds', '1', '--turns', '50', '--workers', '1'],
  ])('is accepted where %s takes a pack', async (command, ...args) => {
    const { lines } = await lab(command, '--pack', MILL, ...args);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('is played in the curve, on its own thread and compared with one of ours', async () => {
    const { data } = await lab('curve', '--pack', MILL, '--compare', 'classicBare', '--seeds', '1', '--turns', '50', '--floors', '1-2', '--workers', '2');
    expect(data).toMatchObject({ pack: 'drownedMill', beside: { pack: 'classicBare' } });
  }, 60_000);

  it('replays what was recorded in it', async () => {
    const file = join(folder, 'run.txt');
    await lab('play', '--pack', MILL, '--turns', '40', '--replay', file);
    expect(await lab('replay', '--pack', MILL, file)).toMatchObject({ data: { pack: 'drownedMill', result: 'agrees' } });
    await expect(lab('replay', file)).rejects.toThrow('"drownedMill"');
  });

  it.each([
    ['floors', 'floors', '--seeds', '1'],
    ['table', 'floors'],
    ['curve', 'floors', '--seeds', '1', '--turns', '5', '--workers', '1'],
    ['diff', 'floors', '--set', 'breeds.millRat.hp=9', '--seeds', '2', '--turns', '5', '--workers', '1'],
  ])('has no floors after its last in lab %s', async (command, field, ...args) => {
    const { data } = await lab(command, ...(command === 'diff' ? [shallow()] : ['--pack', shallow()]), ...args, '--floors', '1-10');
    const floors = (data as Record<string, readonly unknown[]>)[field] ?? [];
    expect(floors.map((each) => (typeof each === 'number' ? each : (each as { floor: number }).floor))).toEqual([1, 2, 3]);
  });

  it.each([
    ['the last floor that it names', () => spoilt('twelve.json', ['"lastFloor": null', '"lastFloor": 12']), 12],
    ['the floor of its prize', () => MILL, 3],
    ['its tenth floor, if it has no end', () => 'classic', 10],
  ])('is told of down to %s if no floors are asked for', async (_end, of, floors) => {
    const pack = of();
    const here = ['--pack', pack, '--seeds', '1', '--turns', '5', '--workers', '1'];
    expect((await lab('table', '--pack', pack)).data).toMatchObject({ floors: Array.from({ length: floors }, (_, at) => at + 1) });
    expect(((await lab('curve', ...here)).data as { floors: unknown[] }).floors).toHaveLength(floors);
    expect(((await lab('diff', pack, '--set', 'lastFloor=40', ...here.slice(2))).data as { floors: unknown[] }).floors).toHaveLength(floors);
  });

  it('has no floor after its last to be drawn', async () => {
    await expect(lab('show', '--pack', shallow(), '--floor', '4')).rejects.toThrow('There is no floor 4: drownedMill ends on floor 3.');
    await expect(lab('floors', '--pack', shallow(), '--floors', '5-9')).rejects.toThrow('There is no floor 5: drownedMill ends on floor 3.');
  });

  it('that has errors is refused with all of them', async () => {
    await expect(lab('show', '--pack', spoilt('bad.json', ['"hp": 7,', '"hp": -7,'], ['"rat/idle"', '"ratt/idle"'], ['"cells": 3', '"cell": 3']))).rejects.toThrow(/hp: -7 is not[^]*"cell"; did you mean "cells"/);
  });
});

describe('lab check', () => {
  it('passes a pack without errors, with its proof', async () => {
    const { data, lines, isFailure } = await lab('check', MILL);
    expect(data).toMatchObject({ ok: true, pack: 'drownedMill', errors: [] });
    expect(lines).toEqual([expect.stringContaining('the pack drownedMill has no errors and passes its trial')]);
    expect(isFailure).toBeUndefined();
  });

  it('plays the scenarios of the pack, and fails with those that go otherwise', async () => {
    const room = { map: ['######', '#@r..#', '######'], legend: { r: { monster: 'millRat' } }, actions: ['east'], expect: {} };
    const scenarios = [
      { ...room, name: 'A blow' },
      { ...room, name: 'A wish', expect: { monsters: { millRat: { count: 7 } } } },
      { ...room, name: 'Another pack', pack: 'classic' },
      { ...room, name: 'No actions', actions: 3 },
    ];
    const text = readFileSync(MILL, 'utf8');
    const file = join(folder, 'shown.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(text) as object, scenarios }));
    const { data, lines, isFailure } = await lab('check', file);
    expect(isFailure).toBe(true);
    expect(lines.slice(0, 3)).toEqual([
      'shown.json, scenarios.1, "A wish": expect.monsters.millRat.count: it is 1, not 7.',
      'shown.json, scenarios.2, "Another pack": pack: it is of the pack classic, and stands in a file of the pack drownedMill.',
      'shown.json, scenarios.3, "No actions": actions: 3 is not a list of actions.',
    ]);
    expect(lines.at(-1)).toMatch(/, version \S+, 4 scenarios\.$/);
    // What is played is the same without them.
    expect((data as { version: string }).version).toBe(((await lab('check', MILL)).data as { version: string }).version);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(text) as object, scenarios: scenarios.slice(0, 1) }));
    expect((await lab('check', file)).isFailure).toBeUndefined();
  });

  it('warns of what is hardly meant, and passes', async () => {
    const { data, lines, isFailure } = await lab('check', odd());
    const { warnings } = data as { warnings: readonly string[] };
    const [floor, danger] = lanternfall.counts.danger.at(-1) ?? [];
    expect(warnings.map((warning) => warning.replace(/^odd\.json: /, ''))).toEqual([
      'Pack odd, table tiles, id moss: this tile has no picture, and is drawn as its glyph ",".',
      'Pack odd, table tiles, id idol: this feature has no picture, and is drawn as its glyph "&".',
      `Pack odd, table counts.danger: the curve ends on floor 2, so that floors 3-${floor} have 450; it goes on to ${danger} on floor ${floor} in lanternfall.`,
      'texts.de: missing. Players in this language get the texts in en.',
      'texts.en, "skill.flare.used": nothing fills {actor} here, so that it is printed as it is.',
      'texts.en, "use.hastePotion": nothing fills {n} here, so that it is printed as it is.',
      'texts.en.breed.rat: "r\ufffdt" has a character that could not be read; save the file as UTF-8.',
    ]);
    expect(lines).toEqual([...warnings.map((warning) => `warning: ${warning}`), expect.stringContaining('the pack odd has no errors and passes its trial')]);
    expect(isFailure).toBeUndefined();
  });

  it('does not warn of curves that end with their pack, or that are one number', async () => {
    const pack = { id: 'even', extends: 'lanternfall', lastFloor: 2, counts: { danger: [[1, 300], [2, 450]] }, strength: { hp: [[1, 5]] }, monsters: { rat: [[1, 20], [3, 0]] } };
    const file = join(folder, 'even.json');
    writeFileSync(file, JSON.stringify({ lanternfallPack: 1, pack, texts: { en: { 'pack.even': 'Even' }, de: { 'pack.even': 'Eben' } } }));
    expect((await lab('check', file)).data).toMatchObject({ ok: true, warnings: [] });
  });

  it('lists every error, however many, and fails', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `"breed.nobody${n}": "nobody", `).join('');
    const answer = await lab('check', spoilt('many.json', ['"breed.millRat": "mill rat"', `${many}"breed.millRat": "mill rat"`], ['"hp": 12,', '"hp": 0,']));
    expect(answer).toMatchObject({ isFailure: true, data: { ok: false } });
    expect(answer.lines).toHaveLength(31);
  });

  it('fails a pack that has no errors and cannot be played', async () => {
    const { lines, isFailure } = await lab('check', spoilt('rock.json', ['"open": 52', '"open": 0'], ['"mill": [[1, 1], [3, 0]], "sluice": [[3, 1]]', '"sluice": [[1, 1]]']));
    expect(isFailure).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/^rock\.json: floor 1 of the seed "first": 50 layouts/)]);
  });

  it.each(Object.entries(ENCODINGS))('reads a pack in %s as the page does', async (encoding, encoded) => {
    const file = join(folder, `${encoding}.json`);
    writeFileSync(file, encoded(readFileSync(MILL, 'utf8')));
    expect((await lab('check', file)).data).toMatchObject({ ok: true, version: ((await lab('check', MILL)).data as { version: string }).version });
  });

  it('refuses what is larger than any pack without reading it all', async () => {
    const file = join(folder, 'vast.json');
    writeFileSync(file, '{');
    truncateSync(file, 65_000_000);
    await expect(lab('check', file)).rejects.toThrow(`${file} has more than 64 MB, which no such file has.`);
  });

  it('says why there is no file', async () => {
    await expect(lab('check', 'nowhere.json')).rejects.toThrow('nowhere.json cannot be read');
  });
});
