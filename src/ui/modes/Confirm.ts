import type { Message } from '../../engine/core/grammar';
import { POP, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';

/** What is asked, and the text keys of its two answers. */
export interface Question {
  readonly question: Message;
  readonly yes: string;
  readonly no: string;
  /** The answer that Enter gives: "no" where a run would be lost. */
  readonly first: 'yes' | 'no';
}

/** A question before something is lost or dared: "no" and Esc leave all as it is. */
export class Confirm extends Menu {
  readonly kind = 'confirm';
  readonly question: Message;
  readonly choices: readonly Choice[];

  /** `action` is what a yes does. */
  constructor({ question, yes, no, first }: Question, action: (session: Session) => ModeResult) {
    super();
    this.question = question;
    const choices = [{ label: yes, choose: action }, { label: no, choose: () => POP }];
    this.choices = first === 'yes' ? choices : choices.reverse();
  }
}
