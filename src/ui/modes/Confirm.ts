import type { Message } from '../../engine/core/grammar';
import { POP, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';
import type { TextKey } from '../../keep/text';

/** A question, and the text keys of its two answers: "no", by which nothing is lost or risked, has the focus. */
export interface Question {
  /** Of the dialog; missing where something may be lost, which asks whether the player is sure. */
  readonly title?: TextKey;
  readonly question: Message;
  readonly yes: TextKey;
  readonly no: TextKey;
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
  constructor({ title = 'ui.confirm', question, yes, no }: Question, action: Answer, otherwise: Answer = () => POP) {
    super();
    this.title = title;
    this.question = question;
    this.choices = [{ label: no, choose: otherwise }, { label: yes, choose: action }];
  }
}
