import type { Message } from '../../engine/core/grammar';
import { DIRECTIONS } from '../../engine/core/point';
import { isAnnouncedAt } from '../../engine/facts/announced';
import { dangerAt } from '../../engine/facts/danger';
import { isFree } from '../../engine/facts/movement';
import { actorName } from '../../engine/facts/names';
import { hostilesInView } from '../../engine/facts/senses';
import { maxHpOf } from '../../engine/facts/stats';
import type { Game } from '../../engine/Game';
import { nameText, text, textOf } from '../../keep/text';
import { direction, whereabouts } from './surroundingsView';

/** Where a run begins or goes on, and as whom. */
export function beginning(game: Game): string {
  const { content, floor, state: { hero: { kind }, player } } = game;
  const theme = nameText(`theme.${floor.state.theme}`);
  const health = text('ui.hud.healthValue', { hp: player.hp, maxHp: maxHpOf(game, player) });
  const hero = content.heroes.has(kind) ? text('ui.speech.hero', { hero: `hero.${kind}`, health }) : `${health}.`;
  return `${text('ui.floorTitle', { n: floor.state.number })}, ${theme}. ${hero}`;
}

/** What an enemy in view hinders; where it is, sighted players see. */
const HINDERED: readonly string[] = ['stop.awake', 'stop.hurtFight'];

/** A sentence in passing, with the place of an enemy that hinders the player. */
export function passingWords(game: Game, message: Message): string {
  const words = textOf(message);
  if (!HINDERED.includes(message.key)) return words;
  const nearest = hostilesInView(game).find((actor) => !actor.asleep && actorName(game, actor) === message.params['actor']);
  return nearest ? `${words.replace(/\.$/, '')}, ${whereabouts(game.state.player, nearest)}.` : words;
}

/** Where the player can step out of an announced attack; null if it stands in none. */
export function refugeWords(game: Game): string | null {
  const { player } = game.state;
  if (!isAnnouncedAt(game, player, player)) return null;
  const ways = DIRECTIONS.slice(0, game.breedOf(player).directions).map(({ x, y }) => ({ x: player.x + x, y: player.y + y }));
  const safe = ways.filter((way) => game.floor.isExplored(way.x, way.y) && isFree(game, player, way) && dangerAt(game, way) === null);
  if (safe.length === 0) return text('ui.speech.unsafe');
  return text('ui.speech.safe', { where: safe.map((way) => nameText(`ui.action.${direction(player, way)}`)).join(', ') });
}

/** The player's open directions, or the blocked ones if fewer; and the tile, if it differs from `before`. */
export function stepWords({ floor, state: { player }, content }: Game, before: string): { readonly tile: string; readonly words: string } {
  const { id: tile, stairs } = floor.tileAt(player.x, player.y);
  const ways = DIRECTIONS.slice(0, content.breeds.get(player.breed)?.directions ?? 8)
    .map(({ x, y }) => ({ x: player.x + x, y: player.y + y }));
  const open = ways.filter(({ x, y }) => floor.isExplored(x, y) && floor.isWalkable(x, y));
  const isRoomy = 2 * open.length > ways.length;
  const listed = isRoomy ? ways.filter((way) => !open.includes(way)) : open;
  const where = listed.map((way) => nameText(`ui.action.${direction(player, way)}`)).join(', ');
  const exits = text(listed.length === 0 ? `ui.step.${isRoomy ? 'free' : 'none'}` : `ui.step.${isRoomy ? 'blocked' : 'open'}`, { where });
  if (tile === before || stairs !== undefined) return { tile, words: exits };
  return { tile, words: `${textOf({ key: 'ui.step.tile', params: { tile: `tile.${tile}` } })} ${exits}` };
}
