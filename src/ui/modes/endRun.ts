import { STAY, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { runError } from '../run/runError';
import { Confirm, type Question } from './Confirm';

const END_RUN: Question = { question: { key: 'ui.confirm.endRun', params: {} }, yes: 'ui.confirm.yes', no: 'ui.confirm.no' };

/** Starts a run of that pack and seed, after asking if that would end another; says why if it can't. */
export function startAfterAsking(session: Session, pack: string, seed: string): ModeResult {
  const error = runError(pack, seed);
  session.tell(error);
  return error === null ? afterAsking(session, () => { session.runs.start(pack, seed); }) : STAY;
}

/** Calls `begin`, after asking if that would end a run. */
export function afterAsking(session: Session, begin: () => void): ModeResult {
  const start = (): ModeResult => {
    begin();
    return STAY;
  };
  return session.isRunning ? push(new Confirm(END_RUN, start)) : start();
}
