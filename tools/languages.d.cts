/** Types of languages.cjs, for its test. */
interface Languages {
  filesFor(folder: string): Readonly<Record<'index.ts' | 'spellings.ts' | 'workshops.ts' | `${string}/regions/index.ts`, string>>;
  writeLanguages(root: string): void;
}

declare const languages: Languages;
export = languages;
