import type { Bonus } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { bonusOf } from '../../engine/rules/bonus';
import { talentsOf } from '../../engine/rules/calling';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { wornItems } from '../../engine/rules/traits';
import { nameOfItem, text, type TextKey } from '../../keep/text';
import { growthOf, hudView, slotsOf } from './hudView';

/** A labelled value of the sheet. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The character sheet. */
export interface CharacterView {
  readonly stats: readonly SheetLine[];
  /** One line per equipment slot of the pack. */
  readonly slots: readonly SheetLine[];
}

/** The hero's present stats, with equipment bonuses shown separately. */
export function characterView(game: Game): CharacterView {
  const { player } = game.state;
  const maxHp = maxHpOf(game, player);
  const { oil, finds } = hudView(game, null);
  return {
    stats: [
      line('ui.hud.health', text('ui.character.hp', { hp: Math.max(0, player.hp), maxHp }) + extra(game, 'maxHp')),
      line('ui.hud.power', String(powerOf(game, player)) + extra(game, 'power')),
      line('ui.hud.defence', String(defenceOf(game, player)) + extra(game, 'defence')),
      ...growth(game),
      ...(oil ? [line('ui.hud.oil', text('ui.hud.oilValue', { n: oil.turns }))] : []),
      ...(finds === null ? [] : [line('ui.hud.finds', String(finds))]),
      line('ui.hud.floor', String(game.state.floor)),
      line('ui.hud.turn', String(game.state.turn)),
    ],
    slots: equipment(game),
  };
}

function line(label: TextKey, value: string): SheetLine {
  return { key: label, label: text(label), value };
}

/** The parts of a number that come from equipment, talents and statuses, where there are any; what the hero begins with is its own. */
function extra(game: Game, stat: keyof Bonus): string {
  const { content, state: { player } } = game;
  const parts = [
    ['ui.character.fromGear', wornItems(game).map((item) => bonusOf(game, item)[stat])],
    ['ui.character.fromTalents', talentsOf(game).map(({ bonus }) => bonus?.[stat] ?? 0)],
    ['ui.character.fromEffects', Object.keys(player.statuses).map((id) => content.statuses.get(id)?.bonus?.[stat] ?? 0)],
  ] as const;
  const words = parts.flatMap(([key, numbers]) => {
    const n = numbers.reduce((sum, each) => sum + each, 0);
    return n === 0 ? [] : [text(key, { n })];
  });
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function growth(game: Game): SheetLine[] {
  const grown = growthOf(game);
  if (grown === null) return [];
  return [line('ui.hud.level', String(grown.level)), line('ui.hud.xp', text('ui.character.xp', { xp: grown.xp, need: grown.xpNeed }))];
}

function equipment(game: Game): SheetLine[] {
  const { hero } = game.state;
  return slotsOf(game).map((slot) => {
    const worn = hero.inventory.find(({ id }) => id === hero.worn[slot]);
    return { key: slot, label: text(`slot.${slot}`), value: worn ? nameOfItem(game, worn) : text('ui.character.nothing') };
  });
}
