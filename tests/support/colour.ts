/** Red, green and blue as light, 0 to 1 each. */
type Light = readonly [number, number, number];

export type Deficiency = 'protan' | 'deutan' | 'tritan';

/** Colours as seen without one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const MACHADO: Readonly<Record<Deficiency, readonly [Light, Light, Light]>> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** `#rgb` or `#rrggbb` as light. */
export function lightOf(colour: string): Light {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  return [red, green, blue];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** A colour as seen without one kind of cone. */
export function seenBy(deficiency: Deficiency | null, light: Light): Light {
  if (deficiency === null) return light;
  const [red, green, blue] = MACHADO[deficiency].map((row) => Math.min(1, Math.max(0, dot(row, light))));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function dot(a: Light, b: Light): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** CIE76: the distance of two colours in Lab; 2.3 is just noticeable. */
export function distance(a: Light, b: Light): number {
  const [from, to] = [lab(a), lab(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

function lab(light: Light): Light {
  const [x, y, z] = [dot([0.4124, 0.3576, 0.1805], light) / 0.9505, luminance(light), dot([0.0193, 0.1192, 0.9505], light) / 1.089].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  const [fx, fy, fz] = [x ?? 0, y ?? 0, z ?? 0];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function luminance(light: Light): number {
  return dot([0.2126, 0.7152, 0.0722], light);
}

/** WCAG 2: from 1 to 21; text needs 4.5. */
export function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(lightOf(a)), luminance(lightOf(b))].sort((one, other) => one - other);
  return (bright + 0.05) / (dark + 0.05);
}
