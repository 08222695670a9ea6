import type { Game } from '../../engine/Game';
import { breedKey } from '../../engine/rules/names';
import type { LogLine, Tone } from '../../engine/state';
import { text, textOf } from '../../keep/text';

/** A line of the log panel. */
export interface LineView {
  readonly text: string;
  readonly tone: Tone;
  /** Its place in the log. */
  readonly place: number;
}

/** Each step by which the light shrinks: that the oil runs low has been said, and the rest is seen. */
const UNTOLD = 'log.lightLess';

/** Whether a line of the log is for the player. */
export function isTold({ key }: LogLine): boolean {
  return key !== UNTOLD;
}

/** The last `most` lines told, oldest first. */
export function logView(game: Game, most: number): LineView[] {
  const lines: LineView[] = [];
  const { log } = game.state;
  for (let place = log.length - 1; place >= 0 && lines.length < most; place--) {
    const line = log[place];
    if (line && isTold(line)) lines.unshift({ text: counted(textOf(line), line.count), tone: toneOf(game, line), place });
  }
  return lines;
}

/** What comes out of hiding or grows, and light or breath that runs out. */
const ILL: readonly string[] = ['log.ambush', 'log.surfaces', 'log.revealed', 'log.rises', 'log.devours', 'log.lightLeast', 'log.tires'];

/** The tone of a line: what harms the hero is no good news, though the log has it as that of a status. */
function toneOf({ content, state: { player } }: Game, { tone, key, params }: LogLine): Tone {
  if (tone !== 'status') return tone;
  const [, status = ''] = /^status\.(\w+)\.begins$/.exec(key) ?? [];
  const isIll = params['target'] === breedKey(player.breed) && content.statuses.get(status)?.harmful === true;
  return isIll || ILL.includes(key) ? 'enemyAttack' : tone;
}

/** Appends the count to a repeated line. */
export function counted(line: string, count: number): string {
  return count === 1 ? line : `${line} ${text('ui.log.times', { n: count })}`;
}
