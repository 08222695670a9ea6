import { capital } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import { MORGUE_LENGTH, type HistoryEntry } from '../../keep/history';
import { writeMorguesBy } from './entryOf';
import { morgueMap } from './morgueMap';
import type { Run } from '../../keep/Run';
import { stacksOf } from '../bag/stacks';
import { localTime, nameOfItem, nameText, text, type TextKey } from '../../keep/text';
import { deathLines } from '../views/deathView';
import { characterView } from '../views/heroView';
import { logView } from '../views/logView';
import { overView } from '../views/overView';
import { statusLine, statusView } from '../views/hudView';

/** The number of messages on the tombstone. */
const LAST_LINES = 20;

/** The tombstone of a finished run, as plain text in the current language, without the replay; empty while the run goes on. */
export function morgueOf(run: Run, ended: Date): string {
  const { game } = run;
  const over = overView(game);
  if (over === null) return '';
  const { pack, seed } = game.state;
  const { daily, ranked, version } = run.record;
  const title = text('ui.morgue.title', { version });
  const head = [
    title,
    '='.repeat(title.length),
    text('ui.morgue.seed', { pack: `pack.${pack}`, seed: `"${seed}"` }),
    localTime(ended),
    ...(daily === '' ? [] : [text('ui.daily.of', { day: daily })]),
    ...(ranked ? [] : [text('ui.history.unranked')]),
    '',
    over.cause,
    over.when,
    ...(over.score === null ? [] : [over.score]),
  ];
  const parts: readonly (readonly [TextKey, readonly string[]])[] = [
    ['ui.over.lived', over.end ? deathLines(over.end).slice(1).map((line) => `  ${line}`) : []],
    ['ui.character', sheet(game)],
    ['ui.over.bag', carried(game)],
    ['ui.character.statuses', statusView(game).map((status) => `  ${statusLine(status)}`)],
    ['ui.over.fallen', slain(game)],
    ['ui.morgue.map', morgueMap(game)],
    ['ui.messages', logView(game, LAST_LINES).map((line) => `  ${line.text}`)],
  ];
  return [head, ...parts.map(([label, lines]) => section(label, lines))].flat().join('\n').slice(0, MORGUE_LENGTH);
}

/** The tombstone of an entry, with the replay as its last line. */
export function morgueText({ morgue, replay }: Pick<HistoryEntry, 'morgue' | 'replay'>): string {
  return [morgue, ...(replay === null ? [] : section('ui.morgue.replay', [replay]))].join('\n');
}

/** Lines under a heading; none where there are no lines. */
function section(label: TextKey, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `--- ${text(label)} ---`, ...lines];
}

function sheet(game: Game): string[] {
  const { stats, slots } = characterView(game);
  const lines = [...stats, ...slots];
  const wide = Math.max(...lines.map(({ label }) => label.length));
  return lines.map(({ label, value }) => `  ${capital(label).padEnd(wide)} ${value}`);
}

/** The bag, equipped items marked. */
function carried(game: Game): string[] {
  const { content, state: { hero } } = game;
  const worn = new Set(Object.values(hero.worn));
  return stacksOf(content, hero.inventory).map(({ item, count }) => {
    const name = nameOfItem(game, item);
    return `  ${count > 1 ? `${count} x ` : ''}${name}${worn.has(item.id) ? ` (${text('ui.item.worn')})` : ''}`;
  });
}

/** Enemies killed, by kind, the most frequent first; says so where some may not have been counted. */
function slain({ state: { notes } }: Game): string[] {
  const kinds = Object.entries(notes.slain).map(([key, n]) => ({ n, name: nameText(key) })).sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
  const wide = String(kinds[0]?.n ?? '').length;
  const lines = kinds.map(({ n, name }) => `  ${String(n).padStart(wide)}  ${name}`);
  return notes.since === 0 || lines.length === 0 ? lines : [...lines, `  ${text('ui.morgue.earlier')}`];
}

writeMorguesBy(morgueOf);
