import type { Game } from '../../engine/Game';
import { hostOf } from '../../engine/rules/clinging';
import { actorName, breedSeen } from '../../engine/rules/names';
import { text, textsOf } from '../../keep/text';

/** A status effect on the player, or a monster that clings to it. */
export interface StatusView {
  readonly id: string;
  readonly name: string;
  readonly sprite: string;
  /** Turns left; null for what clings. */
  readonly turns: number | null;
  /** What it does. */
  readonly about: string;
  readonly isHarmful: boolean;
}

/** What clings to the player, then the player's status effects. */
export function statusView(game: Game): StatusView[] {
  return [...clinging(game), ...statuses(game)];
}

/** A status with its turns in words. */
export function statusLine({ name, turns }: Pick<StatusView, 'name' | 'turns'>): string {
  return turns === null ? name : text('ui.character.status', { status: name, n: turns });
}

function clinging(game: Game): StatusView[] {
  return game.floor.state.actors.filter((actor) => hostOf(game, actor) === game.state.player).map((actor) => ({
    id: `clings ${actor.id}`,
    name: text('ui.hud.clings', { actor: actorName(game, actor) }),
    sprite: 'talent/chain',
    turns: null,
    about: textsOf([{ key: `breed.${breedSeen(game, actor)}.about`, params: {} }]).join(''),
    isHarmful: true,
  }));
}

function statuses({ state, content }: Game): StatusView[] {
  return Object.entries(state.player.statuses).map(([id, turns]) => ({
    id,
    name: text(`status.${id}`),
    sprite: content.statuses.get(id)?.sprite ?? '',
    turns: content.statuses.get(id)?.endless === true ? null : turns,
    about: textsOf([{ key: `status.${id}.about`, params: {} }]).join(''),
    isHarmful: content.statuses.get(id)?.harmful === true,
  }));
}
