import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS, LANGUAGES } from '../content/text';
import type { Folder } from '../content/text/Folder';
import { campaign, en } from '../content/text/en';
import type { Texts } from '../engine/content';
import { didYouMean } from '../engine/core/nearest';
import { command } from './Command';
import { textOf } from './files';
import { ROOT } from './runs/playRuns';

/** What a language has, compared with English. */
export interface LanguageReport {
  readonly language: string;
  readonly texts: number;
  /** Keys that it has no text for: players get the English one. */
  readonly missing: readonly string[];
  /** Keys that English doesn't have, so that nothing asks for them. */
  readonly unknown: readonly string[];
  /** Keys whose text has other placeholders than the English one. */
  readonly differing: readonly string[];
  /** Whether its grammar says that it has all texts. */
  readonly isComplete: boolean;
}

export const texts = command('texts', 'what each language lacks: docs/LANGUAGES.md', {}, async () => {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const data = await Promise.all(others.map((language) => reportOf(language, FOLDERS[language])));
  const files = keysByFile();
  return { data, lines: data.flatMap((report) => linesOf(report, files)), isFailure: data.some((report) => faultsOf(report) > 0) };
});

/** Compares what a language's folder has with the English texts. */
export async function reportOf(language: string, { page, play, later, regions = {} }: Folder): Promise<LanguageReport> {
  const [opening, playing, rest] = await Promise.all([page?.(), play?.(), later?.()]);
  const ofRegions = await Promise.all(Object.values(regions).map(async (load) => (await load?.())?.region));
  const own: Texts = { ...opening?.page, ...playing?.play, ...rest?.later, ...Object.assign({}, ...ofRegions) as Texts };
  const lines = playing?.campaign ?? {};
  const english: Texts = en;
  const known = new Set([...Object.keys(en), ...Object.keys(campaign)]);
  const differs = (table: Texts): string[] => Object.entries(table).flatMap(([key, text]) => {
    const original = english[key];
    return original === undefined || placeholdersOf(text) === placeholdersOf(original) ? [] : [key];
  });
  return {
    language,
    texts: Object.keys(own).length,
    missing: Object.keys(en).filter((key) => !Object.hasOwn(own, key)),
    unknown: [...Object.keys(own), ...Object.keys(lines)].filter((key) => !known.has(key)),
    differing: [...new Set([...differs(own), ...differs(lines)])],
    isComplete: (opening ?? playing)?.grammar?.isComplete === true,
  };
}

/** The names of a text's placeholders, each once and in order. */
function placeholdersOf(text: string): string {
  const names = Array.from(text.matchAll(/\{(?:[a-z]+ )?(\w+)(?:\?[^}]*)?\}/g), ([, name = '']) => name);
  return [...new Set(names)].sort().join();
}

function faultsOf({ missing, unknown, differing, isComplete }: LanguageReport): number {
  return missing.length + unknown.length + differing.length + (isComplete ? 0 : 1);
}

/** A report in words, missing keys by the English file that has them. */
export function linesOf(report: LanguageReport, files: ReadonlyMap<string, readonly string[]>): string[] {
  const { language, missing, unknown, differing, isComplete } = report;
  if (faultsOf(report) === 0) return [`${language}: complete, ${report.texts} texts.`];
  const all = Object.keys(en);
  const gaps = [...files].flatMap(([file, keys]) => {
    const lacking = missing.filter((key) => keys.includes(key));
    return lacking.length === 0 ? [] : [`  ${file}: ${lacking.join(', ')}`];
  });
  return [
    ...(missing.length === 0
      ? []
      : [`${language}: ${missing.length} of ${all.length} texts are missing; players get the English ones.`, ...gaps]),
    ...unknown.map((key) => `${language}: ${key} is no key of the English texts${didYouMean(key, all)}`),
    ...differing.map((key) => `${language}: ${key} does not have the placeholders of the English text: ${(en as Texts)[key] ?? ''}`),
    ...claim(language, { isComplete, isWhole: missing.length === 0 }),
  ];
}

function claim(language: string, { isComplete, isWhole }: { readonly isComplete: boolean; readonly isWhole: boolean }): string[] {
  if (isComplete && !isWhole) {
    return [`${language}: grammar.ts says isComplete, so that players get keys instead of what is missing: take it out.`];
  }
  return !isComplete && isWhole
    ? [`${language}: nothing is missing: say isComplete in grammar.ts, so that players needn't load English as well.`]
    : [];
}

/** The keys of the English tables, by file. */
function keysByFile(): ReadonlyMap<string, readonly string[]> {
  const folder = join(ROOT, 'src', 'content', 'text', 'en');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && name !== 'campaign.ts');
  return new Map(files.map((name) => {
    const found = textOf(join(folder, name)).matchAll(/'([\w.]+)': ['"`\w]/g);
    return [name, Array.from(found, ([, key = '']) => key)];
  }));
}
