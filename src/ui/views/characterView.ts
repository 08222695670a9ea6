import { isWearable } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { nameOfItem, text, type TextKey } from '../../keep/text';
import { growthOf, hudView } from './hudView';

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
      line('ui.hud.health', text('ui.character.hp', { hp: Math.max(0, player.hp), maxHp }) + extra(maxHp - player.maxHp)),
      line('ui.hud.power', String(powerOf(game, player)) + extra(powerOf(game, player) - player.power)),
      line('ui.hud.defence', String(defenceOf(game, player)) + extra(defenceOf(game, player) - player.defence)),
      ...growth(game),
      ...(oil ? [line('ui.hud.oil', text('ui.hud.oilValue', { n: oil.turns }))] : []),
      ...(finds === null ? [] : [line('ui.hud.finds', String(finds))]),
      line('ui.hud.floor', String(game.state.floor)),
      line('ui.hud.turn', String(game.state.turn)),
    ],
    slots: slotsOf(game),
  };
}

function line(label: TextKey, value: string): SheetLine {
  return { key: label, label: text(label), value };
}

/** The part of a number that comes from equipment. */
function extra(n: number): string {
  return n === 0 ? '' : ` ${text('ui.character.worn', { n })}`;
}

function growth(game: Game): SheetLine[] {
  const grown = growthOf(game);
  if (grown === null) return [];
  return [line('ui.hud.level', String(grown.level)), line('ui.hud.xp', text('ui.character.xp', { xp: grown.xp, need: grown.xpNeed }))];
}

function slotsOf(game: Game): SheetLine[] {
  const { content, state: { hero } } = game;
  const slots = new Set(Array.from(content.itemKinds.values()).filter(isWearable).map(({ slot }) => slot));
  return Array.from(slots, (slot) => {
    const worn = hero.inventory.find(({ id }) => id === hero.worn[slot]);
    return { key: slot, label: text(`slot.${slot}`), value: worn ? nameOfItem(game, worn) : text('ui.character.nothing') };
  });
}
