import type { Boon } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { text } from '../text';

/** What a boon is called, and how the number that it raises stands now. */
export interface BoonView {
  readonly name: string;
  readonly now: string;
  readonly sprite: string;
}

const SPRITES: Readonly<Record<Boon, string>> = { life: 'ui/heart', power: 'ui/attack', defence: 'ui/defence' };
const VALUES: Readonly<Record<Boon, typeof maxHpOf>> = { life: maxHpOf, power: powerOf, defence: defenceOf };

export function boonView(game: Game, boon: Boon): BoonView {
  const n = VALUES[boon](game, game.state.player);
  return { name: text(`ui.boon.${boon}`), now: text(boon === 'life' ? 'ui.boon.now.life' : 'ui.boon.now', { n }), sprite: SPRITES[boon] };
}
