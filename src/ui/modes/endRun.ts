import { STAY, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Confirm, type Question } from './Confirm';

const END_RUN: Question = { question: { key: 'ui.confirm.endRun', params: {} }, yes: 'ui.confirm.yes', no: 'ui.confirm.no', first: 'no' };

/** Calls `begin`, after asking if that would end a run. */
export function afterAsking(session: Session, begin: () => void): ModeResult {
  const start = (): ModeResult => {
    begin();
    return STAY;
  };
  return session.isRunning ? push(new Confirm(END_RUN, start)) : start();
}
