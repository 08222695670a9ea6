import type { JSX } from 'preact';
import type { Heroes } from '../modes/Heroes';
import { text } from '../../keep/text';
import { heroView, type HeroView } from '../views/heroView';
import { Choices } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { Sprite } from './Sprite';

/** Who can be played, with portraits. */
export function HeroesPanel({ mode, session }: PanelProps<Heroes>): JSX.Element {
  const lines = mode.heroes.map(([id, row]) => ({ key: id, content: <Hero hero={heroView(mode.content, id, row)} /> }));
  return (
    <Dialog title={text('ui.heroes')} class="heroes" closeBy={session}>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
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
