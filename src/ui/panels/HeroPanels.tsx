import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text } from '../../keep/text';
import type { Character, Heroes, NewLevel } from '../modes/Hero';
import {
  characterView, figureView, heroName, heroView, type HeroView, learntView, offersView, rewardView, type RewardView, type SheetLine,
  skillView, type TalentView,
} from '../views/heroView';
import { statusLine, statusView } from '../views/hudView';
import { CommandButton } from './CommandButton';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, PageBody } from './DialogParts';
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
      {learnt.length > 0 && (
        <ul class="sheet-talents">{learnt.map((talent) => <li key={talent.id}><TalentCard talent={talent} /></li>)}</ul>
      )}
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

/** The choice of a level reward. No button has the focus at first, so that the last keys of a fight don't choose. */
export function NewLevelPanel({ mode, session }: PanelProps<NewLevel>): JSX.Element | null {
  const { game } = session;
  if (!game) return null;
  const { level, choices } = game.state.hero;
  const offers = offersView(game);
  const lines = mode.choices.map((choice, index) => {
    if ('reward' in choice) return { key: choice.reward, content: <Card reward={rewardView(game, choice.reward)} /> };
    const offer = offers[index];
    return { key: choice.talent, content: offer && <TalentCard talent={offer} /> };
  });
  return (
    <Dialog key={choices} title={text('ui.level', { level: level - choices + 1 })} class="level">
      <p class="level-hero"><Figure game={game} /></p>
      <p class="level-ask">{text('ui.level.choose')}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} takesFocus={false} isNumbered />
      {choices > 1 && <p class="hint">{text('ui.level.more', { n: choices - 1 })}</p>}
    </Dialog>
  );
}

/** A talent or a skill: its name and all that it does. */
function TalentCard({ talent: { name, sprite, does } }: { talent: Omit<TalentView, 'id'> }): JSX.Element {
  return (
    <span class="offer">
      <Sprite name={sprite} scale={2} />
      <span class="offer-words">
        <span class="offer-name">{name}</span>
        <span class="offer-line">{does.join(' ')}</span>
      </span>
    </span>
  );
}

function Card({ reward: { name, from, to, sprite } }: { reward: RewardView }): JSX.Element {
  return (
    <span class="card">
      <Sprite name={sprite} scale={3} />
      <span class="card-name">{name}</span>
      <span class="card-change" aria-hidden="true">{from} <span class="card-arrow">▸</span> <b>{to}</b></span>
      <span class="read">{text('ui.reward.becomes', { from, to })}</span>
    </span>
  );
}

/** Who can be played, with portraits. */
export function HeroesPanel({ mode, session }: PanelProps<Heroes>): JSX.Element {
  const lines = mode.heroes.map(([id, row]) => ({ key: id, content: <Hero hero={heroView(mode.content, id, row)} /> }));
  return (
    <Dialog title={text('ui.heroes')} class="heroes" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} isNumbered />
    </Dialog>
  );
}

function Hero({ hero: { name, about, portrait, lines } }: { hero: HeroView }): JSX.Element {
  return (
    <span class="offer">
      <Sprite name={portrait} scale={3} />
      <span class="offer-words">
        <span class="offer-name">{name}</span>
        <span class="offer-cost">{about}</span>
        {lines.map((line) => <span key={line} class="offer-line">{line}</span>)}
      </span>
    </span>
  );
}

/** The hero with what it wears, as on the map; decoration, hidden from screen readers. */
export function Figure({ game }: { game: Game }): JSX.Element {
  return (
    <span class="figure" aria-hidden="true">
      {figureView(game).map(({ sprite, x }) => (
        <span key={sprite} class="figure-layer" style={{ left: `calc(${x} * var(--dot-4, 4px))` }}><Sprite name={sprite} scale={4} /></span>
      ))}
    </span>
  );
}
