import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { heroesOf } from '../../keep/packRegistry';
import { inTextsOf, nameText, text, textsOf } from '../../keep/text';
import type { Session } from '../Session';
import { Sprite } from './Sprite';

/** A hero on the title: its name, its portrait, and in a sentence how it plays. */
interface Pick {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly portrait: string;
}

function picksOf(pack: string): Pick[] {
  return inTextsOf({ pack }, () => Object.entries(heroesOf(pack)).map(([id, { portrait }]) => {
    const [about = ''] = textsOf([{ key: `hero.${id}.about`, params: {} }]);
    return { id, name: nameText(`hero.${id}`), about, portrait };
  }));
}

/**
 * The heroes by their portraits, the chosen one marked, and how the one under mouse or focus plays; nothing where there is no choice. The chosen
 * one, pressed again, opens the cards.
 */
export function HeroPicks({ pack, session }: { pack: string; session: Session }): JSX.Element | null {
  const [near, setNear] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const picks = picksOf(pack);
  const chosen = picks.find(({ id }) => id === session.runs.hero) ?? picks[0];
  const told = picks.find(({ id }) => id === near) ?? chosen;
  // A key that chooses another takes the focus along.
  useLayoutEffect(() => {
    if (row.current?.contains(document.activeElement)) row.current.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [chosen?.id]);
  if (!chosen || !told || picks.length < 2) return null;
  return (
    <>
      <div ref={row} class="hero-picks" role="radiogroup" aria-label={text('ui.title.heroes')}>
        {picks.map(({ id, name, about, portrait }) => (
          <button
            key={id}
            type="button"
            role="radio"
            class="hero-pick"
            aria-checked={id === chosen.id}
            aria-label={`${name}. ${about}${id === chosen.id ? ` ${text('ui.title.hero')}` : ''}`}
            tabIndex={id === chosen.id ? 0 : -1}
            onClick={() => { session.command(id === chosen.id ? { do: 'heroes' } : { do: 'hero', hero: id }); }}
            onPointerEnter={() => { setNear(id); }}
            onPointerLeave={() => { setNear(null); }}
            onFocus={() => { setNear(id); }}
            onBlur={() => { setNear(null); }}
          >
            <Sprite name={portrait} scale={3} />
          </button>
        ))}
      </div>
      <p class="hero-line" aria-hidden="true">
        <span class="hero-name">{told.name}</span> {told.about}
        {told === chosen && <span class="hero-more keys-hint"> {text('ui.title.hero')}</span>}
        {told === chosen && <span class="hero-more tap-hint"> {text('ui.title.hero.tap')}</span>}
      </p>
    </>
  );
}
