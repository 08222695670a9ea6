import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { packs } from '../../src/content/packs';
import { withDefault } from '../../src/engine/pack/completePack';
import { readPackFile } from '../../src/engine/pack/packFile';
import { turnsOf } from '../../src/engine/facts/stats';
import { lab } from '../support/labAnswer';
import { house } from '../trust/packsHouse';

const folder = join(__dirname, '..', '..', 'docs', 'packs');
const committed = readFileSync(join(folder, 'pack.schema.json'), 'utf8');
const mill = readFileSync(join(folder, 'drowned-mill.json'), 'utf8');
const validate = new Ajv({ allErrors: true }).compile(JSON.parse(committed) as object);

/** What an editor shows at a place. */
interface Described {
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly oneOf?: readonly Described[];
}

/** Whether an editor finds no errors. */
function fits(file: unknown): boolean {
  return validate(file) === true;
}

/** What an editor says is wrong, and where. */
function misfits(file: unknown): string[] {
  return fits(file) ? [] : (validate.errors ?? []).slice(0, 20).map(({ dataPath, message = '' }) => `${dataPath}: ${message}`);
}

/** The example with one part of its text replaced. */
function changed(from: string, to: string): string {
  expect(mill).toContain(from);
  return mill.replace(from, to);
}

describe('the JSON Schema of packs', () => {
  it('is what `lab schema` prints (else run: npm run --silent schema)', async () => {
    expect(await lab('schema')).toMatchObject({ lines: [committed.trimEnd()] });
  });

  it('accepts the example, which names it, and every pack we ship', () => {
    expect(JSON.parse(mill)).toMatchObject({ $schema: 'pack.schema.json' });
    expect(misfits(JSON.parse(mill))).toEqual([]);
    expect(Object.values(packs).flatMap((pack) => misfits(JSON.parse(JSON.stringify({ lanternfallPack: 1, pack }))))).toEqual([]);
  });

  it('accepts a pack that extends another: only differences, and null for what it removes', () => {
    expect(fits({ lanternfallPack: 1, pack: { id: 'mine', extends: 'classic', sight: 9, breeds: { orc: { hp: 4, onHit: null }, troll: null }, itemKinds: { dagger: { bonus: { power: 5 } } }, monsters: { troll: null }, tiles: [{ id: 'ground', colour: '#ffffff' }], elites: null } })).toBe(true);
    expect(fits({ lanternfallPack: 1, pack: { id: 'mine', extends: 'clasic' } })).toBe(false);
    expect(fits({ lanternfallPack: 1, pack: { id: 'mine', extends: 'classic', breeds: { orc: { hitpoints: 4 } } } })).toBe(false);
  });

  it('describes every effect, and every field that has a comment in the source', () => {
    const { $defs } = JSON.parse(committed) as { $defs: Record<string, Described> };
    expect($defs['effect']?.oneOf?.filter(({ description = '' }) => description === '')).toEqual([]);
    expect($defs['effect']?.oneOf?.[0]).toMatchObject({ properties: { do: { const: 'heal' } }, description: expect.stringMatching(/^Heals HP,/) as string });
    expect($defs['wearable']).toMatchObject({ description: expect.stringMatching(/^An item that is worn,/) as string, properties: { onHit: { description: 'Effects on the victim when its attack does damage.' } } });
    expect($defs['pack']?.properties?.['counts']?.description).toMatch(/^The most monsters/);
  });

  it('gives the defaults of optional fields, also where no row is filled in', () => {
    const { pack } = (JSON.parse(committed) as { $defs: Record<string, Described> }).$defs;
    const [breed, status] = ['breeds', 'statuses'].map((table) => (pack?.properties?.[table]?.additionalProperties as Described).properties);
    const read = readPackFile(mill, 'mill.json', house);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const { brain: _brain, ...rat } = packs.lanternfall.breeds.rat;
    expect(breed).toMatchObject({ brain: { default: withDefault({ ...read.pack.rows, breeds: { rat } }, []).breeds['rat']?.brain }, moves: { default: 'walk' }, nerve: { default: 0 }, unseen: { default: false } });
    expect(status).toMatchObject({ turns: { default: turnsOf({ content: { ...read.pack.content, statuses: new Map() } }, { status: 'none' }) }, stacks: { default: 'longer' } });
    expect(pack?.properties).toMatchObject({ asleep: { default: [] }, followers: { default: false }, levels: { default: true } });
  });

  it.each([
    ['a missing field', '"lastFloor": null,', ''],
    ['a misspelt field', '"lastFloor"', '"lastfloor"'],
    ['a number out of range', '"hp": 7,', '"hp": -7,'],
    ['a fraction', '"hp": 7,', '"hp": 7.5,'],
    ['a sprite that is not there', '"rat/idle"', '"ratt/idle"'],
    ['an effect that is not there', '"do": "pull"', '"do": "puull"'],
    ['an effect without its field', '{ "do": "pull", "cells": 3 }', '{ "do": "pull" }'],
    ['a tactic that is not there', '"brain": ["hunt",', '"brain": ["hunts",'],
    ['a number for a curve', '"wanderers": [[1, 200]]', '"wanderers": 200'],
    ['a weight above the limit', '"millRat":  [[1, 30]', '"millRat":  [[1, 30000]'],
    ['an item that is neither used nor worn', '"slot": "coat", ', ''],
    ['a long glyph', '"glyph": "r"', '"glyph": "rr"'],
  ])('refuses, like the game, %s', (_name, from, to) => {
    const file = changed(from, to);
    expect(readPackFile(file, 'mill.json', house).ok).toBe(false);
    expect(fits(JSON.parse(file))).toBe(false);
  });
});
