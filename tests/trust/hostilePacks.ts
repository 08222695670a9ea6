import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../src/content/packs';
import type { Rng } from '../../src/engine/core/rng';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { readPackFile, type OutsidePack } from '../../src/engine/pack/packFile';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { provePack } from '../../src/procgen/provePack';
import { usePackTexts, nameText } from '../../src/keep/text';
import { installPack } from '../../src/keep/installPack';
import { uninstallPack } from '../../src/keep/packRegistry';
import { textKindsOf } from '../../src/engine/pack/packTexts';
import { checkPrototype, checkSentences, NUMBERS, wordFor, wounded } from './hostileWords';
import { crammedFile } from '../support/crammedPack';
import { house } from './packsHouse';
import { withinBudget } from './workload';

/** An accepted pack has to play for this many actions. */
const BINDINGS = 50;

const random = BOTS['random'] as Bot;
const example = readFileSync(join('docs', 'packs', 'drowned-mill.json'), 'utf8');
const shipped = ['classicBare', 'firstDungeon', 'goblinsGeared', 'deep', 'lanternfall'] as const;
/** Valid files, small ones more often than our largest. */
export const files: readonly string[] = [example, example, example, crammedFile, ...shipped.map((id) => JSON.stringify({ lanternfallPack: 1, pack: { ...packs[id], id: 'outside', welcome: undefined }, texts: { en: { 'pack.outside': 'Outside' } } }))];

/** The results of the cases so far. */
export const packsSeen = { taken: 0, refused: 0, unplayable: 0, slowest: 0 };

/** One pack file with something wrong in it: it is refused with sentences, or it can be played. */
export function hostilePack(_index: number, rng: Rng): void {
  const begun = performance.now();
  const text = rng.pick([planted, stretched, stretched, wounded, spoilt])(rng.pick(files), rng);
  const read = readPackFile(text, 'hostile.json', house);
  checkPrototype();
  if (read.ok) withinBudget(() => { tryOut(read.pack, rng); });
  else {
    packsSeen.refused++;
    checkSentences(read.errors);
    if (!read.errors.every((fault) => fault.startsWith('hostile.json: '))) throw new Error(`no file is named: ${read.errors.join(' ')}`);
  }
  checkPrototype();
  packsSeen.slowest = Math.max(packsSeen.slowest, performance.now() - begun);
}

/** It plays, unless that is refused. */
function tryOut(pack: OutsidePack, rng: Rng): void {
  readTexts(pack);
  try {
    play(pack, rng);
    packsSeen.taken++;
  } catch (error) {
    const faults = proof(pack);
    if (faults.length === 0) throw error;
    checkSentences(faults.slice(0, 20));
    packsSeen.unplayable++;
  }
}

function proof({ content }: OutsidePack): string[] {
  const trial = provePack(content);
  for (let step = trial.next(); ; step = trial.next()) if (step.done === true) return step.value;
}

function play({ content }: OutsidePack, rng: Rng): void {
  const game = newGame(content, `hostile ${rng.below(1000)}`);
  for (let action = 0; action < BINDINGS && !game.isOver; action++) game.turn(random(game, rng));
  const [fault] = brokenInvariants(game);
  if (fault !== undefined) throw new Error(fault);
}

/** Checks that all its texts are texts. */
function readTexts(pack: OutsidePack): void {
  const { id } = pack.rows;
  installPack(pack);
  usePackTexts(null);
  usePackTexts(id);
  for (const { family, id: kind, ends } of textKindsOf(pack.rows)) for (const end of ends) if (typeof nameText(`${family}.${kind}${end}`) !== 'string') throw new Error(`no text for ${family}.${kind}${end}`);
  uninstallPack(id);
  usePackTexts(null);
}

/** One to three values anywhere in the file replaced, removed, duplicated or moved. */
function planted(file: string, rng: Rng): string {
  const tree = JSON.parse(file) as Branch;
  for (let actions = 1 + rng.below(3); actions > 0; actions--) plant(tree, rng);
  return JSON.stringify(tree);
}

/** A number of a pack in its file: after a colon or a comma, or first in a list. */
const NUMBER = /(?<=[:,[]\s*)\d+(?=\s*[,\]}])/g;

/** Some of its numbers at or just beyond the limits of the schema: such a pack is often accepted. */
function stretched(file: string, rng: Rng): string {
  const total = Array.from(file.matchAll(NUMBER)).length;
  const wanted = new Set(Array.from({ length: 1 + rng.below(6) }, () => 1 + rng.below(total - 1)));
  let at = 0;
  return file.replace(NUMBER, (old) => (wanted.has(at++) ? String(rng.pick([Number(old) * 2, Number(old) * 10, 9_999, 999, 400, 120, 100, 60, 50, 20, 12, 10, 5, 3, 1, 0])) : old));
}

type Branch = Record<string, unknown>;

function plant(tree: Branch, rng: Rng): void {
  const { branch, key } = somewhere(tree, rng);
  const old = branch[key];
  switch (rng.below(9)) {
    case 0:
      Reflect.deleteProperty(branch, key);
      break;
    case 1:
      Object.defineProperty(branch, wordFor(rng), { value: old, enumerable: true, configurable: true, writable: true });
      break;
    case 2:
      branch[key] = nested(1 + rng.below(20));
      break;
    default:
      branch[key] = typeof old === 'number' || rng.below(3) === 0 ? rng.pick(NUMBERS) : valueFor(old, rng);
  }
}

/** A number in this many nested lists. */
function nested(depth: number): unknown {
  return depth === 0 ? 7 : [nested(depth - 1)];
}

function valueFor(old: unknown, rng: Rng): unknown {
  switch (rng.below(7)) {
    case 0:
      return wordFor(rng);
    case 1:
      return rng.pick([null, true, false, [], {}, [[]], [null], '']);
    case 2:
      return Array.isArray(old) ? Array.from({ length: 1 + rng.below(2000) }, () => old[0] as unknown) : [old];
    case 3:
      return { ...(typeof old === 'object' ? old : {}), [wordFor(rng)]: rng.pick(NUMBERS) };
    case 4:
      return String(old);
    default:
      return rng.pick(NUMBERS);
  }
}

/** A place anywhere in a tree, deep ones as likely as shallow ones. */
function somewhere(tree: Branch, rng: Rng): { branch: Branch; key: string } {
  let branch = tree;
  for (;;) {
    const keys = Object.keys(branch);
    const key = keys[rng.below(Math.max(1, keys.length))] ?? 'lost';
    const next = branch[key];
    if (typeof next !== 'object' || next === null || Object.keys(next).length === 0 || rng.below(6) === 0) return { branch, key };
    branch = next as Branch;
  }
}

/** What a text alone can be: duplicate keys, names of Object.prototype, endless nesting. */
function spoilt(file: string, rng: Rng): string {
  const openings = Array.from(file.matchAll(/\{/g), ({ index }) => index);
  const at = 1 + (openings[rng.below(openings.length)] ?? 0);
  const deep = 10 ** (1 + rng.below(5));
  const thing = rng.pick([
    '"__proto__":{"polluted":true},', '"constructor":{"prototype":{"polluted":true}},', String.raw`"__pr\u006fto__":{"polluted":true},`, '"hp":1,"hp":2,', '"id":"lanternfall",', `"deep":${'['.repeat(deep)}${']'.repeat(deep)},`, `"deep":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)},`,
    `"long":"${'x'.repeat(deep * 10)}",`, `"many":[${'0,'.repeat(deep)}0],`, ' '.repeat(deep), `"n":${'9'.repeat(deep)},`, '"n":-,', '"n":1e999,', '\u00a0', '\ufeff', '//,\n', '"a":undefined,', `"${wordFor(rng).replace(/["\\\p{Cc}]/gu, '')}":1,`,
  ]);
  return file.slice(0, at) + thing + file.slice(at);
}
