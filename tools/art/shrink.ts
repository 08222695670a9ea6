import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, inflateSync } from 'node:zlib';
import { zlibAsync } from '@gfx/zopfli';
import optimise, { init } from '@jsquash/oxipng/optimise.js';

const { resolve } = createRequire(import.meta.url);
let ready: Promise<unknown> | null = null;

/** Bytes of a PNG before its first chunk, and of a chunk beside its data. */
const HEADER = 8;
const FRAME = 12;

/** The same picture in as few bytes as a PNG takes, with a palette where it has few colours; no pixel changes. */
export async function shrink(png: Buffer): Promise<Buffer> {
  ready ??= WebAssembly.compile(readFileSync(resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))).then(init);
  await ready;
  return packAgain(Buffer.from(await optimise(new Uint8Array(png).buffer, { level: 6, optimiseAlpha: false })));
}

/** Rounds of zopfli: a picture of the title takes half a minute, and is loaded before the first Start. */
const ROUNDS = 1000;

/** The same PNG with its rows deflated by zopfli, which finds more. */
async function packAgain(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const rows = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const packed = Buffer.from(await zlibAsync(inflateSync(Buffer.concat(rows)), { numiterations: ROUNDS }));
  const before = chunks.slice(0, chunks.findIndex(({ type }) => type === 'IDAT'));
  const again = [...before, { type: 'IDAT', data: packed }, { type: 'IEND', data: Buffer.alloc(0) }];
  const made = Buffer.concat([png.subarray(0, HEADER), ...again.map(bytesOf)]);
  return made.length < png.length ? made : png;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = HEADER; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += FRAME + length;
  }
  return chunks;
}

function bytesOf({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
