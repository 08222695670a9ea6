/**
 * All languages, by the tag browsers use. To add one, add a folder like `en` and its tag here: the settings then offer it, and the compiler
 * names the line that `keep/languages.ts` lacks. `engine/core/grammar.ts` documents placeholders and plurals.
 */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];
