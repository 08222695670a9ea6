import type { Command } from '../commands';
import { fixedBinding } from '../input/keymap';
import { POP, STAY, type ModeResult, type ModeLogic } from '../Mode';
import { rebind, type KeyChange, type Rebound } from '../input/rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { labelIn } from '../views/keysView';

/** A key that another action has now, and what binding it would change. */
interface Pending {
  readonly key: string;
  readonly rebound: Extract<Rebound, { ok: true }>;
}

/**
 * Waits for the new key of an action. A free one is bound at once; one that another action has is bound when it is pressed again.
 * Esc, or Start on a gamepad, changes nothing.
 */
export class KeyCapture implements ModeLogic {
  readonly kind = 'capture';
  readonly layer = 'capture';
  /** Why the last key can't be bound, as a sentence. */
  error: string | null = null;
  /** What the last key does now and which keys that action would keep, as a sentence. */
  question: string | null = null;
  private pending: Pending | null = null;

  /** @param onReport gets a sentence about the change */
  constructor(
    readonly wish: Omit<KeyChange, 'key'>,
    private readonly onReport: (report: string) => void,
  ) {}

  handle(command: Command, session: Session): ModeResult {
    if (command.do === 'close') return POP;
    if (command.do !== 'key') return STAY;
    const { name } = command;
    if (this.pending?.key === name) return this.bind(session, this.pending);
    const rebound = rebind(session.settings, { ...this.wish, key: name });
    this.error = this.question = this.pending = null;
    if (!rebound.ok) this.error = this.refusal(session, name, rebound.why);
    else if (rebound.moved === null) return this.bind(session, { key: name, rebound });
    else {
      this.pending = { key: name, rebound };
      const taken = text('ui.keys.taken', { key: this.label(session, name), action: `ui.action.${rebound.moved.binding.id}` });
      this.question = `${taken} ${this.moved(session, rebound.moved)}`;
    }
    return STAY;
  }

  private bind(session: Session, { key, rebound }: Pending): ModeResult {
    const { set, binding } = this.wish;
    const bound = text('ui.keys.bound', { action: `ui.action.${binding.id}`, key: this.label(session, key) });
    session.configure({ own: { ...session.settings.own, [set]: rebound.own } });
    this.onReport(rebound.moved ? `${bound} ${this.moved(session, rebound.moved)}` : bound);
    return POP;
  }

  private refusal(session: Session, name: string, why: Extract<Rebound, { ok: false }>['why']): string {
    const key = this.label(session, name);
    if (why === 'fixed') return text('ui.keys.fixed', { key, action: fixedBinding(name) ?? '' });
    return text(`ui.keys.refused.${why}.${this.wish.set === 'pad' ? 'pad' : 'keys'}`, { key });
  }

  /** Which keys the other action keeps, as a sentence. */
  private moved(session: Session, { binding, keys }: NonNullable<Pending['rebound']['moved']>): string {
    const params = { action: `ui.action.${binding.id}`, keys: keys.map((key) => text('ui.keys.quoted', { key: this.label(session, key) })).join(', ') };
    return text(keys.length > 0 ? 'ui.keys.moved' : 'ui.keys.bare', params);
  }

  private label({ settings }: Session, key: string): string {
    return labelIn(settings, this.wish.set, key);
  }
}
