import { packs } from '../../src/content/packs';
import type { Content } from '../../src/engine/content';
import type { Bot } from '../../src/lab/playRun';
import { DIVERSE } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import { installPack } from '../../src/keep/installPack';
import { crammedPack } from '../support/crammedPack';

installPack(crammedPack);

/** Every shipped pack, and the campaign crammed together, since most can go wrong there. */
export const CONTENTS: readonly Content[] = [...Object.keys(packs).map(shippedContent), crammedPack.content];

/** The five policies by their names. */
export const POLICIES: readonly (readonly [name: string, bot: Bot])[] = Object.entries(DIVERSE);

/** This many cases cover every pair of pack and policy. */
export const PAIRS = CONTENTS.length * POLICIES.length;

/** From this case on the pairs are of the crammed campaign. */
export const DEEP_PAIRS = (CONTENTS.length - 1) * POLICIES.length;

export function pairOf(index: number): { readonly content: Content; readonly name: string; readonly bot: Bot } {
  const content = CONTENTS[Math.floor(index / POLICIES.length) % CONTENTS.length];
  const [name, bot] = POLICIES[index % POLICIES.length] ?? [];
  if (!content || name === undefined || !bot) throw new Error(`no case ${index}`);
  return { content, name, bot };
}
