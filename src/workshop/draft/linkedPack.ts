import type { Claim } from './Claim';
import { readWritten, textOf } from './Draft';
import { claimIn, LinkError, packIn } from './packLink';
import { baseOf } from './writtenPack';

/** The pack in a link as a file, and what is claimed of it. */
export interface LinkedPack {
  readonly name: string;
  readonly text: string;
  readonly claim: Claim | null;
  /** Whether there is a claim that cannot be read, or that is about nothing. */
  readonly isClaimBroken: boolean;
}

/** What a link carries; throws where no pack can be read from it. @param name for a pack whose id makes no name of a file */
export async function linkedIn(link: string, name: string): Promise<LinkedPack> {
  const written = readWritten(await packIn(link));
  if (!written) throw new LinkError('broken');
  const { id } = written.pack;
  const claim = await claimIn(link).catch(() => 'broken' as const);
  // A pack that extends no other was compared with nothing that is here.
  const isClaimBroken = claim === 'broken' || (claim !== null && baseOf(written) === null);
  return {
    name: typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? `${id}.json` : name, text: textOf(written),
    claim: isClaimBroken ? null : claim, isClaimBroken,
  };
}
