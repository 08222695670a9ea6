import { UseSkill } from '../../engine/actions/hero';
import { UseItem } from '../../engine/actions/items';
import { distanceSquared, type Point } from '../../engine/core/point';
import { aimError, aims, cellsHit, inReach, type Aimed } from '../../engine/facts/aim';
import type { Game } from '../../engine/Game';
import type { Command } from '../commands';
import { isSameCell, type MapOverlay } from '../MapOverlay';
import { STAY, act, type CursorWords, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { isInBlast, targetWords } from '../views/targetView';
import { MapCursor } from './MapCursor';

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
    return { cursor: this.cursor, reach: this.reach, area: game ? cellsHit(game, this.item, this.cursor) : [], path: [], seen: [], heard: [] };
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
    if (error === null && this.isSure(game)) return act('kind' in this.item ? new UseItem(this.item.id, this.cursor) : new UseSkill(this.cursor));
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
