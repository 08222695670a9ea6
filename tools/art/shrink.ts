import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import optimise, { init } from '@jsquash/oxipng/optimise.js';

const { resolve } = createRequire(import.meta.url);
let ready: Promise<unknown> | null = null;

/** The same picture in as few bytes as a PNG takes, with a palette where it has few colours; no pixel changes. */
export async function shrink(png: Buffer): Promise<Buffer> {
  ready ??= WebAssembly.compile(readFileSync(resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))).then(init);
  await ready;
  return Buffer.from(await optimise(new Uint8Array(png).buffer, { level: 6, optimiseAlpha: false }));
}
