import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { bossView } from '../views/bossView';

/** Name and health of each boss in view, and what one has just said. `Speech` announces it as it does all that comes into view or wakes. */
export function BossBar({ game, session }: { game: Game; session: Session }): JSX.Element {
  const line = session.bossLines?.lineIn(game);
  return (
    <>
      {bossView(game).map(({ id, name, hp, maxHp }) => (
        <div
          key={id}
          class="boss"
          role="meter"
          aria-label={text('ui.hud.boss', { name })}
          aria-valuemin={0}
          aria-valuemax={maxHp}
          aria-valuenow={hp}
          aria-valuetext={text('ui.hud.healthValue', { hp, maxHp })}
        >
          <span class="boss-name" aria-hidden="true">{name}</span>
          <div class="bar"><div class="bar-fill" style={{ width: `${(100 * hp) / maxHp}%` }} /></div>
        </div>
      ))}
      {line && <p key={line.count} class="boss-line" aria-hidden="true">{line.text}</p>}
    </>
  );
}
