const { floor, imul, max, min } = Math;

/** A hash 0 <= n < 1 of a whole point: the same on every machine, since it uses only integers. */
export function grain(x: number, y: number, salt = 0): number {
  let bits = imul(x, 374761393) ^ imul(y, 668265263) ^ imul(salt + 1, 1274126177);
  bits = imul(bits ^ (bits >>> 13), 1103515245);
  bits = imul(bits ^ (bits >>> 16), 2246822519);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise 0..1 with features one unit wide. */
export function cloud(x: number, y: number, salt = 0): number {
  const [left, top] = [floor(x), floor(y)];
  const [u, v] = [eased(x - left), eased(y - top)];
  const upper = mixed(grain(left, top, salt), grain(left + 1, top, salt), u);
  const lower = mixed(grain(left, top + 1, salt), grain(left + 1, top + 1, salt), u);
  return mixed(upper, lower, v);
}

/** Three octaves of `cloud`, 0..1. */
export function clouds(x: number, y: number, salt = 0): number {
  return cloud(x, y, salt) * 0.57 + cloud(2 * x, 2 * y, salt + 1) * 0.29 + cloud(4 * x, 4 * y, salt + 2) * 0.14;
}

/** Interpolates from `a` to `b`. */
export function mixed(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** A number clamped to 0..1. */
export function unit(value: number): number {
  return min(max(value, 0), 1);
}

/** Smoothstep on 0..1. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
