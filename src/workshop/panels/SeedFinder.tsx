import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Content } from '../../engine/content';
import { nameText } from '../../keep/text';
import { seedsFrom } from '../floors/floorOf';
import { findSeed, firstFloorOf, inSlices, wantable, type Wanted } from '../floors/findSeed';
import { say } from '../words';

/** Seeds that are looked at in one search. */
const TRIES = 400;

const KEYS = { breeds: 'breed', itemKinds: 'item', traps: 'trap', vaults: 'vault' } as const;

interface SeedFinderProps {
  readonly content: Content;
  readonly floor: number;
  /** The deepest floor that is offered. */
  readonly last: number;
  /** The first seed that is shown. */
  readonly first: number;
  readonly onFound: (seed: number, wanted: Wanted) => void;
  readonly onTold: (sentence: string | null) => void;
}

/** Looks for a seed whose floor has something. */
export function SeedFinder({ content, floor, last, first, onFound, onTold }: SeedFinderProps): JSX.Element {
  const id = useId();
  const [choice, setChoice] = useState(0);
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<string | null>(null);
  const all = wantable(content);
  const wanted = all[choice] ?? all[0];
  const look = async (what: Wanted): Promise<void> => {
    onTold(null);
    setIsLooking(true);
    // Pressed again, it looks for the next one.
    const begin = found === `${choice}.${floor}.${first}` ? first + 1 : first;
    const seed = await inSlices(findSeed(content, floor, what, seedsFrom(begin, TRIES)));
    setIsLooking(false);
    if (seed !== null) {
      setFound(`${choice}.${floor}.${seed}`);
      onFound(Number(seed), what);
    }
    const sentence = { what: nameOf(what) };
    const from = firstFloorOf(content, what, last) ?? floor;
    const hint = from > floor ? ` ${say('shop.find.from', { floor: from })}` : '';
    onTold(seed === null ? say('shop.find.none', { n: TRIES, ...sentence }) + hint : say('shop.find.found', { seed, ...sentence }));
  };
  return (
    <span class="shop-stepper">
      <label class="label" for={id}>{say('shop.find')}</label>
      <select id={id} value={choice} onChange={(event) => { setChoice(Number(event.currentTarget.value)); }}>
        {all.map((each, i) => <option key={nameOf(each)} value={i}>{nameOf(each)}</option>)}
      </select>
      <button type="button" class="secondary" disabled={isLooking || !wanted} onClick={() => { if (wanted) void look(wanted); }}>
        {say('shop.find.go')}
      </button>
    </span>
  );
}

/** What something that floors are looked for is called. */
export function nameOf(wanted: Wanted): string {
  return wanted === 'vaults' ? say('shop.find.two') : nameText(`${KEYS[wanted.table]}.${wanted.id}`);
}
