import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { text } from '../../keep/text';
import type { Beast, Bestiary, Odds } from '../modes/Bestiary';
import { type AbilityLine, beastView, type BeastView, bestiaryView, entryName, type EntryView } from '../views/bestiaryView';
import type { Entry } from '../views/bestiary';
import { type OddsRow, type OddsSection, oddsView, type Trend } from '../views/oddsView';
import { Dialog, type PanelProps } from './Dialog';
import { Choices, PackTurner, PageBody } from './DialogParts';
import { Sprite } from './Sprite';

/** The bestiary. Where there is room, the marked entry is shown beside the list; choosing it opens its page. */
export function BestiaryPanel({ mode, session }: PanelProps<Bestiary>): JSX.Element {
  const entries = mode.entries(session);
  const cursor = mode.marked(session);
  const marked = entries[cursor];
  const views = bestiaryView(mode.pack, entries, session.game);
  const lines = views.map((entry) =>
    ({ key: entry.key, heading: entry.heading, group: entry.group, content: <EntryLine entry={entry} /> }));
  return (
    <Dialog title={text('ui.bestiary')} class="book" closeBy={session}>
      <PackTurner title={text('ui.bestiary.pack', { pack: `pack.${mode.pack}` })} session={session} />
      <div class="book-halves">
        <Choices key={mode.pack} session={session} cursor={cursor} lines={lines} />
        <div class="book-page" aria-hidden="true">
          {marked?.met
            ? <BeastBody pack={mode.pack} entry={marked} game={session.game} />
            : <Unmet sprites={views[cursor]?.sprites ?? []} />}
        </div>
      </div>
      <p class="hint">{text('ui.bestiary.hint')}</p>
    </Dialog>
  );
}

function EntryLine({ entry: { name, sprites, isMet, note } }: { entry: EntryView }): JSX.Element {
  const [sprite] = sprites;
  return (
    <>
      {isMet && sprite !== undefined && <span class="book-sprite"><Sprite name={sprite} /></span>}
      <span class="slot-name">{name}</span>
      {isMet ? <span class="slot-where">{note}</span> : <Silhouettes sprites={sprites} scale={2} />}
    </>
  );
}

/** The outlines of kinds that have not been met. */
function Silhouettes({ sprites, scale }: { sprites: readonly string[]; scale: 2 | 3 }): JSX.Element {
  return <span class="silhouettes">{sprites.map((sprite, place) => <Sprite key={`${place}`} name={sprite} scale={scale} />)}</span>;
}

function Unmet({ sprites }: { sprites: readonly string[] }): JSX.Element {
  return (
    <div class="empty">
      <Silhouettes sprites={sprites} scale={3} />
      <p>{text('ui.bestiary.unknown.tale')}</p>
    </div>
  );
}

/** The page of one bestiary entry. */
export function BeastPanel({ mode, session }: PanelProps<Beast>): JSX.Element {
  const name = entryName(mode.entry);
  return (
    <Dialog title={name} class="page" closeBy={session}>
      <PageBody key={name} label={name} scroll={mode.scroll}>
        <BeastBody pack={mode.pack} entry={mode.entry} game={session.game} />
      </PageBody>
    </Dialog>
  );
}

/** What is known of a bestiary entry: picture, description, numbers and abilities. */
function BeastBody({ pack, entry, game }: { pack: string; entry: Entry; game: Game | null }): JSX.Element | null {
  const view = beastView(pack, entry, game);
  return view && (
    <div class="beast">
      <div class="beast-head">
        <Sprite name={view.sprite} scale={3} />
        <div>
          <p class="beast-name">{view.name}</p>
          {view.floors !== '' && <p>{view.floors}</p>}
          <p class="hint">{view.note}</p>
        </div>
      </div>
      {view.description.map((description) => <p key={description} class="tale">{description}</p>)}
      <Numbers view={view} />
      {view.attacks.map((attack) => <p key={attack}>{attack}</p>)}
      {view.lines.length > 0 && <h3>{text('ui.bestiary.traits')}</h3>}
      {view.lines.map((line, index) => <p key={`${index}`}>{line}</p>)}
      <Abilities abilities={view.abilities} />
    </div>
  );
}

function Numbers({ view: { strength, measures } }: { view: BeastView }): JSX.Element | null {
  if (measures.length === 0) return null;
  return (
    <>
      {strength !== null && <h3>{strength}</h3>}
      <dl class="beast-numbers">
        {measures.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
      </dl>
    </>
  );
}

function Abilities({ abilities }: { abilities: readonly AbilityLine[] }): JSX.Element | null {
  if (abilities.length === 0) return null;
  return (
    <>
      <h3>{text('ui.bestiary.tricks')}</h3>
      <ul class="beast-tricks">
        {abilities.map(({ name, lines }) => <li key={name}><strong class="beast-trick">{name}.</strong> {lines.join(' ')}</li>)}
      </ul>
    </>
  );
}

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
          <span aria-hidden="true">{SIGNS[trend]}</span>
          {' '}
          <span class={trend === 'same' ? 'spoken' : ''}>{text(`ui.odds.trend.${trend}`)}</span>
        </td>
      )}
    </tr>
  );
}
