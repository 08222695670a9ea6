import { isConsumable, type TileKind } from '../../engine/content';
import { nameOf, type Texts } from '../../engine/core/grammar';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { xpToNext } from '../../engine/rules/experience';
import { hitsToKill } from '../../engine/rules/inspect';
import { actorName, breedSeen, isKnown, itemName } from '../../engine/rules/names';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { wornSlot } from '../../engine/rules/wear';
import type { Actor, Item } from '../../engine/state';
import type { Knowledge } from './Knowledge';

/** A run, what its player remembers, and the texts of its names. */
export interface Scene {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly texts: Texts;
}

/** What the player knows now. Lists are in order of place, since those of the state are in order of age. */
export function observation({ game, knowledge, texts }: Scene) {
  const { state, floor } = game;
  const monsters = floor.state.actors.filter((actor) => game.seesActor(actor)).sort(byPlace);
  const disguised = knowledge.disguises(game).map((thing) => ({ ...thing, affixes: [], charges: 0, plus: 0 }));
  const items = [...floor.state.items.filter(({ seen }) => seen), ...disguised].sort(byPlace);
  const bag = state.hero.inventory;
  knowledge.number([...monsters, ...items, ...bag].map(({ id }) => id));
  const idOf = ({ id }: { readonly id: number }) => ({ id: knowledge.numberOf(id) });
  const { map, sight, tiles } = mapOf(game, knowledge);
  return {
    turn: state.turn,
    floor: state.floor,
    you: you(game),
    monsters: monsters.map((actor) => ({ ...idOf(actor), ...aboutMonster(game, actor, texts) })),
    items: items.map((item) => ({ ...idOf(item), x: item.x, y: item.y, ...aboutItem(game, item, texts) })),
    bag: bag.map((item) => ({ ...idOf(item), ...aboutItem(game, item, texts), isWorn: wornSlot(game, item) !== null })),
    traps: knowledge.traps(game).sort(byPlace),
    hazards: floor.state.hazards.filter(({ x, y }) => floor.isVisible(x, y)).map(({ kind, x, y, turns }) => ({ kind, x, y, turns })).sort(byPlace),
    remains: floor.state.corpses.filter(({ seen }) => seen).map(({ breed, x, y }) => ({ breed, x, y })).sort(byPlace),
    tiles,
    map,
    sight,
  };
}

function byPlace(a: Point, b: Point): number {
  return a.y - b.y || a.x - b.x;
}

function you(game: Game) {
  const { player: { x, y, hp, ...player }, hero: { level, xp, oil, finds } } = game.state;
  const stats = { maxHp: maxHpOf(game, game.state.player), power: powerOf(game, game.state.player), defence: defenceOf(game, game.state.player) };
  return { x, y, hp: Math.max(0, hp), ...stats, level, xp, xpNeed: xpToNext(level), oil, finds, statuses: { ...player.statuses } };
}

/** As in look mode. */
function aboutMonster(game: Game, actor: Actor, texts: Texts) {
  const { player } = game.state;
  const { x, y, hp, asleep, statuses, elite } = actor;
  const hits = { hitsToKill: hitsToKill(game, player, actor), hitsToDie: hitsToKill(game, actor, player) };
  const breed = breedSeen(game, actor);
  return { breed, name: nameOf(texts, actorName(game, actor)), elite, x, y, hp, maxHp: maxHpOf(game, actor), asleep, statuses: { ...statuses }, ...hits };
}

/** Of an unidentified item only its look. */
function aboutItem(game: Game, item: Omit<Item, 'id'>, texts: Texts) {
  const { kind, affixes, charges, plus } = item;
  const isIdentified = isKnown(game, kind);
  const row = game.content.itemKinds.get(kind);
  const counts = isIdentified && row && isConsumable(row) && row.charges !== undefined ? { charges } : {};
  return { kind: kindShown(game, kind), name: nameOf(texts, itemName(game, item)), isIdentified, affixes, plus, ...counts };
}

/** An item kind's id; for an unidentified one the id of its look. */
export function kindShown(game: Game, kind: string): string {
  return itemName(game, { kind, affixes: [] }).replace(/^\w+\./, '');
}

/** The map and what is seen of it, a string per row, and the meaning of the map's characters. */
function mapOf(game: Game, knowledge: Knowledge) {
  const { floor, content } = game;
  const glyphs = glyphsOf(content.tiles);
  const rows = (charAt: (at: Point) => string): string[] =>
    Array.from({ length: floor.height }, (_, y) => Array.from({ length: floor.width }, (_one, x) => charAt({ x, y })).join(''));
  const map = rows((at) => {
    const tile = knowledge.tileAt(game, at);
    return tile ? (glyphs.get(tile) ?? '?') : ' ';
  });
  const sight = rows(({ x, y }) => (floor.isVisible(x, y) ? 'v' : floor.isSeen(x, y) ? 's' : floor.isExplored(x, y) ? 'm' : ' '));
  const about = ({ id, walkable, transparent, stairs, key }: TileKind) => ({ id, walkable, transparent, stairs, key });
  return { map, sight, tiles: Object.fromEntries([...glyphs].map(([tile, glyph]) => [glyph, about(tile)])) };
}

/** Each tile's own character, or where another has it already, a private one. */
function glyphsOf(tiles: readonly TileKind[]): Map<TileKind, string> {
  const glyphs = new Map<TileKind, string>();
  const taken = new Set([' ']);
  tiles.forEach((tile, index) => {
    const glyph = taken.has(tile.glyph) ? String.fromCharCode(0xe000 + index) : tile.glyph;
    taken.add(glyph);
    glyphs.set(tile, glyph);
  });
  return glyphs;
}
