import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Death } from '../runs/Deaths';
import { nameOfCause } from '../runs/shownNumbers';
import type { Side } from '../runs/Side';
import type { Shop } from '../Shop';
import { watchDeath } from '../trial/watchDeath';
import { say } from '../words';

interface DeathsProps {
  readonly shop: Shop;
  readonly side: Side;
  /** How many there were, by cause. */
  readonly causes: Readonly<Record<string, number>>;
}

/** The deaths by cause, each of which leads to its runs, whose last turns can be watched. */
export function RunsDeaths({ shop, side, causes }: DeathsProps): JSX.Element | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const all = Object.entries(causes);
  if (all.length === 0) return null;
  return (
    <section class="shop-box">
      <h2>{say('shop.runs.causes')}</h2>
      <p class="hint">{say('shop.runs.causes.hint')}</p>
      <div class="runs-table" role="region" aria-label={say('shop.runs.causes')} tabIndex={0}>
        <table>
          <thead>
            <tr><th scope="col" class="is-words">{say('shop.runs.head.cause')}</th><th scope="col">{say('shop.runs.head.deaths')}</th></tr>
          </thead>
          <tbody>
            {all.map(([cause, n]) => (
              <tr key={cause}>
                <td class="is-words">
                  <button
                    type="button" class="shop-small" aria-expanded={cause === chosen}
                    onClick={() => { setChosen(cause === chosen ? null : cause); }}
                  >
                    {nameOfCause(cause)}
                  </button>
                </td>
                <td>{n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen !== null && <Runs shop={shop} side={side} cause={chosen} all={causes[chosen] ?? 0} />}
    </section>
  );
}

const HEAD = ['seed', 'floor', 'turns'] as const;

/** The runs that ended by a cause, as many as are kept. */
function Runs({ shop, side, cause, all }: Omit<DeathsProps, 'causes'> & { readonly cause: string; readonly all: number }): JSX.Element {
  const deaths = side.deaths.of(cause);
  const title = say('shop.runs.deaths', { cause: nameOfCause(cause), n: all });
  return (
    <>
      <h3>{title}</h3>
      {deaths.length < all && <p class="hint">{say('shop.runs.deaths.first', { n: deaths.length })}</p>}
      <div class="runs-table runs-deaths" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>{HEAD.map((name) => <th key={name} scope="col">{say(`shop.runs.head.${name}`)}</th>)}<td /></tr>
          </thead>
          <tbody>{deaths.map((death) => <Run key={death.seed} shop={shop} side={side} death={death} />)}</tbody>
        </table>
      </div>
    </>
  );
}

function Run({ shop, side, death }: Omit<DeathsProps, 'causes'> & { readonly death: Death }): JSX.Element {
  const { seed, floor, turns } = death;
  return (
    <tr>
      {[seed, floor, turns].map((cell, at) => <td key={HEAD[at]}>{cell}</td>)}
      <td>
        <button
          type="button" class="shop-small" aria-label={say('shop.runs.watch.seed', { seed })}
          onClick={() => { void watchDeath(shop, side, death); }}
        >
          {say('shop.runs.watch')}
        </button>
      </td>
    </tr>
  );
}
