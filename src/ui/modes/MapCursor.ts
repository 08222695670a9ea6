import type { Game } from '../../engine/Game';
import { UseItem } from '../../engine/actions/items';
import { UseSkill } from '../../engine/actions/hero';
import { distanceSquared, type Point } from '../../engine/core/point';
import { type Aimed, aimError, aims, cellsHit, inReach } from '../../engine/facts/aim';
import { text } from '../../keep/text';
import {
  act, type CursorWords, isSameCell, type MapOverlay, type Mode, type ModeResult, NO_MARKS, POP, pursue, STAY, turnTo,
} from '../Mode';
import type { Session } from '../Session';
import type { Command, ModeKind } from '../commands';
import { chartOf, knownArea } from '../views/mapSigns';
import { noticedFrom, surroundings, type Thing } from '../views/surroundingsView';
import { cellWords, isInBlast, targetWords } from '../views/targetView';
import { List, moveCursor } from './Menu';

/** A mode with a cursor on the map, moved by the movement keys, mouse or touch. */
export abstract class MapCursor implements Mode {
  abstract readonly kind: ModeKind;
  readonly layer = 'aim';
  /** How often the words of the cell were asked for again. */
  protected asked = 0;

  constructor(public cursor: Point) {}

  handle(command: Command, session: Session): ModeResult {
    const { game } = session;
    if (!game || command.do === 'close') return POP;
    if (command.do === 'confirm') return this.confirm(game, session);
    if (command.do === 'tap') return this.tap(game, command.cell, session);
    if (command.do === 'hover' && command.cell) this.hover(game, command.cell);
    if (command.do === 'step') this.moveTo(game, { x: this.cursor.x + command.dx, y: this.cursor.y + command.dy });
    if (command.do === 'look') this.asked++;
    if (command.do === 'next') this.next(this.targets(game), command.by);
    return STAY;
  }

  /** What is read aloud of the cursor's cell. */
  cursorWords(game: Game): CursorWords {
    return { title: this.title(game), words: cellWords(game, this.cursor), asked: this.asked };
  }

  abstract marks(session: Session): MapOverlay;

  /** The cells that `next` goes through, best first. */
  protected abstract targets(game: Game): readonly Point[];
  protected abstract confirm(game: Game, session: Session): ModeResult;
  protected abstract tap(game: Game, cell: Point, session: Session): ModeResult;

  /** The cursor's purpose in words; empty where a dialog says it. */
  protected title(_game: Game): string {
    return '';
  }

  protected hover(game: Game, cell: Point): void {
    this.moveTo(game, cell);
  }

  /** Moves the cursor to a cell; outside the map it stays. */
  protected moveTo({ floor }: Game, { x, y }: Point): void {
    if (floor.contains(x, y)) this.cursor = { x, y };
  }

  private next(targets: readonly Point[], by: number): void {
    const here = targets.findIndex(({ x, y }) => x === this.cursor.x && y === this.cursor.y);
    const from = here < 0 && by > 0 ? -1 : Math.max(here, 0);
    this.cursor = targets[moveCursor(from, by, targets.length)] ?? this.cursor;
  }
}

/** Looks at cells one by one; a click pins the cursor, Enter travels there. */
export class Look extends MapCursor {
  readonly kind = 'look';
  private isPinned = false;

  constructor({ x, y }: Point) {
    super({ x, y });
  }

  marks({ game }: Session): MapOverlay {
    return { ...NO_MARKS, cursor: this.cursor, seen: game ? noticedFrom(game) : [] };
  }

  protected override title(): string {
    return text('ui.look');
  }

  protected override hover(game: Game, cell: Point): void {
    if (!this.isPinned) super.hover(game, cell);
  }

  protected targets(game: Game): readonly Point[] {
    return surroundings(game).map(({ at }) => at);
  }

  protected confirm(_game: Game, _session: Session): ModeResult {
    return pursue({ do: 'travel', to: this.cursor });
  }

  protected tap(game: Game, cell: Point): ModeResult {
    this.isPinned = true;
    this.moveTo(game, cell);
    return STAY;
  }
}

/** Aims an item or the hero's skill, with its range and blast on the map; choosing the same cell again uses it. */
export class Targeting extends MapCursor {
  readonly kind = 'targeting';
  /** The cell of the last warning that the player would be hit; choosing it again goes ahead. */
  private warned: Point | null = null;
  private readonly reach: readonly Point[];

  constructor(game: Game, readonly item: Aimed) {
    super(firstAim(game, item));
    this.reach = inReach(game, item);
  }

  override handle(command: Command, session: Session): ModeResult {
    const from = this.cursor;
    const answer = super.handle(command, session);
    if (!isSameCell(from, this.cursor)) this.warned = null;
    return answer;
  }

  marks({ game }: Session): MapOverlay {
    const area = game ? cellsHit(game, this.item, this.cursor) : [];
    return { cursor: this.cursor, reach: this.reach, area, path: [], seen: [], heard: [] };
  }

  override cursorWords(game: Game): CursorWords {
    return { ...targetWords(game, this.item, this.cursor), asked: this.asked };
  }

  protected targets(game: Game): readonly Point[] {
    return aims(game, this.item);
  }

  /** Says why a target is refused, at no cost. One that hits the player has to be confirmed twice. */
  protected confirm(game: Game, session: Session): ModeResult {
    const error = aimError(game, this.item, this.cursor);
    if (error === null && this.isSure(game)) {
      return act('kind' in this.item ? new UseItem(this.item.id, this.cursor) : new UseSkill(this.cursor));
    }
    if (error === null) this.warned = this.cursor;
    session.mention(error ?? { key: 'ui.strike.sure', params: {} }, 'impossible');
    return STAY;
  }

  private isSure(game: Game): boolean {
    return isSameCell(this.warned, this.cursor) || !isInBlast(game, this.item, this.cursor);
  }

  protected tap(game: Game, cell: Point, session: Session): ModeResult {
    if (isSameCell(cell, this.cursor)) return this.confirm(game, session);
    this.moveTo(game, cell);
    return STAY;
  }
}

/** Where aiming begins: the best target, though one that is awake before a sleeper; without any a cell that spares the player. */
function firstAim(game: Game, item: Aimed): Point {
  const { player: { x, y } } = game.state;
  const [best, ...others] = aims(game, item);
  const isAsleep = (cell: Point): boolean => game.floor.actorAt(cell.x, cell.y)?.asleep === true;
  if (best) return isAsleep(best) ? (others.find((cell) => !isAsleep(cell)) ?? best) : best;
  const here = { x, y };
  if (!isInBlast(game, item, here)) return here;
  const near = inReach(game, item).sort((a, b) => distanceSquared(here, a) - distanceSquared(here, b));
  return near.find((cell) => aimError(game, item, cell) === null && !isInBlast(game, item, cell)) ?? here;
}

/** The map of the floor, with a cursor to look around; Enter or a second tap travels there. */
export class FloorMap extends MapCursor {
  readonly kind = 'map';

  constructor({ x, y }: Point) {
    super({ x, y });
  }

  marks(): MapOverlay {
    return { ...NO_MARKS, cursor: this.cursor };
  }

  /** The cursor doesn't follow the mouse, only its clicks. */
  protected override hover(): void {
    return;
  }

  /** The cursor stays on the part of the floor that the map shows. */
  protected override moveTo(game: Game, { x, y }: Point): void {
    const area = knownArea(chartOf(game));
    const isShown = x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
    if (isShown) super.moveTo(game, { x, y });
  }

  protected targets(game: Game): readonly Point[] {
    return surroundings(game).map(({ at }) => at);
  }

  protected confirm(): ModeResult {
    return pursue({ do: 'travel', to: this.cursor });
  }

  protected tap(game: Game, cell: Point): ModeResult {
    if (isSameCell(cell, this.cursor)) return this.confirm();
    this.moveTo(game, cell);
    return STAY;
  }
}

/** Everything in view, nearest first; choosing a line looks at it on the map. */
export class Surroundings extends List {
  readonly kind = 'surroundings';

  protected count(session: Session): number {
    return thingsInView(session).length;
  }

  protected choose(session: Session, index: number): ModeResult {
    const thing = thingsInView(session)[index];
    return thing ? turnTo(new Look(thing.at)) : POP;
  }
}

function thingsInView({ game }: Session): readonly Thing[] {
  return game ? surroundings(game) : [];
}
