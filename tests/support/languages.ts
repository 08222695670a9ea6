import { LANGUAGES } from '../../src/content/text';
import { de, campaign as german } from '../../src/content/text/de';
import { en, campaign as english } from '../../src/content/text/en';

/** All texts by language. */
export const languages = { en, de } as const;

/** What packs other than the classics say in another way. */
export const campaigns = { en: english, de: german } as const;

export { LANGUAGES };
