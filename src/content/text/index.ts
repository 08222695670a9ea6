import type { Texts } from '../../engine/content';
import { de } from './de';
import { en } from './en';

/** Every language there is, by the tag that browsers know it under. */
export const languages = { en, de } as const satisfies Record<string, Texts>;

export type Language = keyof typeof languages;
