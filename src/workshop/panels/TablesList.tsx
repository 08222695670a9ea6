import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { CurveOrTable } from '../tables/finding';
import { type Group, groupOf, GROUPS, nameOfPlace } from '../tables/naming';
import { say } from '../words';

/** The key of the first entry, which is of no table. */
export const WHOLE = '';

/** Groups that are open from the start. */
const OPEN: readonly Group[] = ['weights', 'counts', 'chances', 'strength'];

interface ListProps {
  readonly places: readonly CurveOrTable[];
  readonly chosen: string;
  readonly faulty: (place: CurveOrTable) => boolean;
  readonly onChoose: (key: string) => void;
}

/** The key of a place in the list. */
export function keyOf({ path }: CurveOrTable): string {
  return path.join('.');
}

/** All tables and curves by groups; arrow keys go from one to the next. */
export function TablesList({ places, chosen, faulty, onChoose }: ListProps): JSX.Element {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const [sought, setSought] = useState('');
  const word = sought.trim().toLowerCase();
  const matches = places.filter((place) => word === '' || `${nameOfPlace(place)} ${keyOf(place)}`.toLowerCase().includes(word));
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(nav.current?.querySelectorAll<HTMLElement>('button, summary') ?? [])].filter((each) => each.offsetParent !== null);
    const at = buttons.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
  const entry = (key: string, name: string, look = ''): JSX.Element => (
    <button
      type="button" class={`shop-entry ${look}`} aria-current={key === chosen ? 'true' : undefined} title={key}
      tabIndex={key === chosen ? 0 : -1} onClick={() => { onChoose(key); }}
    >
      {name}
    </button>
  );
  return (
    <nav class="shop-box shop-list" aria-label={say('shop.tables')} ref={nav} onKeyDown={go}>
      <label class="read" for={id}>{say('shop.tables.find')}</label>
      <input
        id={id} type="search" placeholder={say('shop.tables.find')} value={sought}
        onInput={(event) => { setSought(event.currentTarget.value); }}
      />
      {entry(WHOLE, say('shop.tables.whole'))}
      {GROUPS.map((group) => {
        const own = matches.filter((place) => groupOf(place) === group);
        if (own.length === 0) return null;
        const isOpen = word !== '' || OPEN.includes(group) || own.some((place) => keyOf(place) === chosen);
        return (
          <details key={`${group} ${word === ''}`} open={isOpen}>
            <summary class="label">{say(`shop.group.${group}`)}</summary>
            <ul>
              {own.map((place) => (
                <li key={keyOf(place)}>
                  {entry(keyOf(place), nameOfPlace(place), `${place.isWritten ? '' : 'is-empty'} ${faulty(place) ? 'is-faulty' : ''}`)}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {matches.length === 0 && <p class="hint">{say('shop.tables.notFound')}</p>}
    </nav>
  );
}
