import type { JSX } from 'preact';
import type { NewLevel } from '../modes/NewLevel';
import { text } from '../../keep/text';
import { offersView, type TalentView } from '../views/heroView';
import { rewardView, type RewardView } from '../views/rewardView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Figure } from './Figure';
import { Sprite } from './Sprite';

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
      <Choices session={session} cursor={mode.cursor} lines={lines} takesFocus={false} />
      {choices > 1 && <p class="hint">{text('ui.level.more', { n: choices - 1 })}</p>}
    </Dialog>
  );
}

/** A talent or a skill: its name and all that it does. */
export function TalentCard({ talent: { name, sprite, does } }: { talent: Omit<TalentView, 'id'> }): JSX.Element {
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
