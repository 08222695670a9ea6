import { LIFE, type Boon } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { text } from '../../keep/text';

/** What a boon is called, and how the number that it raises stands before and after. */
export interface BoonView {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly sprite: string;
}

const SPRITES: Readonly<Record<Boon, string>> = { life: 'ui/heart', power: 'ui/attack', defence: 'ui/defence' };
const VALUES: Readonly<Record<Boon, typeof maxHpOf>> = { life: maxHpOf, power: powerOf, defence: defenceOf };
const GAINS: Readonly<Record<Boon, number>> = { life: LIFE, power: 1, defence: 1 };

export function boonView(game: Game, boon: Boon): BoonView {
  const from = VALUES[boon](game, game.state.player);
  return { name: text(`ui.boon.${boon}`), from, to: from + GAINS[boon], sprite: SPRITES[boon] };
}
