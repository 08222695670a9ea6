/* Written by tools/languages.cjs, as index.ts is; apart from it, since only the workshop needs this. */
import type { Texts } from '../../engine/core/grammar';
import type { Language } from '.';

/** The texts of the workshop, of each language that has some. */
export const WORKSHOPS: Readonly<Partial<Record<Language, () => Promise<{ readonly workshop: Texts }>>>> = {
  en: () => import(/* webpackChunkName: "en-workshop" */ './en/workshop'),
  de: () => import(/* webpackChunkName: "de-workshop" */ './de/workshop'),
};
