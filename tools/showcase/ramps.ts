import type { Colour, Palette } from '../art/palette';

/** The material of a shape. */
export type Material = 'stone' | 'bark' | 'far' | 'tooth';

/** The dominant light of a pixel. */
export type Hue = 'cold' | 'warm' | 'ember' | 'eyes';

/** Two tones darker than the palette, taken from the page: the game's night. */
export const NIGHT: readonly Colour[] = [[5, 4, 8], [11, 10, 16]];

/** Palette keys from dark to light, by material and light. */
const KEYS: Readonly<Record<Material, Readonly<Record<Hue, string>>>> = {
  stone: { cold: 'k123:45', warm: 'k[]{P}p', ember: 'kcx&!^', eyes: 'k|/u=' },
  bark: { cold: 'k12:?5', warm: 'kcmaALC', ember: 'kcx&!^y', eyes: 'k|uu=' },
  far: { cold: 'k11', warm: 'k(c', ember: 'kkcx&!^', eyes: 'k||' },
  tooth: { cold: '2:567', warm: '[{}po', ember: 'cx&!yY', eyes: 'k/u=+' },
};

export type Ramps = (material: Material, hue: Hue) => readonly Colour[];

/** The tones of every material in every light; throws if the palette lacks one. */
export function rampsOf(palette: Palette): Ramps {
  const colour = (key: string): Colour => {
    const found = palette.get(key);
    if (!found) throw new Error(`the palette has no '${key}'`);
    return found;
  };
  return (material, hue) => [...NIGHT, ...Array.from(KEYS[material][hue], colour)];
}
