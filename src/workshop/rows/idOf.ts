import { isId } from '../../engine/core/id';

/** What is typed for a new row as an id, if it is none: "Bone Smith" as `boneSmith`; '' where nothing of it can be kept. */
export function idOf(typed: string): string {
  const text = typed.trim();
  if (isId(text)) return text;
  const plain = text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}|['’]/gu, '');
  const words = plain.split(/[^a-z0-9]+/i).filter((word) => word !== '');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return words.map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : capital(word))).join('');
}
