import type { Content } from '../../src/engine/content';
import { decodeReplay, headOf } from '../../src/engine/run/decodeReplay';
import { replayTurn } from '../../src/engine/run/Recording';
import type { Replay } from '../../src/engine/run/replay';
import { isPlayedBy, rulesOf, RULES_VERSION } from '../../src/engine/run/rulesVersion';
import { shippedContent } from '../../src/lab/shippedContent';
import { newGame } from '../../src/procgen/newGame';

/** How to make the recordings again. */
const HOW_TO_RECORD = 'npx tsx tests/trust/record.ts';

/** How a recording played back. */
export interface Replayed {
  readonly turns: number;
  /** Why it didn't play back as recorded, and what to do; null if it did. */
  readonly error: string | null;
}

/** Plays a recording, or its first actions, comparing the state after every one. */
export function replayed(name: string, text: string, most = Infinity): Replayed {
  const decoded = decodeReplay(text);
  if (!decoded.ok) return { turns: 0, error: `${name}: ${decoded.why}` };
  const { replay, steps } = decoded;
  const content = shippedContent(replay.pack);
  const game = newGame(content, replay.seed);
  for (const [at, step] of steps.slice(0, most).entries()) {
    const { desync } = replayTurn(game, step);
    if (desync !== null) return { turns: game.state.turn, error: partingOf(`${name}: deed ${at + 1} of ${steps.length} (turn ${game.state.turn}, floor ${game.state.floor}) ${desync === 'refused' ? 'is refused' : 'leads to another state'}.`, replay, content) };
  }
  const isSame = steps.length > most || game.hash === replay.hash;
  return { turns: game.state.turn, error: isSame ? null : partingOf(`${name}: after its ${steps.length} deeds the state is another.`, replay, content) };
}

/** Why a recording has to be made again; null where it still plays back to its end, whichever of the versions before this one it names. */
export function whyRenewed(name: string, text: string | undefined): string | null {
  if (text === undefined) return `${name}: there is none yet.`;
  const head = headOf(text);
  if (head === null) return `${name}: it can't be read.`;
  const content = shippedContent(head.pack);
  return isPlayedBy(content, head.version) ? replayed(name, text).error : partingOf(`${name}: it names an older version.`, head, content);
}

/** Whose mistake it is that a recording diverges. */
export function partingOf(what: string, { version, pack }: Pick<Replay, 'version' | 'pack'>, content: Content): string {
  const [rules = '', tables = ''] = version.split('.');
  if (isPlayedBy(content, version)) return `${what} What a turn does has changed, and RULES_VERSION in src/engine/run/rulesVersion.ts is still ${RULES_VERSION}: if that was meant, raise it, and record anew with ${HOW_TO_RECORD}; else it is a mistake.`;
  if (rules !== String(rulesOf(content))) return `${what} It was recorded with version ${rules} of the rules, which now have ${rulesOf(content)}: record anew with ${HOW_TO_RECORD}.`;
  return `${what} The tables of ${pack} have changed since (${tables} then, ${content.version} now): if that was meant, record anew with ${HOW_TO_RECORD}.`;
}
