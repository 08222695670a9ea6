import type { FilesPort } from '../../ui/files/archiveFiles';
import { say } from '../words';
import { type Claim, isSameQuestion, isSure, type Reached } from './Claim';
import type { Draft } from './Draft';
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

/** Links that carry a draft, and with it what is claimed of it: by runs here, or by who made the link that was opened. */
export class Links {
  /** What was said last of them. */
  notice: string | null = null;
  /** What is claimed by the link that was opened; null once the draft is another. */
  claim: Claim | null = null;
  private reached: Reached | null = null;

  constructor(private readonly ports: LinkPorts, private readonly draft: Draft, private readonly ears: LinkEars) {}

  /** Opens the pack in a link, in place of what was worked on. */
  async open(link: string): Promise<void> {
    this.tell(null);
    try {
      const { name, text, claim, isClaimBroken } = await linkedIn(link, say('shop.link.name'));
      this.ears.leaveFile();
      this.draft.open(name, text);
      this.claim = claim;
      this.tell(say(isClaimBroken ? 'shop.link.claimBroken' : 'shop.link.opened'));
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
      const copied = longer !== null ? 'shop.link.copied.claim' : claim ? 'shop.link.copied.noClaim' : 'shop.link.copied';
      this.tell(say(isCopied ? copied : 'shop.link.notCopied'));
    } catch {
      this.tell(say('shop.link.long'));
    }
  }

  /** Takes what runs came to. */
  reach(reached: Reached): void {
    this.reached = reached;
    this.ears.changed();
  }

  /** What runs came to for the draft as it is; null where there were none. */
  get found(): Claim | null {
    const { read } = this.draft;
    return read.ok && read.pack.content.version === this.reached?.version ? this.reached.claim : null;
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

  private tell(notice: string | null): void {
    this.notice = notice;
    this.ears.changed();
  }
}
