import type { Intent } from '../../engine/ai/intents';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Hint, Moment } from './hints';
import type { ModeKind } from '../commands';
import type { Settings } from '../settings/settings';

/** The part of a session used here. */
export interface HintSession {
  readonly game: Game | null;
  readonly settings: Settings;
  readonly modes: { readonly top: { readonly kind: ModeKind } };
  readonly pursuit: Intent | null;
  readonly screen?: { readonly game: Game | null };
  configure(change: Partial<Settings>): void;
}

/** Turns after which a hint disappears. */
const MOST_TURNS = 25;

/** The hints of the first run, one at a time, each only once. Switching them off and on again resets them. */
export class HintBook {
  /** The hint being shown. */
  current: Hint | null = null;
  readonly onlyPlayed = true;
  private since = 0;
  private idle = 0;
  private explored = 0;
  private explores = false;
  private mode = '';
  private wereOn: boolean;
  private hints: readonly Hint[] = [];

  constructor(private readonly session: HintSession) {
    this.wereOn = session.settings.hints === 'on';
  }

  /** Takes the hints, which come with the dialogs; an earlier one replaces a later one. */
  complete(hints: readonly Hint[]): void {
    this.hints = hints;
    this.consider([]);
  }

  run(game: Game | null): void {
    this.current = null;
    this.idle = 0;
    this.explored = game ? exploredOn(game) : 0;
    this.consider([]);
  }

  turn(events: readonly GameEvent[], game: Game): void {
    const explored = exploredOn(game);
    this.idle = explored === this.explored ? this.idle + 1 : 0;
    this.explored = explored;
    this.explores ||= this.session.pursuit?.do === 'explore';
    this.consider(events);
  }

  /** A new mode may trigger or end a hint. */
  change(): void {
    const { kind } = this.session.modes.top;
    if (kind === this.mode || this.isWatching) return;
    this.consider([]);
  }

  settings({ hints }: Settings): void {
    const areOn = hints === 'on';
    const isReset = areOn && !this.wereOn;
    this.wereOn = areOn;
    if (!areOn) this.current = null;
    if (isReset) this.session.configure({ hintsSeen: [] });
  }

  /** Dismisses the current hint. */
  dismiss(): void {
    this.current = null;
    this.session.configure({ hintsSeen: this.session.settings.hintsSeen });
  }

  /** Replays give no hints. */
  private get isWatching(): boolean {
    return (this.session.screen?.game ?? null) !== null;
  }

  private consider(events: readonly GameEvent[]): void {
    const { game, modes, settings } = this.session;
    this.mode = modes.top.kind;
    if (!game || settings.hints === 'off') return;
    const moment: Moment = { game, events, mode: modes.top.kind, idle: this.idle, explores: this.explores };
    if (this.current && (this.current.done(moment) || game.state.turn - this.since > MOST_TURNS)) this.current = null;
    const due = this.hints.find((hint) => !settings.hintsSeen.includes(seenAs(hint, game)) && hint.when(moment));
    if (!due || game.isOver || (this.current && this.hints.indexOf(due) >= this.hints.indexOf(this.current))) return;
    this.current = due;
    this.since = game.state.turn;
    this.session.configure({ hintsSeen: [...settings.hintsSeen, seenAs(due, game)] });
  }
}

/** What is remembered of a hint that was shown. */
function seenAs({ id, about }: Hint, game: Game): string {
  return about ? `${id}.${about(game)}` : id;
}

function exploredOn({ floor }: Game): number {
  return floor.state.explored.reduce<number>((sum, knowledge) => sum + (knowledge === 1 ? 1 : 0), 0);
}
