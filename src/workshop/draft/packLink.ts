import { PACK_LIMITS } from '../../engine/pack/packFile';
import type { WrittenPack } from './writtenPack';

/** What a link's fragment begins with, before the packed file. */
const START = '#workshop=';

/** The most characters of a fragment: longer links are cut off on their way. */
export const MOST_CHARACTERS = 16_384;

/** Why a link cannot be made or read. */
export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly why: 'long' | 'broken') {
    super(why);
  }
}

/** The fragment that carries a pack file; throws a `LinkError` if it is too long. */
export async function fragmentOf(written: WrittenPack): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(written)), new CompressionStream('deflate-raw'));
  const fragment = START + toText(packed);
  if (fragment.length > MOST_CHARACTERS) throw new LinkError('long');
  return fragment;
}

/** Whether an address, its fragment or a pasted text has a pack in it. */
export function hasPack(address: string): boolean {
  return address.includes(START);
}

/** The text of the pack file in an address or a fragment; throws a `LinkError` if there is none that can be read. */
export async function packIn(address: string): Promise<string> {
  const [, packed = ''] = address.split(START);
  try {
    const bytes = await through(fromText(packed.trim()), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new LinkError('broken');
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes after a transformation; fails where a small text stands for more than a pack file may have. */
async function through(bytes: Bytes, transform: CompressionStream | DecompressionStream): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    length += step.value.length;
    if (length > 4 * PACK_LIMITS.characters) {
      await reader.cancel();
      throw new LinkError('broken');
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Bytes as text that an address takes as it is. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromText(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
