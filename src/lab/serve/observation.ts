import type { Game } from '../../engine/Game';
import { attacksAnnouncedAt, announcedCellsSeen } from '../../engine/facts/announced';
import { hitsToKill } from '../../engine/facts/inspect';
import { lostLanternAt } from '../../engine/facts/light';
import { actorName, breedSeen, isKnown, itemName } from '../../engine/facts/names';
import { heardBy, watchersOf } from '../../engine/facts/told';
import { isAlly } from '../../engine/facts/sides';
import { defenceOf, maxHpOf, powerOf, xpToNext } from '../../engine/facts/stats';
import { wornSlot } from '../../engine/facts/traits';
import { isConsumable, type TileKind } from '../../engine/content';
import { nameOf, sentence, type Texts } from '../../engine/core/grammar';
import { isRecord } from '../../engine/core/id';
import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { Actor, Corpse, Hazard, Item } from '../../engine/state';
import { ENGLISH } from '../contentById';
import type { BotKnowledge } from './BotKnowledge';

/** A run, what its player remembers, and the texts of its names. */
export interface Scene {
  readonly game: Game;
  readonly knowledge: BotKnowledge;
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
    heard: heardBy(game).map((actor) => wayTo(state.player, actor)).sort((a, b) => a.dy - b.dy || a.dx - b.dx),
    monsters: monsters.map((actor) => ({ ...idOf(actor), ...aboutMonster(game, actor, texts) })),
    items: items.map((item) => ({ ...idOf(item), x: item.x, y: item.y, ...aboutItem(game, item, texts) })),
    bag: bag.map((item) => ({ ...idOf(item), ...aboutItem(game, item, texts), isWorn: wornSlot(game, item) !== null })),
    traps: knowledge.traps(game).sort(byPlace),
    hazards: floor.state.hazards.filter(({ x, y }) => floor.isVisible(x, y)).map((hazard) => aboutHazard(game, hazard)).sort(byPlace),
    marks: marksOf(game, (id) => knowledge.numberOf(id)),
    remains: floor.state.corpses.filter(({ seen }) => seen).map((corpse) => aboutRemains(game, corpse)).sort(byPlace),
    tiles,
    map,
    sight,
  };
}

/** The marked cells in view with what will hit you there: its attacker (null if out of view), ability, the turns left and its damage. */
function marksOf(game: Game, numberOf: (id: number) => number | null) {
  const { player } = game.state;
  return announcedCellsSeen(game).map(({ cell }) => cell).sort(byPlace).flatMap(({ x, y }) =>
    attacksAnnouncedAt(game, player, { x, y }).map(({ caster, ability, turns, least, most }) => {
      return { x, y, by: game.seesActor(caster) ? numberOf(caster.id) : null, ability, turns, least, most };
    }));
}

/** Sorts row by row: other orders can tell who is older. */
export function byPlace(a: Point, b: Point): number {
  return a.y - b.y || a.x - b.x;
}

function you(game: Game) {
  const { player, hero: { kind, talents, level, xp, oil, hooded, finds, lamp } } = game.state;
  const { x, y, hp } = player;
  const stats = { maxHp: maxHpOf(game, player), power: powerOf(game, player), defence: defenceOf(game, player) };
  const light = { oil, hooded, isNoticed: watchersOf(game).length > 0, ...(lamp ? { lamp: lostLanternAt(game) } : {}) };
  const calling = kind === '' ? {} : { hero: kind, talents };
  const growth = { level, xp, xpNeed: xpToNext(game.content, level) };
  return { x, y, hp: Math.max(0, hp), ...stats, ...growth, ...light, ...calling, finds, statuses: { ...player.statuses } };
}

/** The direction of something heard, not its distance. */
function wayTo(from: Point, to: Point): { readonly dx: number; readonly dy: number } {
  return { dx: Math.sign(to.x - from.x), dy: Math.sign(to.y - from.y) };
}

/** As in look mode. */
function aboutMonster(game: Game, actor: Actor, texts: Texts) {
  const { player } = game.state;
  const { x, y, hp, asleep, statuses, elite } = actor;
  const hits = { hitsToKill: hitsToKill(game, player, actor), hitsToDie: hitsToKill(game, actor, player) };
  const breed = breedSeen(game, actor);
  const company = actor.side === 'player' ? { side: isAlly(game, actor) ? 'ally' : 'captive', bound: actor.bound, waits: actor.waits } : {};
  const name = nameOf(texts, actorName(game, actor));
  return { breed, name, elite, x, y, hp, maxHp: maxHpOf(game, actor), asleep, statuses: { ...statuses }, ...hits, ...company };
}

function aboutRemains({ state }: Game, { breed, x, y, rises }: Corpse) {
  return { breed, x, y, ...(rises > 0 ? { rises: rises - state.turn } : {}) };
}

function aboutHazard({ content }: Game, { kind, x, y, turns }: Hazard) {
  return { kind, x, y, turns, hides: content.hazards.get(kind)?.hides === true };
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
function kindShown(game: Game, kind: string): string {
  return itemName(game, { kind, affixes: [] }).replace(/^\w+\./, '');
}

/** The map and what is seen of it, a string per row, and the meaning of the map's characters. */
function mapOf(game: Game, knowledge: BotKnowledge) {
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

/** An event as the bot is told of it: numbers for actors and items, `you` for the player, null for what was out of view. */
type ShownEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Left out: what the observation itself shows, and `found`, which comes for a real item and not for a monster that passes for one;
 * `ended` is the run's result.
 */
const UNTOLD: readonly GameEvent['type'][] = ['found', 'noticed', 'changed', 'waited', 'ended'];

/** Events of which `kind` is an item's. */
const OF_ITEMS: readonly GameEvent['type'][] = [
  'pickedUp', 'dropped', 'equipped', 'takenOff', 'itemUsed', 'stole', 'treasure', 'identified',
];

/** The events of an action, as far as the player noticed them; ask for them after `Knowledge.number`. */
export function perceivedEvents(
  events: readonly GameEvent[], game: Game, { knowledge, texts }: { knowledge: BotKnowledge; texts: Texts },
): ShownEvent[] {
  const arrivals = events.flatMap(({ type }, index) => (type === 'arrived' ? [index] : []));
  return events.flatMap((event, index) => {
    if (!event.seen || UNTOLD.includes(event.type)) return [];
    if (event.type === 'message' || event.type === 'refused') {
      return [{ type: event.type, tone: event.tone, text: sentence(texts, event, ENGLISH) }];
    }
    // Cells before an arrival are those of the floor that was left.
    const isOld = index < (arrivals[0] ?? Infinity);
    const isNew = index >= (arrivals.at(-1) ?? -1);
    const saw = (at: Point): boolean => (isOld && knowledge.saw(at, 'before')) || (isNew && knowledge.saw(at, 'now'));
    return shown(event, game, { knowledge, saw }) ?? [];
  });
}

/** Null if the player could not tell who it was about. */
function shown(
  event: GameEvent, game: Game, { knowledge, saw }: { knowledge: BotKnowledge; saw: (at: Point) => boolean },
): ShownEvent | null {
  const who = (id: number): number | 'you' | null => (id === game.state.player.id ? 'you' : knowledge.numberOf(id));
  const fields = Object.entries(event).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'seen' || name === 'breed') return [];
    if (['actor', 'attacker', 'target', 'captive', 'item'].includes(name)) return [[name, who(Number(value))]];
    if (name === 'kind' && OF_ITEMS.includes(event.type)) return [[name, kindShown(game, String(value))]];
    // Where it has gone to, it may be out of view, or invisible from there.
    if (name === 'to' && 'actor' in event && who(event.actor) !== 'you' && !knowledge.isShown(event.actor)) return [[name, null]];
    if (Array.isArray(value)) return [[name, (value as Point[]).filter(saw)]];
    return [[name, isRecord(value) && !saw(value as unknown as Point) ? null : value]];
  });
  const actors = fields.filter(([name]) => ['actor', 'attacker', 'target'].includes(name));
  return actors.length > 0 && actors.every(([, actor]) => actor === null) ? null : { ...Object.fromEntries(fields), type: event.type };
}
