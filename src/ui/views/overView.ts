import { isGoalItem } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { capital } from '../../engine/core/grammar';
import { accountOf } from '../../engine/ending/account';
import type { Counts } from '../../engine/notes';
import { causeOf, isPlayer } from '../../engine/facts/causes';
import { skillOf } from '../../engine/facts/hero';
import { scoreOf, scoreParts } from '../../engine/facts/score';
import { defenceOf, maxHpOf, powerOf } from '../../engine/facts/stats';
import type { HistoryEntry } from '../../keep/history';
import { loreOf } from '../../keep/lore';
import { nameText, text, type TextKey } from '../../keep/text';
import type { Session } from '../Session';
import { deathView, type DeathView, scoreLine, spriteOf } from './deathView';
import { fact, type Fact } from './fact';
import { hasFinds } from './hudView';

/** The last screen of a run. */
export interface OverView {
  readonly kind: 'died' | 'won';
  readonly cause: string;
  readonly when: string;
  /** The sprite of the cause of death, or the trophy. */
  readonly sprite: string;
  /** What brought the end, and what was left to do; null for a win. */
  readonly end: DeathView | null;
  /** What won the run; null for a death. */
  readonly triumph: TriumphView | null;
  /** The score and its parts, as a sentence; null in packs without treasure. */
  readonly score: string | null;
  readonly facts: readonly Fact[];
  readonly pack: string;
  readonly seed: string;
}

/** The last screen of a run; null while the run is in progress. */
export function overView(game: Game): OverView | null {
  const { content, state } = game;
  const { outcome, hero, pack, seed } = state;
  if (outcome === null) return null;
  const { kind, floor, turn } = outcome;
  const end = deathView(game);
  return {
    kind,
    cause: end?.cause ?? text(content.lastFloor === null ? 'ui.won.prize' : 'ui.won.cause', { floor }),
    end,
    triumph: triumphView(game),
    when: text(content.levels ? 'ui.over.when' : 'ui.over.turns', { level: hero.level, n: turn }),
    sprite: outcome.kind === 'won' ? 'ui/trophy' : killerSprite(game, outcome.cause),
    score: hasFinds({ content }) ? scoreLine(game) : null,
    facts: factsOf(game),
    pack: text(`pack.${pack}`),
    seed,
  };
}

/** The sprite of what killed the player, or of the status or hazard itself where nobody is known to have brought it. */
function killerSprite(game: Game, cause: string): string {
  const killer = causeOf(accountOf(game)?.killer.cause ?? cause);
  return spriteOf(game, isPlayer(killer) ? causeOf(cause) : killer);
}

function factsOf(game: Game): Fact[] {
  const { content, state } = game;
  const { hero, player } = state;
  const number = (key: TextKey, n: number): Fact => fact(key, String(n));
  const groups = [...game.appearances.keys()];
  const known = groups.filter((kind) => hero.known.includes(kind)).length;
  return [
    number('ui.hud.floor', state.outcome?.floor ?? state.floor),
    ...(content.levels ? [number('ui.hud.level', hero.level)] : []),
    number('ui.hud.turn', state.turn),
    fact('ui.over.fallen', fallen(game)),
    number('ui.over.maxHp', maxHpOf(game, player)),
    number('ui.hud.power', powerOf(game, player)),
    number('ui.hud.defence', defenceOf(game, player)),
    ...(groups.length > 0 ? [fact('ui.over.known', text('ui.over.of', { n: known, all: groups.length }))] : []),
  ];
}

/** How many enemies were killed; with "+" where some may not have been counted. */
function fallen({ state: { notes } }: Game): string {
  const n = Object.values(notes.slain).reduce((sum, count) => sum + count, 0);
  return notes.since === 0 ? String(n) : `${n}+`;
}

/** More names than these are not listed. */
const MOST_MET = 6;

/** How a run compares with the best other run of its dungeon, and what was met in it for the first time. */
export function afterLines(session: Session, best: HistoryEntry | null): string[] {
  return [bestLine(session, best), metLine(session)].filter((line) => line !== null);
}

function bestLine({ run }: Session, best: HistoryEntry | null): string | null {
  if (run === null || best === null) return null;
  const { floor, score, turns } = best;
  const { state } = run.game;
  const isBetter = scoreOf(run.game) > score || (scoreOf(run.game) === score && state.turn < turns);
  if (isBetter) return text('ui.over.best.new');
  return hasFinds(run.game) ? text('ui.over.best', { floor, n: score }) : text('ui.over.best.turns', { floor, n: turns });
}

/** Monsters that no run had met before this one began. */
function metLine({ run, lore }: Session): string | null {
  const began = Date.parse(run?.record.began ?? '');
  if (run === null || Number.isNaN(began)) return null;
  const { breeds } = loreOf(lore.all, run.game.state.pack);
  const fresh = Object.entries(breeds).filter(([id, met]) => (met?.first ?? 0) >= began && run.game.content.breeds.has(id));
  if (fresh.length === 0) return null;
  const names = fresh.map(([id]) => nameText(`breed.${id}`));
  // One more takes no more room than to say that there is one.
  if (names.length <= MOST_MET + 1) return text('ui.over.met', { things: names.join(', ') });
  return text('ui.over.met.more', { things: names.slice(0, MOST_MET).join(', '), n: names.length - MOST_MET });
}

/** Something that carried a run: its sprite, its name, and how much it did. */
export interface CarriedView {
  readonly key: string;
  readonly sprite: string;
  readonly name: string;
  readonly value: string;
}

/** A won run: what was won by it, and what won it. */
export interface TriumphView {
  /** The sprite of what was carried out, or a trophy. */
  readonly prize: string;
  readonly carried: readonly CarriedView[];
  /** The talents, in the order learnt. */
  readonly talents: readonly string[];
  /** The parts of the score, each with its name; empty in packs without treasure. */
  readonly parts: readonly { readonly label: string; readonly points: number }[];
}

/** How many things are named that did damage, and that healed. */
const MOST_HARM = 4;
const MOST_HELP = 2;

export function triumphView(game: Game): TriumphView | null {
  const { content, state } = game;
  if (state.outcome?.kind !== 'won') return null;
  const { notes, hero, floor } = state;
  const [goal] = [...content.itemKinds.values()].filter(isGoalItem);
  return {
    prize: content.lastFloor === null && goal ? goal.sprite : 'ui/trophy',
    carried: [
      ...most(game, notes.dealt, { most: MOST_HARM, value: 'ui.won.damage' }),
      ...most(game, notes.healed, { most: MOST_HELP, value: 'ui.won.healed' }),
    ],
    talents: hero.talents.map((id) => nameText(`talent.${id}`)),
    parts: hasFinds(game) ? scoreParts(game).map(({ part, points }) => ({ label: text(`ui.won.${part}`, { m: floor }), points })) : [],
  };
}

/** What did the most, by its text key. */
function most(game: Game, counts: Counts, { most: limit, value }: { readonly most: number; readonly value: TextKey }): CarriedView[] {
  const found = Object.entries(counts).sort(([, a], [, b]) => b - a).slice(0, limit);
  return found.map(([key, n]) => ({ key: `${value} ${key}`, ...deedOf(game, key), value: text(value, { n }) }));
}

/** What did something, as it is shown. */
function deedOf(game: Game, key: string): Pick<CarriedView, 'sprite' | 'name'> {
  const cause = causeOf(key);
  if (isPlayer(cause)) return { sprite: 'ui/attack', name: text('ui.won.fists') };
  if (cause?.table === 'traits') return { sprite: 'ui/star', name: text('ui.won.traits') };
  if (cause?.table === 'rest') return { sprite: 'ui/rest', name: text('ui.won.rest') };
  const name = capital(nameText(key));
  if (cause?.table === 'skill') return { sprite: skillOf(game)?.sprite ?? 'ui/star', name };
  // Nor has the descent a row.
  return { sprite: spriteOf(game, cause, 'ui/rest'), name };
}
