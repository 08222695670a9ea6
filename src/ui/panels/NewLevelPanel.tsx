import type { JSX } from 'preact';
import type { NewLevel } from '../modes/NewLevel';
import { text } from '../../keep/text';
import { rewardView, type RewardView } from '../views/rewardView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** The choice of a level reward. No button has the focus at first, so that the last keys of a fight don't choose. */
export function NewLevelPanel({ mode, session }: PanelProps<NewLevel>): JSX.Element | null {
  const { game } = session;
  if (!game) return null;
  const { level, choices } = game.state.hero;
  const lines = mode.choices.map(({ reward }) => ({ key: reward, content: <Card reward={rewardView(game, reward)} /> }));
  return (
    <Dialog key={choices} title={text('ui.level', { level: level - choices + 1 })} class="level">
      <p class="level-hero"><Sprite name="hero/idle.0" scale={4} /></p>
      <p class="level-ask">{text('ui.level.choose')}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} takesFocus={false} />
      {choices > 1 && <p class="hint">{text('ui.level.more', { n: choices - 1 })}</p>}
    </Dialog>
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
