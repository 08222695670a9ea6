import type { Game } from '../../engine/Game';
import { stepsBetween } from '../../engine/core/point';
import { heardBy, watchersOf } from '../../engine/facts/told';
import { alliesOf } from '../../engine/facts/sides';
import { maxHpOf } from '../../engine/facts/stats';
import type { LogLine } from '../../engine/state';
import { nameText, text, textOf } from '../../keep/text';
import type { CursorWords, Mode } from '../Mode';
import type { Session, TransientMessage } from '../Session';
import type { ShownMode } from '../replays/Screen';
import { hintText, isHintShown } from '../views/hintView';
import { counted, hereView, isTold } from '../views/logView';
import { beginning, passingWords, refugeWords, stepWords } from '../views/spokenView';
import { direction, sights, type Thing, thingName, whereabouts } from '../views/surroundingsView';
import type { Hint } from './hints';

/** A text to be read aloud once. */
interface Saying {
  /** Counts up. */
  readonly id: number;
  readonly text: string;
  /** Interrupts the current reading. */
  readonly isUrgent: boolean;
}

/** Log lines read when a run is opened. */
const OPENING = 3;

/** How many sayings stay for a slow screen reader. */
const KEPT = 20;

/** The parts of the maximum health below which being hurt is worth a word. */
const WOUNDED = [2, 4];

/** The steps within which it is news that a shield-bearer turns. */
const CLOSE = 2;

/** The state at the last announcement. */
interface Heard {
  readonly game: Game;
  readonly turn: number;
  readonly hp: number;
  /** Ids of things seen on this floor, and of hostiles adjacent to the player. */
  readonly seen: ReadonlySet<string>;
  readonly adjacent: ReadonlySet<string>;
  /** Ids of things remembered as the floor was entered, and not in view since. */
  readonly far: ReadonlySet<string>;
  /** Hostiles in view, by id. */
  readonly hostiles: ReadonlyMap<string, Thing>;
  readonly floor: number;
  /** The usable thing on the player's cell; empty words for nothing. */
  readonly underfoot: { readonly cell: number; readonly words: string };
  /** Whether the player is noticed, and the ids of what is heard and not seen. */
  readonly isNoticed: boolean;
  readonly sounds: ReadonlySet<number>;
}

/**
 * Announces what the screen shows, for screen readers: each new log line once and in order, what ends a walk, what comes into view
 * and where, what is heard, whether the hero is noticed, what sleeps, turns its front or is newly adjacent, what went out of
 * sight, what lies underfoot, health lost or won by a rest, the cursor's cell, and each notice and hint once.
 */
export class Speech {
  /** The latest sayings, newest last. */
  recent: readonly Saying[] = [];
  private said = 0;
  private heard: Heard | null = null;
  private line: LogLine | null = null;
  private count = 0;
  private passing: TransientMessage | null = null;
  private cursor: CursorWords | null = null;
  private hint: Hint | null = null;
  /** Floor and cell of the last announced step, and the tile there. */
  private stood = { at: '', tile: '' };
  private notice: string | null = null;
  /** When the player last decided for itself, and the health last announced. */
  private idle: Pick<Heard, 'game' | 'turn' | 'hp'> | null = null;
  private told = 0;
  /** How many parts of `WOUNDED` the health was below at the last announcement. */
  private wounds = 0;
  private readonly watched = new Watched();
  /** The runs whose beginning was told. */
  private readonly begun = new WeakSet<Game>();
  /** The count of the last words of a boss that were read. */
  private bossCount = 0;
  /** What was read of each page: who comes back from another has heard it. */
  private readonly pages = new WeakMap<Mode, readonly string[]>();

  /** Adds what is new and returns the latest sayings, newest last. */
  update(session: Session): readonly Saying[] {
    if (isSeeking(session)) return this.recent;
    const { game, screen, modes: { top } } = session;
    if (session.notice !== null && session.notice !== this.notice) this.say(session.notice, true);
    this.notice = session.notice;
    const before = this.recent;
    const way = this.watched.way(session);
    if (game && screen.game === null) this.readBeginning(game);
    // A floor that is only looked at is told tile by tile.
    if (game && top.kind !== 'lastFloor') this.follow(game);
    this.readPassing(session);
    this.readStep(session);
    this.readRest(session);
    this.readBoss(session);
    // What a replay was wound past is only remembered.
    if (way !== 'followed') this.recent = before;
    if (game && way === 'wound') this.say(text('ui.watch.reached', { turn: game.state.turn }));
    this.readCursor(session);
    this.readHint(session);
    this.readPage(session);
    return this.recent;
  }

  /** Says once of each run where and as whom it begins. */
  private readBeginning(game: Game): void {
    if (game.isOver || this.begun.has(game)) return;
    this.begun.add(game);
    this.say(beginning(game));
  }

  /** Reads what is said in passing; being hurt, which the health itself tells, only where little is left. */
  private readPassing({ game, passing }: Session): void {
    const wounds = game ? woundsOf(game) : 0;
    const isScratched = wounds <= this.wounds;
    this.wounds = wounds;
    if (passing && passing !== this.passing) {
      const isNews = (key: string): boolean => !(key === 'stop.hurt' && isScratched) && !(game?.isOver === true && key.startsWith('stop.'));
      const heard = passing.messages.filter(({ key }) => isNews(key));
      if (heard.length > 0) this.say(heard.map((message) => (game ? passingWords(game, message) : textOf(message))).join(' '));
    }
    this.passing = passing;
  }

  /** Announces the exits after each step if the setting is on; of a walk, only at its end. */
  private readStep({ game, settings, pursuit }: Session): void {
    if (!game || game.isOver || pursuit !== null) return;
    const { floor, player: { x, y } } = game.state;
    const at = `${floor} ${x} ${y}`;
    if (settings.steps === 'off' || at === this.stood.at) return;
    const { tile, words } = stepWords(game, this.stood.tile);
    this.stood = { at, tile };
    this.say(words);
  }

  /** Announces the health that a rest, or another intent of several turns, has brought, at its end. */
  private readRest({ game, pursuit }: Session): void {
    if (!game || pursuit !== null) return;
    const { turn, player: { hp } } = game.state;
    const { idle } = this;
    this.idle = { game, turn, hp };
    if (idle?.game === game && hp > idle.hp && turn > idle.turn + 1 && hp !== this.told) this.sayHealth(game);
  }

  /** Announces the cursor's cell when its text changes, and the cursor's purpose when it appears. */
  private readCursor(session: Session): void {
    const mode: Mode = session.modes.top;
    const now = (session.game && mode.cursorWords?.(session.game)) ?? null;
    const isNew = now?.title !== this.cursor?.title;
    const isNews = isNew || now?.words !== this.cursor?.words || now?.asked !== this.cursor?.asked;
    if (now && isNews) this.say(isNew && now.title !== '' ? `${now.title}. ${now.words}` : now.words);
    this.cursor = now;
  }

  /** Announces a hint when it is first shown, not again when a dialog over it closes. */
  private readHint(session: Session): void {
    const { current } = session.hints;
    if (current && !isHintShown(session)) return;
    if (current && current !== this.hint) this.say(hintText(session, current));
    this.hint = current;
  }

  /** Reads what a boss says, unless the log does. */
  private readBoss({ game, bossLines }: Session): void {
    const line = game && bossLines?.lineIn(game);
    if (line && line.count > this.bossCount && !line.isLogged) this.say(line.text);
    this.bossCount = Math.max(this.bossCount, line?.count ?? 0);
  }

  /** Reads what a page has to say, each line once. */
  private readPage(session: Session): void {
    const mode: Mode = session.modes.top;
    const lines = mode.said?.(session);
    if (!lines) return;
    const before = this.pages.get(mode) ?? [];
    for (const words of lines) if (!before.includes(words)) this.say(words);
    this.pages.set(mode, lines);
  }

  private follow(game: Game): void {
    const before = this.heard?.game === game ? this.heard : null;
    this.readLog(game.state.log, before === null);
    if (before?.turn === game.state.turn && before.hp === game.state.player.hp) return;
    const said = this.recent;
    this.heard = this.compare(game, before);
    // To the dead nothing comes near any more.
    if (game.isOver) this.recent = said;
  }

  /** Reads the lines since the last one read, and that one again if its count went up. */
  private readLog(log: readonly LogLine[], isNew: boolean): void {
    const read = this.line === null ? -1 : log.lastIndexOf(this.line);
    const from = isNew || read < 0 ? Math.max(0, log.length - OPENING) : read + 1;
    if (!isNew && read >= 0 && this.line && this.line.count > this.count) this.sayLine(this.line);
    for (const line of log.slice(from)) this.sayLine(line);
    this.line = log.at(-1) ?? null;
    this.count = this.line?.count ?? 0;
  }

  private sayLine(line: LogLine): void {
    if (isTold(line)) this.say(counted(textOf(line), line.count));
  }

  /** Announces the changes since `before`; on a new floor everything is new. */
  private compare(game: Game, before: Heard | null): Heard {
    const { player, floor, turn } = game.state;
    const known = before?.floor === floor ? before : null;
    const all = sights(game);
    // What is only remembered as a run or a floor is opened is no news until it is in view.
    const far = all.filter(({ id, at }) => !id.startsWith('actor ') && !game.floor.isVisible(at.x, at.y) && known?.far.has(id) !== false);
    const things = all.filter((thing) => !far.includes(thing));
    const hostiles = new Map(things.filter(({ kind }) => kind === 'hostile').map((thing) => [thing.id, thing]));
    const adjacent = new Set([...hostiles.values()].filter(({ at }) => stepsBetween(player, at) === 1).map(({ id }) => id));
    const hasWoken = ({ id, isAsleep }: Thing): boolean => isAsleep === false && known?.hostiles.get(id)?.isAsleep === true;
    const hasComeClose = ({ id }: Thing): boolean => adjacent.has(id) && known?.adjacent.has(id) === false;
    const hasTurned = ({ id, faces, at }: Thing): boolean => {
      const old = known?.hostiles.get(id);
      return old !== undefined && old.faces !== faces && stepsBetween(player, at) <= CLOSE;
    };
    const news = things.filter((thing) =>
      known?.seen.has(thing.id) !== true || hasComeClose(thing) || hasWoken(thing) || hasTurned(thing));
    const underfoot = underfootOf(game);
    if (known) this.sayGone(game, [...known.hostiles.values()].filter(({ id }) => !hostiles.has(id)));
    for (const thing of news) {
      if (stepsBetween(player, thing.at) === 0) continue;
      this.say(text('ui.speech.sight', { name: thingName(thing), where: whereabouts(player, thing.at) }));
    }
    if (underfoot.words !== '' && (underfoot.cell !== known?.underfoot.cell || underfoot.words !== known.underfoot.words)) {
      this.say(underfoot.words);
    }
    if (before && player.hp < before.hp) this.sayHealth(game);
    const stealth = this.sayStealth(game, known);
    const refuge = refugeWords(game);
    if (refuge !== null && before?.turn !== turn) this.say(refuge);
    // Actors out of sight are forgotten, so that they are news when they come back; allies come and go.
    const allies = new Set(alliesOf(game).map(({ id }) => `actor ${id}`));
    const lasting = known ? [...known.seen].filter((id) => !id.startsWith('actor ') || allies.has(id)) : [];
    const remembered = { far: new Set(far.map(({ id }) => id)), seen: new Set([...lasting, ...things.map(({ id }) => id)]) };
    return { game, turn, hp: player.hp, floor, underfoot, hostiles, adjacent, ...stealth, ...remembered };
  }

  /** Announces whether the player is noticed when that changes, and what it begins to hear. */
  private sayStealth(game: Game, known: Heard | null): Pick<Heard, 'isNoticed' | 'sounds'> {
    const isNoticed = watchersOf(game).length > 0;
    const heard = heardBy(game);
    if (isNoticed !== (known?.isNoticed ?? false)) this.say(text(isNoticed ? 'ui.speech.noticed' : 'ui.speech.unnoticed'));
    for (const actor of heard) {
      if (known?.sounds.has(actor.id) !== true) {
        this.say(text('ui.speech.heard', { direction: `ui.action.${direction(game.state.player, actor)}` }));
      }
    }
    return { isNoticed, sounds: new Set(heard.map(({ id }) => id)) };
  }

  /** Announces actors that went out of sight; the log reports the dead. */
  private sayGone({ floor }: Game, gone: readonly Thing[]): void {
    const living = new Set(floor.state.actors.map(({ id }) => `actor ${id}`));
    for (const thing of gone.filter(({ id }) => living.has(id))) this.say(text('ui.speech.gone', { name: nameText(thing.name) }));
  }

  private sayHealth(game: Game): void {
    const { player } = game.state;
    if (game.isOver) return;
    const maxHp = maxHpOf(game, player);
    this.told = player.hp;
    const isDying = player.hp * 4 <= maxHp;
    const value = text('ui.hud.healthValue', { hp: player.hp, maxHp });
    this.say(isDying ? `${value}, ${text('ui.hud.dying')}.` : `${value}.`, isDying);
  }

  private say(words: string, isUrgent = false): void {
    this.recent = [...this.recent, { id: ++this.said, text: words, isUrgent }].slice(-KEPT);
  }
}

function underfootOf(game: Game): Heard['underfoot'] {
  const { item, stairs } = hereView(game);
  const { x, y } = game.state.player;
  const words = item !== null ? text('ui.here.item', { item }) : stairs === null ? '' : text(`ui.here.stairs.${stairs}`);
  return { cell: game.floor.index(x, y), words };
}

/** How many of the parts in `WOUNDED` the player's health is below. */
function woundsOf(game: Game): number {
  const { player } = game.state;
  return WOUNDED.filter((part) => player.hp * part <= maxHpOf(game, player)).length;
}

/** Actions of a replay between two announcements; where more have passed, or fewer than none, it was wound. */
const FOLLOWED = 3;

/** How what is shown has come about: action by action, as in the player's own run, or by opening or winding a replay. */
type Way = 'followed' | 'opened' | 'wound';

/** Follows how far a replay has been watched. */
class Watched {
  private last: { readonly mode: ShownMode; readonly at: number } | null = null;

  /** What has happened since it was last asked. */
  way({ screen: { mode } }: Session): Way {
    const { last } = this;
    const at = mode?.at;
    this.last = mode && at !== undefined ? { mode, at } : null;
    if (at === undefined) return 'followed';
    if (last?.mode !== mode) return 'opened';
    return at < last.at || at > last.at + FOLLOWED ? 'wound' : 'followed';
  }
}

/** Whether a recording is being wound to what is to be shown. */
function isSeeking({ screen }: Session): boolean {
  return screen.mode?.isSeeking === true;
}
