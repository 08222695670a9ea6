import type { JSX } from 'preact';
import { text } from '../../keep/text';
import type { Chapter } from '../modes/Chapter';
import { floorsOf } from '../views/regionView';
import { cardOf } from './cards';
import { Dialog, type PanelProps } from './Dialog';

/** The card of a region, with its picture if that has come. */
export function ChapterPanel({ mode: { region }, session }: PanelProps<Chapter>): JSX.Element {
  const picture = cardOf(region.theme);
  return (
    <Dialog title={region.name} class="chapter" about={region.about} closeAnywhere={session}>
      {picture !== null && <img class="chapter-picture" src={picture} alt="" width={160} height={90} draggable={false} />}
      <p class="chapter-floors">{floorsOf(region)}</p>
      <button type="button" class="secondary">{text('ui.action.close')}</button>
    </Dialog>
  );
}
