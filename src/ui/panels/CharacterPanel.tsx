import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Character } from '../modes/Character';
import { text } from '../../keep/text';
import { characterView, type SheetLine } from '../views/characterView';
import { heroName, learntView, skillView } from '../views/heroView';
import { TalentCard } from './NewLevelPanel';
import { statusLine, statusView } from '../views/statusView';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { Figure } from './Figure';
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
      {game && isNew(game) && <CommandButton commands={[{ do: 'heroes' }]} label="ui.heroes.change" session={session} />}
    </Dialog>
  );
}

/** Whether another hero can still be chosen. */
function isNew({ state, content }: Game): boolean {
  return state.turn === 0 && content.heroes.size > 1;
}

function Sheet({ game }: { game: Game }): JSX.Element {
  const { stats, slots } = characterView(game);
  const name = heroName(game);
  const skill = skillView(game);
  const learnt = learntView(game);
  return (
    <div class="sheet">
      <Figure game={game} />
      {name !== null && <h3 class="sheet-name">{name}</h3>}
      {skill && <TalentCard talent={skill} />}
      <Lines lines={stats} />
      <h3>{text('ui.character.statuses')}</h3>
      <Statuses game={game} />
      {learnt.length > 0 && <h3>{text('ui.character.talents')}</h3>}
      {learnt.length > 0 && <ul class="sheet-talents">{learnt.map((talent) => <li key={talent.id}><TalentCard talent={talent} /></li>)}</ul>}
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
          <span>{statusLine({ name, turns })} <span class="tale">{about}</span></span>
        </li>
      ))}
    </ul>
  );
}
