import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Curve } from '../../lab/curve/curve';
import { MET } from '../../lab/runs/chronicle';
import { nameOfCause, nameOfRow, shownMean, shownShare } from '../runs/shownNumbers';
import type { Side } from '../runs/Side';
import type { Shop } from '../Shop';
import { say, type ShopKey } from '../words';
import { RunsDeaths } from './RunsDeaths';
import { NAMES, RunsHazard } from './RunsHazard';

interface ResultsProps {
  readonly shop: Shop;
  readonly sides: readonly Side[];
  /** Whether the HP lost on floors are what is compared. */
  readonly isLost: boolean;
}

/** What the runs say: pictures of the floors of all sides, and tables of one of them. */
export function RunsResults({ shop, sides, isLost }: ResultsProps): JSX.Element {
  const [chosen, setChosen] = useState(1);
  const curves = sides.map((side) => ({ name: side.name, curve: side.curve }));
  const at = Math.min(chosen, sides.length - 1);
  const side = sides[at] as Side;
  const { curve } = curves[at] as (typeof curves)[number];
  return (
    <div class="runs-results">
      <div class="runs-pictures">
        {([...(isLost ? ['lost' as const] : []), 'hazard'] as const).map((of) => (
          <section key={of} class="shop-box">
            <h2>{say(NAMES[of])}</h2>
            <p class="hint">{say(`${NAMES[of]}.hint`)}</p>
            <p class="runs-legend">
              {curves.map(({ name }, at) => <span key={name} class={at === curves.length - 1 ? 'is-last' : 'is-before'}>{name}</span>)}
            </p>
            <RunsHazard curves={curves} of={of} />
          </section>
        ))}
      </div>
      {sides.length > 1 && (
        <div class="shop-row" role="group" aria-label={say('shop.runs.sides')}>
          {sides.map(({ name }, place) => (
            <button key={name} type="button" class="secondary" aria-pressed={place === at} onClick={() => { setChosen(place); }}>
              {name}
            </button>
          ))}
        </div>
      )}
      <Summary curve={curve} />
      <Tables shop={shop} side={side} curve={curve} />
    </div>
  );
}

function Summary({ curve: { seeds, won, died, through, failed } }: { readonly curve: Curve }): JSX.Element {
  const rest = through.value > 0 ? ` ${say('shop.runs.through', { through: shownShare(through) })}` : '';
  const broken = failed > 0 ? ` ${say('shop.runs.failed', { n: failed })}` : '';
  return <p>{`${say('shop.runs.summary', { n: seeds, won: shownShare(won), died: shownShare(died) })}${rest}${broken}`}</p>;
}

type Row = readonly (string | number)[];

const HAPPENS = ['floor', 'runs', 'hazard', 'alive', 'arrival', 'lost', 'turns', 'deaths', 'killers'] as const;
const OIL = ['floor', 'oilLeft', 'oilFound', 'oilLight', 'oilSkills', 'oilRest', 'oilWasted'] as const;

function Tables({ shop, side, curve }: { readonly shop: Shop; readonly side: Side; readonly curve: Curve }): JSX.Element {
  const { floors, causes } = curve;
  const happens = floors.map((at): Row => {
    const killers = Object.entries(at.causes).slice(0, 4).map(([cause, { value, n }]) => `${nameOfCause(cause)} ${Math.round(value * n)}`);
    const shares = [at.hazard, at.survival, at.arrival, at.lost].map(shownShare);
    return [at.floor, at.reached, ...shares, shownMean(at.turns), at.deaths, killers.join(', ')];
  });
  const oil = floors.map((at): Row => [
    at.floor, ...[at.oilLeft, at.oilFound, at.oilLight, at.oilSkills, at.oilRest, at.oilWasted].map(shownMean),
  ]);
  const met = side.met.read();
  const rows = MET.filter((table) => met[table].rows > 0).map((table): Row => {
    const { rows: all, never } = met[table];
    return [say(`shop.runs.met.${table}`), all - never.length, all, never.map((id) => nameOfRow(table, id)).join(', ')];
  });
  return (
    <>
      <Table title="shop.runs.floors" head={HAPPENS} rows={happens} />
      <RunsDeaths key={side.name} shop={shop} side={side} causes={causes} />
      {floors.some(({ oilLeft }) => oilLeft.value > 0) && (
        <Table title="shop.runs.oil" head={OIL} rows={oil} />
      )}
      {(['heroes', 'talents'] as const).map((table) => (
        <Table key={table} title={`shop.runs.${table}`} head={['chosen', 'taken', 'won']} rows={chosenRows(table, curve[table])} />
      ))}
      <Table title="shop.runs.met" head={['table', 'met', 'of', 'never']} rows={rows} />
    </>
  );
}

/** What was chosen in any run, those that won most first. */
function chosenRows(table: 'heroes' | 'talents', all: Curve['talents']): Row[] {
  const taken = Object.entries(all).filter(([, each]) => each.taken.value > 0).sort(([, a], [, b]) => b.won.value - a.won.value);
  return taken.map(([id, each]) => [nameOfRow(table, id), shownShare(each.taken), shownShare(each.won)]);
}

type Head = (typeof HAPPENS)[number] | (typeof OIL)[number] | 'chosen' | 'taken' | 'won' | 'table' | 'met' | 'of' | 'never';

/** Columns of words, which are read from the left and may wrap. */
const WORDS: readonly Head[] = ['killers', 'chosen', 'table', 'never'];

interface TableProps {
  readonly title: ShopKey;
  readonly head: readonly Head[];
  readonly rows: readonly Row[];
}

/** A table with its title; nothing where it has no rows. */
function Table({ title, head, rows }: TableProps): JSX.Element | null {
  if (rows.length === 0) return null;
  const kind = head.map((name) => (WORDS.includes(name) ? 'is-words' : ''));
  return (
    <section class="shop-box">
      <h2>{say(title)}</h2>
      <div class="runs-table" role="region" aria-label={say(title)} tabIndex={0}>
        <table>
          <thead>
            <tr>{head.map((name, at) => <th key={name} scope="col" class={kind[at]}>{say(`shop.runs.head.${name}`)}</th>)}</tr>
          </thead>
          <tbody>
            {rows.map((row) => <tr key={row[0]}>{row.map((cell, at) => <td key={head[at]} class={kind[at]}>{cell}</td>)}</tr>)}
          </tbody>
        </table>
      </div>
    </section>
  );
}
