import type { Game } from '../../engine/Game';
import { LOG_LINES } from '../../engine/log';
import { itemLook } from '../../engine/rules/names';
import { scoreOf } from '../../engine/rules/score';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { stacksOf } from '../bag/stacks';
import { nameOfItem, text, textOf, type TextKey } from '../../keep/text';
import { fact, type Fact } from './fact';
import { hasFinds } from './hudView';

/** A stack of the final inventory. */
export interface OverThing {
  readonly key: string;
  readonly name: string;
  readonly sprite: string;
  readonly count: number;
}

/** The last screen of a run. */
export interface OverView {
  readonly kind: 'died' | 'won';
  readonly cause: string;
  readonly when: string;
  /** The sprite of the cause of death, or the trophy. */
  readonly sprite: string;
  /** The score, and the part of it from treasure; null in packs without treasure. */
  readonly score: { readonly points: number; readonly finds: number } | null;
  readonly facts: readonly Fact[];
  readonly bag: readonly OverThing[];
  readonly pack: string;
  readonly seed: string;
}

/** The last screen of a run; null while the run is in progress. */
export function overView(game: Game): OverView | null {
  const { content, state } = game;
  const { outcome, hero, pack, seed } = state;
  if (outcome === null) return null;
  const { kind, floor, turn } = outcome;
  return {
    kind,
    cause: kind === 'won' ? text(content.lastFloor === null ? 'ui.won.prize' : 'ui.won.cause', { floor }) : causeOf(outcome.cause, floor),
    when: text(content.levels ? 'ui.over.when' : 'ui.over.turns', { level: hero.level, n: turn }),
    sprite: kind === 'won' ? 'ui/trophy' : spriteOf(game, outcome.cause),
    score: hasFinds({ content }) ? { points: scoreOf({ content, state }), finds: hero.finds } : null,
    facts: factsOf(game),
    bag: stacksOf(content, hero.inventory).map(({ key, item, count }) => (
      { key, name: nameOfItem(game, item), sprite: itemLook(game, item.kind).sprite, count }
    )),
    pack: text(`pack.${pack}`),
    seed,
  };
}

/** The sentence on what ended the run; the player's own doing and statuses have their own wording. */
function causeOf(cause: string, floor: number): string {
  if (cause === 'breed.player' || cause.startsWith('item.')) return text('ui.over.ownCause', { floor });
  return textOf({ key: cause.startsWith('status.') ? 'ui.over.status' : 'ui.over.cause', params: { cause, floor } });
}

/** The sprite of the cause of death: an elite's is its breed's, a skull for the player's own doing. */
function spriteOf(game: Game, cause: string): string {
  const { content } = game;
  const [table = '', id = ''] = (cause.split('+')[0] ?? '').split('.');
  const kinds = { breed: content.breeds, trap: content.traps.kinds, status: content.statuses, hazard: content.hazards, item: content.itemKinds };
  if (!Object.hasOwn(kinds, table) || cause === 'breed.player') return 'ui/skull';
  if (table === 'item' && content.itemKinds.has(id)) return itemLook(game, id).sprite;
  return kinds[table as keyof typeof kinds].get(id)?.sprite ?? 'ui/skull';
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
    number('ui.hud.health', maxHpOf(game, player)),
    number('ui.hud.power', powerOf(game, player)),
    number('ui.hud.defence', defenceOf(game, player)),
    ...(groups.length > 0 ? [fact('ui.over.known', text('ui.over.of', { n: known, all: groups.length }))] : []),
  ];
}

/** How many monsters the player saw die; with "+" if the log no longer reaches back to the start. */
function fallen({ state: { log } }: Game): string {
  const n = log.reduce((sum, { tone, count }) => (tone === 'enemyDies' ? sum + count : sum), 0);
  return log.length < LOG_LINES ? String(n) : `${n}+`;
}
