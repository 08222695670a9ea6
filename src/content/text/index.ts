import type { Texts } from '../../engine/content';
import { de } from './de';
import { campaign as german } from './de/campaign';
import { en } from './en';
import { campaign as english } from './en/campaign';

/**
 * Every language there is, by the tag that browsers know it under. A new one is a folder like `en` and a line in both tables here; the settings then
 * offer it. How a text fills its holes and chooses its plurals is told in `engine/core/grammar.ts`.
 */
export const languages = { en, de } as const satisfies Record<string, Texts>;

/** Lines by language that lie over those above in every pack that is no classic. */
export const campaigns = { en: english, de: german } as const satisfies Record<keyof typeof languages, Texts>;

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as readonly Language[];
