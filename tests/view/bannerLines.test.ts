import { bannerLines } from '../../src/view/camera/FloorBanner';

const namesOf = (name: string, room: number): string[] => bannerLines('Floor 1', name, room).filter(({ isTitle }) => !isTitle).map(({ text }) => text);

test('a dungeon\'s name that is wider than a phone takes several lines', () => {
  expect(namesOf('The Cellars', 18)).toEqual(['The Cellars']);
  expect(namesOf('Klassisch (ohne Ausrüstung)', 18)).toEqual(['Klassisch (ohne', 'Ausrüstung)']);
  expect(namesOf('Donaudampfschifffahrtskapitän', 10)).toEqual(['Donaudampf', 'schifffahr', 'tskapitän']);
});

test('no line of a banner is wider than there is room, and none overlaps the one above', () => {
  const lines = bannerLines('Ebene 100', 'a bb '.repeat(80), 20);
  expect(lines.filter(({ text, scale }) => Array.from(text).length * scale > 20)).toEqual([]);
  expect(lines).toHaveLength(4);
  const tops = lines.map(({ top }) => top);
  expect(tops.slice(1).every((top, place) => top >= (tops[place] ?? 0) + 8 * (lines[place]?.scale ?? 1))).toBe(true);
});
