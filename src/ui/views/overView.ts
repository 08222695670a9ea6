import type { Game } from '../../engine/Game';
import { accountOf } from '../../engine/ending/account';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { text, type TextKey } from '../../keep/text';
import { deathView, scoreLine, spriteOf, type DeathView } from './deathView';
import { fact, type Fact } from './fact';
import { hasFinds } from './hudView';
import { triumphView, type TriumphView } from './triumphView';

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
  const killer = accountOf(game)?.killer.cause ?? cause;
  return spriteOf(game, killer === 'breed.player' ? cause : killer);
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
