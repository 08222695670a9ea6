import type { Texts } from '../../engine/content';
import { de } from './de';
import { campaign as german } from './de/campaign';
import { en } from './en';
import { campaign as english } from './en/campaign';

/**
 * All languages, by the tag browsers use. To add one, add a folder like `en` and a line in both tables here; the settings then
 * offer it. `engine/core/grammar.ts` documents placeholders and plurals.
 */
export const languages = { en, de } as const satisfies Record<string, Texts>;

/** Texts by language that override those above in every non-classic pack. */
export const campaigns = { en: english, de: german } as const satisfies Record<keyof typeof languages, Texts>;

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as readonly Language[];
