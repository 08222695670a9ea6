import { pixelsOf } from '../../src/view/textures/signs';

const picture = (char: string): string[] => {
  const pixels = pixelsOf(char) ?? [];
  return Array.from({ length: 8 }, (_row, y) => Array.from({ length: 8 }, (_cell, x) => (pixels.some(([px, py]) => px === x && py === y) ? '#' : '.')).join(''));
};

test('the signs of currents point their way', () => {
  expect(picture('↑')).toEqual(['...#....', '..###...', '.#####..', '#######.', '..###...', '..###...', '..###...', '........']);
  const square = (char: string): string[] => picture(char).slice(0, 7).map((row) => row.slice(0, 7));
  expect(square('↓')).toEqual(square('↑').reverse());
  expect(square('←')).toEqual(square('→').map((row) => Array.from(row).reverse().join('')));
});

test('each sign is another, and all else is left to the font', () => {
  const signs = ['↑', '→', '↓', '←', '≡', '∴', 'Ψ', 'ψ'].map((char) => picture(char).join('\n'));
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.every((sign) => sign.includes('#'))).toBe(true);
  expect(['@', '~', 'constructor'].map(pixelsOf)).toEqual([null, null, null]);
});
