import { UseItem } from '../../engine/actions/UseItem';
import type { Point } from '../../engine/core/point';
import { aimFault, aims, cellsHit, inReach } from '../../engine/effects/aim';
import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import { isSameCell, type Marks } from '../Marks';
import { STAY, act, type Answer } from '../Mode';
import type { Session } from '../Session';
import { MapCursor } from './MapCursor';

/** Where an item is to go: range and blast are shown, and the same cell chosen again does it. */
export class Targeting extends MapCursor {
  readonly kind = 'targeting';
  private readonly reach: readonly Point[];

  constructor(game: Game, readonly item: Item) {
    super(aims(game, item)[0] ?? { x: game.state.player.x, y: game.state.player.y });
    this.reach = inReach(game, item);
  }

  marks({ game }: Session): Marks {
    return { cursor: this.cursor, reach: this.reach, area: game ? cellsHit(game, this.item, this.cursor) : [], path: [] };
  }

  protected targets(game: Game): readonly Point[] {
    return aims(game, this.item);
  }

  /** A target that would be refused is told and costs nothing: another can be chosen. */
  protected confirm(game: Game, session: Session): Answer {
    const fault = aimFault(game, this.item, this.cursor);
    if (fault === null) return act(new UseItem(this.item.id, this.cursor));
    session.mention(fault, 'impossible');
    return STAY;
  }

  protected tap(game: Game, cell: Point, session: Session): Answer {
    if (isSameCell(cell, this.cursor)) return this.confirm(game, session);
    this.moveTo(game, cell);
    return STAY;
  }
}
