import type { FilesPort } from '../../ui/files/archiveFiles';
import { say } from '../words';
import { type Claim, isSameQuestion, isSure, type Reached } from './Claim';
import type { Draft } from './Draft';
import { baseOf } from './writtenPack';
import { linkedIn } from './linkedPack';
import { fragmentOf, withClaim } from './packLink';

interface LinkPorts {
  readonly page: Pick<Window, 'location'>;
  readonly files: Pick<FilesPort, 'copy'>;
}

interface LinkEars {
  /** Another file is to be opened. */
  readonly leaveFile: () => void;
  readonly changed: () => void;
}

/**
 * Why a link carries no proof. `baseless`: the draft extends no pack. `none`: nothing was compared. `apart`: what was compared has changes
 * that the draft is still without. `other`: the draft is another version. `beside`: it was not compared with what it extends.
 */
export type Lack = 'baseless' | 'none' | 'apart' | 'other' | 'beside' | 'unsure';

/** Links that carry a draft, and with it what is claimed of it: by runs here, or by who made the link that was opened. */
export class Links {
  /** What was said last of them. */
  notice: string | null = null;
  /** What is claimed by the link that was opened; null once the draft is another. */
  claim: Claim | null = null;
  private reached: Reached | null = null;

  constructor(private readonly ports: LinkPorts, private readonly draft: Draft, private readonly ears: LinkEars) {}

  /** Opens the pack in a link, in place of what was worked on, if anything was. */
  async open(link: string, hasOther = true): Promise<void> {
    this.tell(null);
    try {
      const { name, text, claim, isClaimBroken } = await linkedIn(link, say('shop.link.name'));
      this.ears.leaveFile();
      this.draft.open(name, text);
      this.claim = claim;
      const opened = hasOther ? 'shop.link.opened' : 'shop.link.opened.first';
      this.tell(say(isClaimBroken ? 'shop.link.claimBroken' : opened));
    } catch {
      this.tell(say('shop.link.broken'));
    }
  }

  /** Copies a link that carries the draft, and what runs were sure of about it as it is. */
  async copy(): Promise<void> {
    const { draft: { written }, found, ports: { page, files } } = this;
    if (!written) return;
    this.tell(null);
    try {
      const { origin, pathname } = page.location;
      const claim = found && isSure(found) ? found : null;
      const fragment = await fragmentOf(written);
      const longer = claim && await withClaim(fragment, claim).catch(() => null);
      const isCopied = await files.copy(origin + pathname + (longer ?? fragment));
      this.tell(isCopied ? this.copied(claim !== null, longer !== null) : say('shop.link.notCopied'));
    } catch {
      this.tell(say('shop.link.long'));
    }
  }

  /** Takes what runs came to; what no link can carry does not take the place of what one can. */
  reach(reached: Reached): void {
    const { reached: old } = this;
    const isWorse = !reached.isBesideBase && old?.isBesideBase === true && old.version === reached.version;
    if (!isWorse) this.reached = reached;
    this.ears.changed();
  }

  /** What runs came to for the draft as it is, beside the pack that it extends; null where there were none. */
  get found(): Claim | null {
    const { reached } = this;
    return reached?.isBesideBase === true && this.isDraft(reached.version) ? reached.claim : null;
  }

  /** Why a link would carry no proof as things are; null where it would. */
  get lack(): Lack | null {
    return this.lackOf(this.reached);
  }

  /** Why a link could not carry what some runs came to; null where it could. */
  lackOf(reached: Reached | null): Lack | null {
    const { written } = this.draft;
    if (!written || baseOf(written) === null) return 'baseless';
    if (!reached) return 'none';
    if (this.isDraft(reached.before)) return 'apart';
    if (!this.isDraft(reached.version)) return 'other';
    if (!reached.isBesideBase) return 'beside';
    return isSure(reached.claim) ? null : 'unsure';
  }

  /** What runs came to where they compared what the link's claim is about. */
  get answer(): Claim | null {
    const { claim, found } = this;
    return claim && found && isSameQuestion(claim, found) ? found : null;
  }

  /** Forgets what was said of the draft before it changed. */
  forget(): void {
    this.claim = null;
    this.notice = null;
  }

  private isDraft(version: string): boolean {
    const { read } = this.draft;
    return read.ok && read.pack.content.version === version;
  }

  /** What is said of a link that was copied. */
  private copied(isClaimed: boolean, hasRoom: boolean): string {
    if (isClaimed) return say(hasRoom ? 'shop.link.copied.claim' : 'shop.link.copied.noClaim');
    const { lack } = this;
    if (lack !== 'apart' && lack !== 'beside') return say('shop.link.copied');
    return `${say('shop.link.copied')} ${say(`shop.link.lack.${lack}`, { base: String(this.draft.written?.pack['extends']) })}`;
  }

  private tell(notice: string | null): void {
    this.notice = notice;
    this.ears.changed();
  }
}
