import { capital } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import { skillOf } from '../../engine/rules/heroes';
import { scoreParts } from '../../engine/rules/score';
import type { Counts } from '../../engine/notes';
import { nameText, text, type TextKey } from '../../keep/text';
import { spriteOf } from './deathView';
import { hasFinds } from './hudView';

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
  const [goal] = [...content.itemKinds.values()].filter((kind) => 'wins' in kind);
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
  return found.map(([key, n]) => ({ key: `${value} ${key}`, sprite: spriteFor(game, key), name: nameFor(key), value: text(value, { n }) }));
}

function nameFor(key: string): string {
  if (key === 'breed.player') return text('ui.won.fists');
  if (key === 'rest') return text('ui.won.rest');
  if (key.startsWith('traits.')) return text('ui.won.traits');
  return capital(nameText(key));
}

function spriteFor(game: Game, key: string): string {
  const [table = ''] = key.split('.', 1);
  if (table === 'traits') return 'ui/star';
  if (table === 'skill') return skillOf(game)?.sprite ?? 'ui/star';
  if (key === 'breed.player') return 'ui/attack';
  // Rests, on the stairs and elsewhere, have no row.
  return spriteOf(game, key, 'ui/rest');
}
