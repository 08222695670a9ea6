import type { Game } from '../../engine/Game';
import { capital } from '../../engine/core/grammar';
import { disguiseOf, itemLook } from '../../engine/facts/names';
import type { Run } from '../../keep/Run';
import { type HistoryEntry, MORGUE_LENGTH } from '../../keep/history';
import { localTime, nameOfItem, nameText, text, type TextKey } from '../../keep/text';
import { stacksOf } from '../bag';
import { deathLines } from '../views/deathView';
import { characterView } from '../views/heroView';
import { statusLine, statusView } from '../views/hudView';
import { logView } from '../views/logView';
import { overView } from '../views/overView';
import { writeMorguesBy } from './entryOf';

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
  const kinds = Object.entries(notes.slain).map(([key, n]) => ({ n, name: nameText(key) }))
    .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
  const wide = String(kinds[0]?.n ?? '').length;
  const lines = kinds.map(({ n, name }) => `  ${String(n).padStart(wide)}  ${name}`);
  return notes.since === 0 || lines.length === 0 ? lines : [...lines, `  ${text('ui.morgue.earlier')}`];
}

writeMorguesBy(morgueOf);

/** Cells of the map to each side of the player. */
const ACROSS = 24;
const ALONG = 9;

/** A corpse's character. */
const REMAINS = '%';

/** The known map around the player as characters, without empty margins. */
function morgueMap(game: Game): string[] {
  const { player } = game.state;
  const things = thingsOn(game);
  const rows = range(player.y, ALONG).map((y) =>
    range(player.x, ACROSS).map((x) => things.get(`${x},${y}`) ?? groundAt(game, x, y)).join(''));
  const used = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  const margin = Math.min(...used.map((index) => (rows[index] ?? '').search(/\S/)));
  return rows.slice(used[0], (used.at(-1) ?? 0) + 1).map((row) => row.slice(margin).trimEnd());
}

/** The numbers from `middle - reach` to `middle + reach`. */
function range(middle: number, reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
}

/** The characters of everything known on the floor, by cell; later ones cover earlier ones. */
function thingsOn(game: Game): Map<string, string> {
  const { content, floor, state: { player } } = game;
  const { traps, corpses, items, hazards, actors } = floor.state;
  const isInView = ({ x, y }: { readonly x: number; readonly y: number }): boolean => floor.isVisible(x, y);
  const shown = [
    ...traps.filter(({ known }) => known).map((trap) => ({ ...trap, glyph: content.traps.kinds.get(trap.kind)?.glyph })),
    ...corpses.filter(({ seen }) => seen).map((corpse) => ({ ...corpse, glyph: REMAINS })),
    ...items.filter(({ seen }) => seen).map((item) =>
      ({ ...item, glyph: content.itemKinds.has(item.kind) ? itemLook(game, item.kind).glyph : REMAINS })),
    ...actors.flatMap((actor) => {
      const kind = disguiseOf(game, actor);
      return kind === undefined ? [] : [{ ...actor, glyph: content.itemKinds.has(kind) ? itemLook(game, kind).glyph : REMAINS }];
    }),
    ...hazards.filter(isInView).map((hazard) => ({ ...hazard, glyph: content.hazards.get(hazard.kind)?.glyph })),
    ...actors.filter((actor) => game.seesActor(actor)).map((actor) => ({ ...actor, glyph: content.breeds.get(actor.breed)?.glyph })),
    { ...player, glyph: content.breeds.get(player.breed)?.glyph ?? '@' },
  ];
  return new Map(shown.flatMap(({ x, y, glyph }) => (glyph === undefined ? [] : [[`${x},${y}`, glyph] as const])));
}

function groundAt({ floor }: Game, x: number, y: number): string {
  return floor.isExplored(x, y) ? floor.rememberedAt(x, y).glyph : ' ';
}
