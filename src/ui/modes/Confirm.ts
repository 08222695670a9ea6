import type { Message } from '../../engine/core/grammar';
import { POP, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';
import type { TextKey } from '../../keep/text';

/** A question, and the text keys of its two answers. */
export interface Question {
  /** Of the dialog; missing where something may be lost, which asks whether the player is sure. */
  readonly title?: TextKey;
  readonly question: Message;
  readonly yes: TextKey;
  readonly no: TextKey;
  /** The default answer: "no" where a run would be lost. */
  readonly first: 'yes' | 'no';
}

type Answer = (session: Session) => ModeResult;

/** Asks before something is lost or risked; "no" and Esc change nothing. */
export class Confirm extends Menu {
  readonly kind = 'confirm';
  readonly title: TextKey;
  readonly question: Message;
  readonly choices: readonly Choice[];

  /**
   * @param action what "yes" does
   * @param otherwise what "no" does; Esc only closes
   */
  constructor({ title = 'ui.confirm', question, yes, no, first }: Question, action: Answer, otherwise: Answer = () => POP) {
    super();
    this.title = title;
    this.question = question;
    const choices = [{ label: yes, choose: action }, { label: no, choose: otherwise }];
    this.choices = first === 'yes' ? choices : choices.reverse();
  }
}
