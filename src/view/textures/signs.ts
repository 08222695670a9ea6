/* Characters that the pixel font lacks; what stands in for them in other fonts is cut off or blurred at its size. */

/** Eight rows from the top, a byte each, the highest bit in the west. */
const SIGNS: Readonly<Partial<Record<string, string>>> = {
  '↑': '10387cfe38383800',
  '→': '1018fcfefc181000',
  '↓': '383838fe7c381000',
  '←': '10307efe7e301000',
  '≡': 'fe0000fe0000fe00',
  '∴': '18180000c6c60000',
  'Ψ': '929292d67c101000',
  'ψ': '009292927c101000',
};

/** The pixels of a character, each as [x, y] from its north-west corner; null if the font has it. */
export function pixelsOf(char: string): readonly (readonly [x: number, y: number])[] | null {
  const rows = Object.hasOwn(SIGNS, char) ? SIGNS[char] : undefined;
  if (rows === undefined) return null;
  return Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const)
    .filter(([x, y]) => ((Number.parseInt(rows.slice(2 * y, 2 * y + 2), 16) >> (7 - x)) & 1) === 1);
}
