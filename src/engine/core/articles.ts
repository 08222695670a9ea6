/*
 * English: what stands before a name within a sentence, where the name is written small. The mark behind a name tells what it names: nothing one thing
 * ("rat"), `pl` several ("boots"), `mass` what nobody counts ("bread"), `name` somebody of that name ("Rat King"), `a` one of many, whoever speaks of it ("arrow").
 */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  the:  { one: 'the',  pl: 'the',  mass: 'the',  name: 'the',  a: 'a' },
  a:    { one: 'a',    pl: 'some', mass: '',     name: 'the',  a: 'a' },
  your: { one: 'your', pl: 'your', mass: 'your', name: 'your', a: 'your' },
};

/** The Miller and a stone have an article by themselves. */
const HAS_ARTICLE = /^(?:the|an?|some) /i;
/** By ear: an orc and an imp, but a unicorn and a one-eyed rat. */
const TAKES_AN = /^(?!eu|uni(?![dmn])|us[eu]|one)[aeiou]/i;

/** The words that may stand before a hole of an English text. */
export const ARTICLE_FORMS: readonly string[] = Object.keys(ARTICLES);

/** Whether a form is one of English. */
export function isArticle(form: string): boolean {
  return Object.hasOwn(ARTICLES, form);
}

/** A name with its article, affixes put around it. */
export function withArticle({ words, gender }: { readonly words: string; readonly gender: string }, form: string, wrap: (noun: string) => string): string {
  if (gender === 'you') return 'you';
  const noun = wrap(words);
  if (HAS_ARTICLE.test(noun)) return form === 'your' ? noun.replace(HAS_ARTICLE, 'your ') : noun;
  const forms = ARTICLES[form] ?? {};
  const article = forms[gender] ?? forms['one'] ?? '';
  const spelt = article === 'a' && TAKES_AN.test(noun) ? 'an' : article;
  return `${spelt} ${gender === 'name' ? noun : noun.toLowerCase()}`.trimStart();
}
