import type { Point } from '../../engine/core/point';
import { revealed } from '../../engine/ending/account';
import type { Game } from '../../engine/Game';
import type { Desync } from '../../engine/run/Replaying';
import type { ReplayTimeline } from '../../keep/replays/ReplayTimeline';
import type { Command } from '../commands';
import { type MapOverlay, type ModeResult, NO_MARKS, STAY } from '../Mode';
import type { Session } from '../Session';
import { fixedKey, promptOf } from '../views/keysView';
import { surroundings } from '../views/surroundingsView';
import { text, textOf } from '../../keep/text';
import { MapCursor } from './MapCursor';

/** The most milliseconds of a frame spent on winding a recording. */
const WINDING_MS = 48;

/** The last floor of a finished run, looked at tile by tile: as it was known, and all of it on demand. */
export class LastFloor extends MapCursor {
  readonly kind = 'lastFloor';
  private all: Game | null = null;
  private own: Game;

  /** @param from a finished run, or its recording, which is wound to the end first */
  constructor(
    private readonly from: Game | ReplayTimeline,
    private readonly clock: () => number = () => performance.now(),
  ) {
    const game = 'seek' in from ? from.game : from;
    super({ x: game.state.player.x, y: game.state.player.y });
    this.own = game;
    if ('seek' in from) from.seek(from.count);
  }

  /** What is shown. */
  get game(): Game {
    return this.all ?? this.own;
  }

  get isRevealed(): boolean {
    return this.all !== null;
  }

  /** Whether the recording is still being wound. */
  get isSeeking(): boolean {
    return 'seek' in this.from && this.from.goal !== null;
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'close') return this.isSeeking ? STAY : super.handle(command, session);
    session.screen.leave();
    return STAY;
  }

  /** One frame. */
  frame(_elapsed: number, session: Session): void {
    const { from } = this;
    if (!('seek' in from) || from.goal === null || session.modes.top !== this) return;
    const until = this.clock() + WINDING_MS;
    from.wind(() => this.clock() >= until);
    this.own = from.game;
    const { x, y } = this.own.state.player;
    this.cursor = { x, y };
    if (from.desync) return leave(session, from.desync);
    session.screen.jump();
    session.refresh();
  }

  marks(): MapOverlay {
    return { ...NO_MARKS, cursor: this.isSeeking ? null : this.cursor };
  }

  /** How to look around here. */
  said({ settings, device }: Session): readonly string[] {
    if (this.isSeeking || device === 'touch') return [];
    const key = (command: Command): string => fixedKey('aim', command, { settings, device });
    const ways = text(device === 'pad' ? 'ui.pad' : 'ui.floor.arrows');
    const look = promptOf({ settings, device }, 'look');
    const fixed = { next: key({ do: 'next', by: 1 }), all: key({ do: 'confirm' }), close: key({ do: 'close' }) };
    return [text('ui.floor.keys', { ways, look, ...fixed })];
  }

  protected override title({ state: { floor } }: Game): string {
    return text(this.isRevealed ? 'ui.floor.all' : 'ui.floor.title', { floor });
  }

  protected targets(game: Game): readonly Point[] {
    return surroundings(game).map(({ at }) => at);
  }

  /** Shows everything, or only what was known. */
  protected confirm(_game: Game, session: Session): ModeResult {
    this.all = this.all === null ? revealed(this.own) : null;
    session.screen.jump();
    return STAY;
  }

  protected tap(game: Game, cell: Point): ModeResult {
    this.moveTo(game, cell);
    return STAY;
  }
}

/** What a recording that can't be followed would show is not the floor. */
function leave(session: Session, { how, turn }: Desync): void {
  session.screen.leave();
  session.tell(textOf({ key: `ui.watch.parted.${how}`, params: { turn } }));
}
