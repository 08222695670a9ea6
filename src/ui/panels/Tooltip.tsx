import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { isWorthPeek, peekView } from '../views/peekView';
import type { Box } from '../views/placeBox';
import { usePlaced } from './placed';

/** Milliseconds that a mouse rests on a cell before its tooltip shows. */
export const REST_MS = 350;

interface TooltipProps {
  readonly game: Game;
  readonly session: Session;
}

/** The tooltip of the cell under a resting mouse or a held finger. Screen readers have look mode instead. */
export function Tooltip({ game, session }: TooltipProps): JSX.Element | null {
  const { peeked, pointed } = session;
  useEffect(() => {
    if (pointed === null || !isWorthPeek(game, pointed)) return;
    const timer = setTimeout(() => { session.command({ do: 'peek', cell: pointed }); }, REST_MS);
    return () => { clearTimeout(timer); };
  }, [pointed]);
  const view = peeked && peekView(game, peeked);
  return view && <CellTip key={`${peeked.x},${peeked.y}`} cell={peeked} game={game} session={session} lines={view.lines} tales={view.tales} />;
}

interface CellTipProps {
  readonly cell: Point;
  readonly game: Game;
  readonly session: Session;
  readonly lines: readonly string[];
  readonly tales: readonly string[];
}

function CellTip({ cell, game, session, lines, tales }: CellTipProps): JSX.Element {
  const box = usePlaced(() => boxOf(session, cell), 'above', () => actorsSeen(game).flatMap((actor) => boxOf(session, actor) ?? []));
  return (
    <div ref={box} class="tip tip-cell" aria-hidden="true">
      {lines.map((line, index) => <p key={`${index}`} class={index === 0 ? 'tip-name' : ''}>{line}</p>)}
      {tales.map((description) => <p key={description} class="tale">{description}</p>)}
    </div>
  );
}

/** The hero and the enemies in view, which the tooltip must not cover. */
function actorsSeen(game: Game): Point[] {
  return [game.state.player, ...game.floor.state.actors.filter((actor) => game.seesActor(actor))];
}

function boxOf({ ports }: Session, cell: Point): Box | null {
  const at = ports.whereIs?.(cell);
  return at ? { x: at.x - at.side / 2, y: at.y - at.side / 2, width: at.side, height: at.side } : null;
}
