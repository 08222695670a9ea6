import type { Command } from '../commands';
import { fixedBinding } from '../input/keymap';
import { POP, STAY, type ModeResult, type ModeLogic } from '../Mode';
import { rebind, type KeyChange, type Rebound } from '../input/rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { labelIn } from '../views/keysView';

/** What would come of a key that another action has now. */
interface Pending {
  readonly key: string;
  readonly rebound: Extract<Rebound, { ok: true }>;
}

/**
 * Waits for the key that an action is to have. A free one is taken at once; of one that does something now it is told what, and
 * pressing it again takes it. Esc, or Start on a gamepad, leaves everything as it was.
 */
export class KeyCapture implements ModeLogic {
  readonly kind = 'capture';
  readonly layer = 'capture';
  /** Why the last key cannot be had, as a sentence. */
  error: string | null = null;
  /** What the last key does now and what would become of that, as a sentence. */
  question: string | null = null;
  private pending: Pending | null = null;

  /** `tell` takes the sentence about what has changed. */
  constructor(
    readonly wish: Omit<KeyChange, 'key'>,
    private readonly tell: (told: string) => void,
  ) {}

  handle(command: Command, session: Session): ModeResult {
    if (command.do === 'close') return POP;
    if (command.do !== 'key') return STAY;
    const { name } = command;
    if (this.pending?.key === name) return this.take(session, this.pending);
    const rebound = rebind(session.settings, { ...this.wish, key: name });
    this.error = this.question = this.pending = null;
    if (!rebound.ok) this.error = this.refusal(session, name, rebound.why);
    else if (rebound.moved === null) return this.take(session, { key: name, rebound });
    else {
      this.pending = { key: name, rebound };
      this.question = `${text('ui.keys.taken', { key: this.label(session, name), action: `ui.action.${rebound.moved.binding.id}` })} ${this.moved(session, rebound.moved)}`;
    }
    return STAY;
  }

  private take(session: Session, { key, rebound }: Pending): ModeResult {
    const { set, binding } = this.wish;
    const now = text('ui.keys.bound', { action: `ui.action.${binding.id}`, key: this.label(session, key) });
    const told = rebound.moved ? `${now} ${this.moved(session, rebound.moved)}` : now;
    session.configure({ own: { ...session.settings.own, [set]: rebound.own } });
    this.tell(told);
    return POP;
  }

  private refusal(session: Session, name: string, why: Extract<Rebound, { ok: false }>['why']): string {
    const key = this.label(session, name);
    return why === 'fixed' ? text('ui.keys.fixed', { key, action: fixedBinding(name) ?? '' }) : text(`ui.keys.refused.${why}.${this.wish.set === 'pad' ? 'pad' : 'keys'}`, { key });
  }

  /** On what the action is that gives the key away. */
  private moved(session: Session, { binding, keys }: NonNullable<Pending['rebound']['moved']>): string {
    const params = { action: `ui.action.${binding.id}`, keys: keys.map((key) => text('ui.keys.quoted', { key: this.label(session, key) })).join(', ') };
    return text(keys.length > 0 ? 'ui.keys.moved' : 'ui.keys.bare', params);
  }

  private label({ settings }: Session, key: string): string {
    return labelIn(settings, this.wish.set, key);
  }
}
