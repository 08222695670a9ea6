import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../engine/Game';
import type { Point } from '../../engine/core/point';
import { text } from '../../keep/text';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { LastFloor } from '../modes/LastFloor';
import { Look, type Surroundings, Targeting } from '../modes/MapCursor';
import { cellView, isWorthPeek, peekView, targetView } from '../views/targetView';
import { type Box, usePlaced } from './Tips';
import { noticedFrom, surroundingsSummary, surroundingsView, type ThingView } from '../views/surroundingsView';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { Choices } from './DialogParts';
import { Sprite } from './Sprite';

interface AimPanelProps {
  readonly mode: Mode;
  readonly game: Game;
  readonly session: Session;
}

/** What is known of the cell under the map cursor, and what the player can do there. `Speech` reads it aloud. */
export function AimPanel({ mode, game, session }: AimPanelProps): JSX.Element | null {
  if (mode instanceof LastFloor) return <FloorPanel mode={mode} game={game} session={session} />;
  if (!(mode instanceof Look || mode instanceof Targeting)) return null;
  const isLook = mode instanceof Look;
  const { title, where, lines, tales, error, warning } = isLook
    ? { title: text('ui.look'), error: null, warning: null, ...cellView(game, mode.cursor) }
    : targetView(game, mode.item, mode.cursor);
  const go = isLook ? 'ui.look.go' : 'ui.target.confirm';
  return (
    <section class="aim" aria-label={title}>
      <div class="aim-head">
        <h2>{title}</h2>
        {isLook && noticedFrom(game).length > 0 && <p>{text('ui.look.seen')}</p>}
      </div>
      <div class="aim-words" tabIndex={0} role="group" aria-label={title}>
        {error !== null && <p class="aim-fault">{error}</p>}
        {warning !== null && <p class="aim-fault">{warning}</p>}
        <p><strong>{where}.</strong> {lines.join(' ')}</p>
        {tales.map((description) => <p key={description} class="tale">{description}</p>)}
      </div>
      <div class="aim-buttons">
        <CommandButton leavesFocus session={session} commands={[{ do: 'confirm' }]} label={go} look="primary" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'next', by: 1 }]} label="ui.target.next" />
        {isLook && (
          <CommandButton leavesFocus session={session} commands={[{ do: 'close' }, { do: 'surroundings' }]} label="ui.look.list" />
        )}
        <CommandButton leavesFocus session={session} commands={[{ do: 'close' }]} label={isLook ? 'ui.action.close' : 'ui.target.cancel'} />
      </div>
    </section>
  );
}

/** The last floor of a finished run. */
function FloorPanel({ mode, game, session }: AimPanelProps & { readonly mode: LastFloor }): JSX.Element {
  const title = text(mode.isRevealed ? 'ui.floor.all' : 'ui.floor.title', { floor: game.state.floor });
  const toggle = mode.isRevealed ? 'ui.floor.hide' : 'ui.floor.reveal';
  const { where, lines, tales } = cellView(game, mode.cursor);
  return (
    <section class="aim" aria-label={title}>
      <div class="aim-head"><h2>{title}</h2></div>
      <div class="aim-words" tabIndex={0} role="group" aria-label={title}>
        {mode.isSeeking ? <p>{text('ui.loading')}</p> : <p><strong>{where}.</strong> {lines.join(' ')}</p>}
        {!mode.isSeeking && tales.map((tale) => <p key={tale} class="tale">{tale}</p>)}
      </div>
      <div class="aim-buttons">
        <CommandButton leavesFocus session={session} commands={[{ do: 'confirm' }]} label={toggle} look="primary" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'next', by: 1 }]} label="ui.target.next" />
        <CommandButton leavesFocus session={session} commands={[{ do: 'close' }]} label="ui.action.close" />
      </div>
    </section>
  );
}

/** Everything in view, with distance and direction. */
export function SurroundingsPanel({ mode, session }: PanelProps<Surroundings>): JSX.Element {
  const things = session.game ? surroundingsView(session.game) : [];
  const summary = session.game && things.length > 0 ? surroundingsSummary(session.game) : text('ui.surroundings.empty');
  const lines = things.map((thing, index) => ({ key: `${index}`, content: <Line thing={thing} /> }));
  return (
    <Dialog title={text('ui.surroundings')} class="list" closeBy={session} about={summary}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
      {things.length > 0 && <p class="hint">{text('ui.surroundings.hint')}</p>}
    </Dialog>
  );
}

function Line({ thing: { name, where, sprite } }: { thing: ThingView }): JSX.Element {
  return (
    <>
      <Sprite name={sprite} />
      <span class="slot-name">{name}</span>
      <span class="slot-where">{where}</span>
    </>
  );
}

/** Milliseconds that a mouse rests on a cell before its tooltip shows. */
const REST_MS = 350;

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
  if (!view) return null;
  return <CellTip key={`${peeked.x},${peeked.y}`} cell={peeked} game={game} session={session} lines={view.lines} tales={view.tales} />;
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
