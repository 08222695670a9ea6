import type { Grammar, Texts } from '../../engine/core/grammar';

/** What may follow the `|` of a name in `marks.ts`, and what to tell the author of a pack who writes something else: `needs ...`. */
export type { Marks } from '../../engine/pack/textErrors';

/** What a language knows about its names, and how much of it there is. */
export interface FolderGrammar extends Grammar {
  /** That it has every text that English has (`npm run texts` tells): then English need not be loaded below it. */
  readonly isComplete?: true;
}

/** What `page.ts` and `play.ts` of a language bring: the texts for the page, or with them those for playing. */
type Opening<Part extends string> = Readonly<Record<Part, Texts>> & { readonly grammar?: FolderGrammar };

/** Brings the texts of one region of floors, those of the dialogs too. */
type RegionTexts = () => Promise<{ readonly region: Texts }>;

/**
 * Where a language's texts are: for the page, for playing, for the dialogs, and of what only one region of floors has. What its folder
 * has no file for comes from English.
 */
export interface Folder {
  readonly page?: () => Promise<Opening<'page'>>;
  readonly play?: () => Promise<Opening<'play'> & { readonly campaign?: Texts }>;
  readonly later?: () => Promise<{ readonly later: Texts }>;
  readonly regions?: Readonly<Partial<Record<string, RegionTexts>>>;
}
