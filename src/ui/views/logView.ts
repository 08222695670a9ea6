import type { Game } from '../../engine/Game';
import { attacksAnnouncedAt } from '../../engine/facts/announced';
import { actorName, breedKey } from '../../engine/facts/names';
import { alliesOf } from '../../engine/facts/sides';
import type { LogLine, Tone } from '../../engine/state';
import { nameOfItem, text, textOf } from '../../keep/text';

/** A line of the log panel. */
interface LineView {
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
/** What somebody does, by its key: no good news where that is an enemy. */
const DEED = /^(ability\.\w+\.used|hit\.\w+(\.\w+)?|log\.followed|log\.dives)$/;
/** A trap that goes off: good news under an enemy. */
const SPRUNG = /^trap\.\w+\.springs$/;
const TURN = /^status\.(\w+)\.(begins|ends)$/;

/** What will hit the player where it stands. */
const MARKED = /^log\.marked/;

/** Whether what a line warns of will not come any more, or not where the player stands now: it is no warning then, however new. */
function isPast(game: Game, { key, params }: LogLine): boolean {
  return MARKED.test(key) && !attacksAnnouncedAt(game, game.state.player).some(({ ability }) => `ability.${ability}` === params['ability']);
}

/** The tone of a line: the log has what statuses and the like do as good news, which holds for the player's side only. */
function toneOf(game: Game, line: LogLine): Tone {
  const { tone, key, params } = line;
  if (tone !== 'status') return isPast(game, line) ? 'impossible' : tone;
  const isFriend = (name: string | number | undefined): boolean => typeof name !== 'string' || friendsOf(game).includes(name);
  const [, status = '', turn] = TURN.exec(key) ?? [];
  if (turn !== undefined) {
    const isHarmful = game.content.statuses.get(status)?.harmful === true;
    const helps = isHarmful === (turn === 'ends');
    return isFriend(params['actor'] ?? params['target']) === helps ? tone : 'enemyAttack';
  }
  const isIll = ILL.includes(key) || (DEED.test(key) && !isFriend(params['source'] ?? params['actor']));
  return isIll || (SPRUNG.test(key) && isFriend(params['actor'])) ? 'enemyAttack' : tone;
}

/** The names of the player and its allies. */
function friendsOf(game: Game): string[] {
  return [breedKey(game.state.player.breed), ...alliesOf(game).map((ally) => actorName(game, ally))];
}

/** Appends the count to a repeated line. */
export function counted(line: string, count: number): string {
  return count === 1 ? line : `${line} ${text('ui.log.times', { n: count })}`;
}

/** The usable things on the player's cell. */
interface HereView {
  /** The topmost item's name; null if there is none. */
  readonly item: string | null;
  /** The direction of stairs here; null if there are none. */
  readonly stairs: 'down' | 'up' | null;
}

/** What lies on the player's cell. */
export function hereView(game: Game): HereView {
  const { state, floor } = game;
  const { x, y } = state.player;
  const item = floor.itemsAt(x, y).at(-1);
  return { item: item ? nameOfItem(game, item) : null, stairs: floor.tileAt(x, y).stairs ?? null };
}
