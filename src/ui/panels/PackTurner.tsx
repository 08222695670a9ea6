import type { JSX } from 'preact';
import type { Session } from '../Session';
import { text, type TextKey } from '../../keep/text';
import { Sprite } from './Sprite';

/** The dungeon that a book is open at, between buttons that turn to the one before and after. */
export function PackTurner({ title, session }: { title: string; session: Session }): JSX.Element {
  const button = (by: 1 | -1, label: TextKey, sprite: string): JSX.Element => (
    <button type="button" class="secondary book-turn" aria-label={text(label)} onClick={() => { session.command({ do: 'adjust', by }); }}>
      <Sprite name={sprite} />
    </button>
  );
  return (
    <div class="book-pack">
      {button(-1, 'ui.bestiary.previous', 'ui/arrow-left')}
      <p role="status">{title}</p>
      {button(1, 'ui.bestiary.next', 'ui/arrow-right')}
    </div>
  );
}
