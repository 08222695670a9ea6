/** A line of the banner: its size, and its top in pixels. */
export interface BannerLine {
  readonly text: string;
  readonly isTitle: boolean;
  readonly top: number;
  readonly scale: 1 | 2;
}

/** Pixels from the top of one line of a name to that of the next, and the most lines; packs may have names of any length. */
const LINE = 11;
const MOST_LINES = 3;
const NAME_TOP = 22;

/** A floor's title and name in lines of at most `room` characters; the title is twice as large where that fits. */
export function bannerLines(title: string, name: string, room: number): BannerLine[] {
  const names = wrapped(name, room).map((text, place): BannerLine => ({ text, isTitle: false, top: NAME_TOP + place * LINE, scale: 1 }));
  return [{ text: title, isTitle: true, top: 0, scale: 2 * Array.from(title).length <= room ? 2 : 1 }, ...names];
}

/** A text broken at its spaces; words longer than a line are broken too, and what is left after the last line is left out. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => pieces(each, room))) {
    const last = lines.at(-1);
    if (last !== undefined && Array.from(`${last} ${word}`).length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, MOST_LINES);
}

function pieces(word: string, room: number): string[] {
  const chars = Array.from(word);
  return Array.from({ length: Math.max(1, Math.ceil(chars.length / room)) }, (_, place) => chars.slice(place * room, (place + 1) * room).join(''));
}
