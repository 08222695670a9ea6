import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Character } from '../modes/Character';
import { text } from '../../keep/text';
import { characterView, type SheetLine } from '../views/characterView';
import { statusView } from '../views/statusView';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';
import { Sprite } from './Sprite';

/** The character sheet. */
export function CharacterPanel({ mode, session }: PanelProps<Character>): JSX.Element {
  const { game } = session;
  return (
    <Dialog title={text('ui.character')} class="page" closeBy={session}>
      <PageBody label={text('ui.character')} scroll={mode.scroll}>
        {game && <Sheet game={game} />}
      </PageBody>
    </Dialog>
  );
}

function Sheet({ game }: { game: Game }): JSX.Element {
  const { stats, slots } = characterView(game);
  return (
    <div class="sheet">
      <Sprite name="hero/idle.0" scale={3} class="sheet-hero" />
      <Lines lines={stats} />
      <h3>{text('ui.character.statuses')}</h3>
      <Statuses game={game} />
      {slots.length > 0 && <h3>{text('ui.character.equipment')}</h3>}
      <Lines lines={slots} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly SheetLine[] }): JSX.Element {
  return (
    <dl class="sheet-lines">
      {lines.map(({ key, label, value }) => <div key={key}><dt>{label}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

function Statuses({ game }: { game: Game }): JSX.Element {
  const statuses = statusView(game);
  if (statuses.length === 0) return <p class="empty">{text('ui.character.well')}</p>;
  return (
    <ul>
      {statuses.map(({ id, name, sprite, turns, about }) => (
        <li key={id} class="sheet-status">
          <Sprite name={sprite} />
          <span>{text('ui.character.status', { status: name, n: turns })} <span class="tale">{about}</span></span>
        </li>
      ))}
    </ul>
  );
}
