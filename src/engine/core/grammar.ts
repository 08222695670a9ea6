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
  return template.replace(/\{(\w+)(?:\?([^:}]*):([^}]*))?\}/g, (hole, name: string, one?: string, many?: string) => {
    const value = message.params[name];
    if (value === undefined) return hole;
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    return typeof value === 'number' ? String(value) : (texts[value] ?? value);
  });
}
