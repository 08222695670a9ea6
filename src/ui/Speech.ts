import { stepsBetween } from '../engine/core/point';
import type { Game } from '../engine/Game';
import { maxHpOf } from '../engine/rules/stats';
import type { LogLine } from '../engine/state';
import type { Passing } from './Passing';
import type { Session } from './Session';
import { nameText, text, textOf } from './text';
import { hereView } from './views/hereView';
import { counted } from './views/logView';
import { sights, whereabouts, type Thing } from './views/surroundingsView';

/** Something to be read aloud, once. */
export interface Saying {
  /** Counts up. */
  readonly id: number;
  readonly text: string;
  /** It interrupts what is being read. */
  readonly isUrgent: boolean;
}

/** Lines of the log that are read when a run is opened. */
const OPENING = 3;

/** How many sayings stay for whoever reads them late. */
const KEPT = 20;

/** What a turn looked like when it was last spoken of. */
interface Heard {
  readonly game: Game;
  readonly turn: number;
  readonly hp: number;
  /** Ids of what has been seen on this floor, and of the hostiles that stood beside the player. */
  readonly seen: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  readonly floor: number;
  /** What lies where the player stands and could be used; no words for nothing. */
  readonly underfoot: { readonly cell: number; readonly words: string };
}

/**
 * Puts into words what the screen shows, for those who cannot see it: every new line of the log once and in order, what ends a
 * walk, what has come into view and where, who now stands beside the player, what lies underfoot, and every loss of health.
 */
export class Speech {
  private sayings: readonly Saying[] = [];
  private said = 0;
  private heard: Heard | null = null;
  private line: LogLine | null = null;
  private count = 0;
  private passing: Passing | null = null;

  /** Adds what is new; what was said last comes last. */
  update({ game, passing }: Pick<Session, 'game' | 'passing'>): readonly Saying[] {
    if (game) this.follow(game);
    if (passing && passing !== this.passing) this.say(passing.text);
    this.passing = passing;
    return this.sayings;
  }

  private follow(game: Game): void {
    const before = this.heard?.game === game ? this.heard : null;
    this.readLog(game.state.log, before === null);
    if (before?.turn === game.state.turn && before.hp === game.state.player.hp) return;
    this.heard = this.compare(game, before);
  }

  /** Says the lines since the last one read, and that one again when it has come again. */
  private readLog(log: readonly LogLine[], isNew: boolean): void {
    const read = this.line === null ? -1 : log.lastIndexOf(this.line);
    const from = isNew || read < 0 ? Math.max(0, log.length - OPENING) : read + 1;
    if (!isNew && read >= 0 && this.line && this.line.count > this.count) this.sayLine(this.line);
    for (const line of log.slice(from)) this.sayLine(line);
    this.line = log.at(-1) ?? null;
    this.count = this.line?.count ?? 0;
  }

  private sayLine(line: LogLine): void {
    this.say(counted(textOf(line), line.count), line.tone === 'playerDies');
  }

  /** Says what has changed since; the new floor is looked at afresh. */
  private compare(game: Game, before: Heard | null): Heard {
    const { player, floor, turn } = game.state;
    const things = sights(game);
    const known = before?.floor === floor ? before : null;
    const beside = things.filter((thing) => thing.kind === 'hostile' && stepsBetween(player, thing.at) === 1).map(({ id }) => id);
    const isNews = ({ id }: Thing): boolean => known?.seen.has(id) !== true || (beside.includes(id) && !known.beside.has(id));
    const underfoot = underfootOf(game);
    for (const { name, at } of things.filter((thing) => isNews(thing) && stepsBetween(player, thing.at) > 0)) this.say(text('ui.speech.sight', { name: nameText(name), where: whereabouts(player, at) }));
    if (underfoot.words !== '' && (underfoot.cell !== known?.underfoot.cell || underfoot.words !== known.underfoot.words)) this.say(underfoot.words);
    if (before && player.hp < before.hp) this.sayHealth(game);
    // Whoever goes out of sight is news when it comes back.
    const lasting = known ? [...known.seen].filter((id) => !id.startsWith('actor ')) : [];
    return { game, turn, hp: player.hp, floor, underfoot, beside: new Set(beside), seen: new Set([...lasting, ...things.map(({ id }) => id)]) };
  }

  private sayHealth(game: Game): void {
    const { player } = game.state;
    const maxHp = maxHpOf(game, player);
    const isDying = player.hp * 4 <= maxHp;
    const value = text('ui.hud.healthValue', { hp: Math.max(0, player.hp), maxHp });
    this.say(isDying ? `${value}, ${text('ui.hud.dying')}.` : `${value}.`, isDying);
  }

  private say(words: string, isUrgent = false): void {
    this.sayings = [...this.sayings, { id: ++this.said, text: words, isUrgent }].slice(-KEPT);
  }
}

function underfootOf(game: Game): Heard['underfoot'] {
  const { item, stairs } = hereView(game);
  const { x, y } = game.state.player;
  const words = item !== null ? text('ui.here.item', { item }) : stairs === null ? '' : text(`ui.here.stairs.${stairs}`);
  return { cell: game.floor.index(x, y), words };
}
