import type { JSX } from 'preact';
import type { Odds } from '../modes/Odds';
import { text } from '../../keep/text';
import { oddsView, type OddsRow, type OddsSection, type Trend } from '../views/oddsView';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';
import { Sprite } from './Sprite';

/** The spawn chances of the floor, and how they change further down. */
export function OddsPanel({ mode, session }: PanelProps<Odds>): JSX.Element {
  const { floor, isLast, sections } = oddsView({ pack: mode.pack, game: session.game }, session.lore.of(mode.pack), mode.floor);
  const title = text('ui.odds', { floor });
  return (
    <Dialog title={title} class="page" closeBy={session}>
      <p class="hint">{text(isLast ? 'ui.odds.hint.last' : 'ui.odds.hint')}</p>
      <PageBody label={title} scroll={mode.scroll}>
        <div class="odds">{sections.map((section) => <Section key={section.of} section={section} isLast={isLast} />)}</div>
      </PageBody>
    </Dialog>
  );
}

function Section({ section: { title, share, rows }, isLast }: { section: OddsSection; isLast: boolean }): JSX.Element {
  return (
    <section class="odds-section">
      <h3>{title}</h3>
      {share !== null && <p class="hint">{share}</p>}
      <table>
        <thead class="spoken">
          <tr>
            <th scope="col">{text('ui.odds.kind')}</th>
            <th scope="col">{text('ui.odds.share')}</th>
            {!isLast && <th scope="col">{text('ui.odds.below')}</th>}
          </tr>
        </thead>
        <tbody>{rows.map((row) => <Row key={row.key} row={row} isLast={isLast} />)}</tbody>
      </table>
    </section>
  );
}

const SIGNS: Readonly<Record<Trend, string>> = { rising: '▲', falling: '▼', same: '', new: '✦', gone: '✕' };

function Row({ row: { name, sprite, percent, shown, trend }, isLast }: { row: OddsRow; isLast: boolean }): JSX.Element {
  return (
    <tr>
      <th scope="row">
        <span class="odds-name">
          {sprite === null ? <span class="book-unknown" aria-hidden="true">?</span> : <Sprite name={sprite} scale={1} />}
          <span class="odds-word">{name}</span>
        </span>
      </th>
      <td>
        <span class="odds-share">
          <span class="odds-bar" aria-hidden="true"><span style={{ width: `${percent}%` }} /></span>
          <span class="odds-number">{shown}</span>
        </span>
      </td>
      {!isLast && (
        <td class={`odds-trend odds-${trend}`}>
          <span aria-hidden="true">{SIGNS[trend]}</span> <span class={trend === 'same' ? 'spoken' : ''}>{text(`ui.odds.trend.${trend}`)}</span>
        </td>
      )}
    </tr>
  );
}
