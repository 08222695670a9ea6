/** A message: a key of the text tables, and what fills its template. Texts among the params are keys themselves. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Keys to templates: `{name}` is a param, `{n?one:many}` chooses by a count. */
export type Texts = Readonly<Record<string, string>>;

/** The sentence of a message. A key without a text shows itself, so that a gap is seen and nothing throws. */
export function sentence(texts: Texts, message: Message): string {
  const template = texts[message.key] ?? message.key;
  const value = (name: string): string | number => message.params[name] ?? `{${name}}`;
  const chosen = template.replace(/\{\w+\?[^}]*\}/g, (choice) => {
    const [, name = '', one = '', many = ''] = /^\{(\w+)\?([^:]*):(.*)\}$/.exec(choice) ?? [];
    return value(name) === 1 ? one : many;
  });
  return chosen.replace(/\{(\w+)\}/g, (_hole, name: string) => {
    const filling = value(name);
    return typeof filling === 'number' ? String(filling) : (texts[filling] ?? filling);
  });
}
