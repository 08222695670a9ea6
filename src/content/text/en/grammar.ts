import type { FolderGrammar } from '../Folder';

/*
 * The article before a name within a sentence, where the name is in lower case; none after a number (`no`). The mark after a name says what it
 * names: no mark, one thing ("rat"); `pl`, several ("boots"); `mass`, something uncountable ("bread"); `name`, a proper name
 * ("Rat King"); `a`, one of many, with "a" even where others have "the" ("arrow").
 */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  the:  { one: 'the',  pl: 'the',  mass: 'the',  name: 'the',  a: 'a' },
  a:    { one: 'a',    pl: 'some', mass: '',     name: 'the',  a: 'a' },
  your: { one: 'your', pl: 'your', mass: 'your', name: 'your', a: 'your' },
  no:   { one: '',     pl: '',     mass: '',     name: '',     a: '' },
};

/** Names such as "the Miller" bring their own article. */
const HAS_ARTICLE = /^(?:the|an?|some) /i;
/** By sound: an orc and an imp, but a unicorn and a one-eyed rat. */
const TAKES_AN = /^(?!eu|uni(?![dmn])|us[eu]|one)[aeiou]/i;

/* What English knows about names. */
export const grammar: FolderGrammar = {
  forms: Object.keys(ARTICLES),
  severalAsYou: true,
  decline({ words, gender }, form, wrap) {
    if (form === undefined || !Object.hasOwn(ARTICLES, form)) return wrap(words);
    if (gender === 'you') return 'you';
    const noun = wrap(words);
    if (HAS_ARTICLE.test(noun)) return form === 'your' ? noun.replace(HAS_ARTICLE, 'your ') : noun;
    const forms = ARTICLES[form] ?? {};
    const article = forms[gender] ?? forms['one'] ?? '';
    const spelt = article === 'a' && TAKES_AN.test(noun) ? 'an' : article;
    return `${spelt} ${gender === 'name' ? noun : noun.toLowerCase()}`.trimStart();
  },
};
