import type { Command } from '../commands';
import { fixedDeed } from '../keymap';
import { POP, STAY, type Answer, type ModeLogic } from '../Mode';
import { rebind, type Rebound, type Wish } from '../rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { labelIn } from '../views/keysView';

/** What would come of a key that another deed has now. */
interface Pending {
  readonly key: string;
  readonly rebound: Extract<Rebound, { ok: true }>;
}

/**
 * Waits for the key that a deed is to have. A free one is taken at once; of one that does something now it is told what, and
 * pressing it again takes it. Esc, or Start on a gamepad, leaves everything as it was.
 */
export class KeyCapture implements ModeLogic {
  readonly kind = 'capture';
  readonly layer = 'capture';
  /** Why the last key cannot be had, as a sentence. */
  fault: string | null = null;
  /** What the last key does now and what would become of that, as a sentence. */
  question: string | null = null;
  private pending: Pending | null = null;

  /** `tell` takes the sentence about what has changed. */
  constructor(
    readonly wish: Omit<Wish, 'key'>,
    private readonly tell: (told: string) => void,
  ) {}

  handle(command: Command, session: Session): Answer {
    if (command.do === 'close') return POP;
    if (command.do !== 'key') return STAY;
    const { name } = command;
    if (this.pending?.key === name) return this.take(session, this.pending);
    const rebound = rebind(session.settings, { ...this.wish, key: name });
    this.fault = this.question = this.pending = null;
    if (!rebound.ok) this.fault = this.refusal(session, name, rebound.why);
    else if (rebound.moved === null) return this.take(session, { key: name, rebound });
    else {
      this.pending = { key: name, rebound };
      this.question = `${text('ui.keys.taken', { key: this.label(session, name), deed: `ui.deed.${rebound.moved.deed.id}` })} ${this.moved(session, rebound.moved)}`;
    }
    return STAY;
  }

  private take(session: Session, { key, rebound }: Pending): Answer {
    const { set, deed } = this.wish;
    const now = text('ui.keys.bound', { deed: `ui.deed.${deed.id}`, key: this.label(session, key) });
    const told = rebound.moved ? `${now} ${this.moved(session, rebound.moved)}` : now;
    session.configure({ own: { ...session.settings.own, [set]: rebound.own } });
    this.tell(told);
    return POP;
  }

  private refusal(session: Session, name: string, why: Extract<Rebound, { ok: false }>['why']): string {
    const key = this.label(session, name);
    return why === 'fixed' ? text('ui.keys.fixed', { key, deed: fixedDeed(name) ?? '' }) : text(`ui.keys.refused.${why}.${this.wish.set === 'pad' ? 'pad' : 'keys'}`, { key });
  }

  /** On what the deed is that gives the key away. */
  private moved(session: Session, { deed, keys }: NonNullable<Pending['rebound']['moved']>): string {
    const params = { deed: `ui.deed.${deed.id}`, keys: keys.map((key) => text('ui.keys.quoted', { key: this.label(session, key) })).join(', ') };
    return text(keys.length > 0 ? 'ui.keys.moved' : 'ui.keys.bare', params);
  }

  private label({ settings }: Session, key: string): string {
    return labelIn(settings, this.wish.set, key);
  }
}
