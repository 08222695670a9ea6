import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import type { Beast } from '../modes/Beast';
import { text } from '../../keep/text';
import { beastView, type BeastView, type AbilityLine } from '../views/beastView';
import type { Entry } from '../views/bestiary';
import { entryName } from '../views/bestiaryView';
import { Dialog, type PanelProps } from './Dialog';
import { PageBody } from './PageBody';
import { Sprite } from './Sprite';

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
export function BeastBody({ pack, entry, game }: { pack: string; entry: Entry; game: Game | null }): JSX.Element | null {
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
