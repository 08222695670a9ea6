import * as v from 'valibot';
import { PACK_LIMITS } from '../../engine/pack/packFile';
import { type Claim, claimSchema } from './Claim';
import type { WrittenPack } from './writtenPack';

/** What a link's fragment begins with, before the packed file. */
const START = '#workshop=';

/** What comes between the packed file and what is claimed of it. */
const BETWEEN = '~';

/** The most characters of a fragment: longer links are cut off on their way. */
export const MOST_CHARACTERS = 16_384;

/** The most bytes of a pack file, and of a claim. */
const MOST_BYTES = { pack: 4 * PACK_LIMITS.characters, claim: 2000 };

/** Why a link cannot be made or read. */
export class LinkError extends Error {
  override readonly name = 'LinkError';

  constructor(readonly why: 'long' | 'broken') {
    super(why);
  }
}

/** The fragment that carries a pack file; throws a `LinkError` if it is too long. */
export async function fragmentOf(written: WrittenPack): Promise<string> {
  return notTooLong(START + (await pack(written)));
}

/** Such a fragment that carries a claim as well; throws a `LinkError` if that makes it too long. */
export async function withClaim(fragment: string, claim: Claim): Promise<string> {
  return notTooLong(fragment + BETWEEN + (await pack(claim)));
}

function notTooLong(fragment: string): string {
  if (fragment.length > MOST_CHARACTERS) throw new LinkError('long');
  return fragment;
}

/** Whether an address, its fragment or a pasted text has a pack in it. */
export function hasPack(address: string): boolean {
  return address.includes(START);
}

/** The text of the pack file in an address or a fragment; throws a `LinkError` if there is none that can be read. */
export async function packIn(address: string): Promise<string> {
  return unpack(partsOf(address).packed, MOST_BYTES.pack);
}

/** What an address or a fragment claims of its pack; null for nothing. Throws a `LinkError` if that cannot be read, or is no claim. */
export async function claimIn(address: string): Promise<Claim | null> {
  const { claimed } = partsOf(address);
  if (claimed === null) return null;
  try {
    return v.parse(claimSchema, JSON.parse(await unpack(claimed, MOST_BYTES.claim)));
  } catch {
    throw new LinkError('broken');
  }
}

function partsOf(address: string): { readonly packed: string; readonly claimed: string | null } {
  const [, carried = ''] = address.split(START);
  const [packed = '', ...claimed] = carried.trim().split(BETWEEN);
  return { packed, claimed: claimed.length > 0 ? claimed.join(BETWEEN) : null };
}

async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toText(await through(bytes, new CompressionStream('deflate-raw'), Infinity));
}

async function unpack(packed: string, most: number): Promise<string> {
  try {
    const bytes = await through(fromText(packed), new DecompressionStream('deflate-raw'), most);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new LinkError('broken');
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes after a transformation; fails where a small text stands for more than so many. */
async function through(bytes: Bytes, transform: CompressionStream | DecompressionStream, most: number): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    length += step.value.length;
    if (length > most) {
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
