import type { Message } from '../../engine/core/grammar';
import type { TextKey } from '../../keep/text';
import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command, Layer, ModeKind } from '../commands';

/** A mode that is a list with a cursor: arrows and Enter, a click, or Esc. */
export abstract class List implements Mode {
  abstract readonly kind: ModeKind;
  readonly layer: Layer = 'menu';
  cursor = 0;

  handle(command: Command, session: Session): ModeResult {
    switch (command.do) {
      // Left and right move too, since lists are also drawn side by side.
      case 'cursor': case 'adjust':
        this.cursor = moveCursor(this.marked(session), command.by, this.count(session));
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        return this.choose(session, command.index);
      case 'quick':
        return this.choose(session, command.slot);
      case 'confirm':
        return this.choose(session, Math.max(0, this.marked(session)));
      case 'close':
        return this.close(session);
      default:
        return STAY;
    }
  }

  /** The number of lines. */
  protected abstract count(session: Session): number;

  /** What choosing a line does; the index may be out of range. */
  protected abstract choose(session: Session, index: number): ModeResult;

  /** The index of the marked line. */
  protected marked(_session: Session): number {
    return this.cursor;
  }

  /** What Esc does. */
  protected close(_session: Session): ModeResult {
    return POP;
  }
}

/** One line of a menu: a text key, and what choosing it does. */
export interface MenuChoice {
  readonly label: TextKey;
  readonly params?: Message['params'];
  /** A key of its own. */
  readonly key?: string;
  choose(session: Session): ModeResult;
}

/** A mode that is a short list of choices. */
export abstract class Menu extends List {
  abstract get choices(): readonly MenuChoice[];

  protected count(): number {
    return this.choices.length;
  }

  protected choose(session: Session, index: number): ModeResult {
    return this.choices[index]?.choose(session) ?? STAY;
  }
}

/** Where no line of a list is marked: the first step then leads to the first line, or to the last. */
export const NO_LINE = -1;

/** A list's cursor after moving by a number of lines; it wraps around. */
export function moveCursor(cursor: number, by: number, count: number): number {
  const from = cursor === NO_LINE && by < 0 ? 0 : cursor;
  return count === 0 ? 0 : (((from + by) % count) + count) % count;
}

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
  readonly choices: readonly MenuChoice[];

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

function playUnsaved({ runs }: Session): ModeResult {
  runs.playUnsaved();
  return STAY;
}

/** Another page saves the run: take over from it, or play here without saving. */
export class Elsewhere extends Menu {
  readonly kind = 'elsewhere';
  readonly choices: readonly MenuChoice[] = [
    {
      label: 'ui.elsewhere.takeOver',
      choose: ({ runs }) => {
        void runs.takeOver();
        return STAY;
      },
    },
    { label: 'ui.elsewhere.unsaved', choose: playUnsaved },
  ];

  /** @param isLost whether the other page took over from this one, which shows a run */
  constructor(readonly isLost: boolean) {
    super();
  }

  protected override close(session: Session): ModeResult {
    return playUnsaved(session);
  }
}
