import type { Game } from '../../engine/Game';
import { canTake } from '../../engine/ai/explore';
import { isConsumable, type TileKind } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { stepsBetween } from '../../engine/core/point';
import { healingIn } from '../../engine/effects/effects';
import type { GameEvent } from '../../engine/events';
import { announcedCellsSeen } from '../../engine/facts/announced';
import { UNAWARE } from '../../engine/facts/combat';
import { movesWater } from '../../engine/facts/features';
import { costRefusal, hindranceToRest, isCalm, isKnownOil, priceOf, skillOf } from '../../engine/facts/hero';
import { hoodRefusal, lightOf } from '../../engine/facts/light';
import { isAfloat } from '../../engine/facts/movement';
import { isKnown, itemName } from '../../engine/facts/names';
import { isWatching } from '../../engine/facts/told';
import { alliesOf, canLeadMore, isHostile } from '../../engine/facts/sides';
import { maxHpOf } from '../../engine/facts/stats';
import { isAimed } from '../../engine/facts/targets';
import { natureOf } from '../../engine/facts/traits';
import { type Actor, INVENTORY_SLOTS, type Item } from '../../engine/state';
import type { KeyPart } from '../../keep/text';
import type { ModeKind } from '../commands';

/** The situation in which hints are considered. */
export interface Moment {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly mode: ModeKind;
  /** Turns in which nothing new came into view. */
  readonly idle: number;
  /** Whether the player has explored by the key for it. */
  readonly explores: boolean;
}

/** A hint for newcomers. Its text is `ui.hint.<id>`; `.pad` is for gamepads, `.bare` for when no key is bound. */
export type Hint = Timing & (Plain | Keyed);

type HintText = KeyPart<'ui.hint.'>;

interface Timing {
  /** What tells one sight of it from another, where it is shown once for each. */
  readonly about?: (game: Game) => string;
  /** Values for its text. */
  readonly params?: (game: Game) => Message['params'];
  /** The item that it is about, if any: in a quick slot it is named with its key, by the wording `.slot`. */
  readonly item?: (game: Game) => Item | undefined;
  /** Which wording suits the moment, for one with several; by default that of its id. */
  readonly words?: (game: Game) => HintText;

  /** Whether it is due. */
  when(moment: Moment): boolean;
  /** Whether it has served its purpose or no longer applies. */
  done(moment: Moment): boolean;
}

interface Plain {
  readonly id: KeyPart<'ui.hint.'>;
  readonly actions?: undefined;
}

interface Keyed {
  readonly id: KeyPart<'ui.hint.', '.bare'>;
  /** Actions whose key it names: the first that is bound. */
  readonly actions: readonly string[];
}

const LOW = 0.25;
const HALF = 0.5;
const LONG = 30;
/** Steps from the player to a noise that it may have made. */
const CLOSE = 2;
/** The last turn at which a run has just begun. */
const SOON = 12;

/** All hints, by priority: of several due, the first is shown. */
export const HINTS: readonly Hint[] = [
  { id: 'target',  when: ({ mode }) => mode === 'targeting', done: ({ mode }) => mode !== 'targeting', actions: ['next'] },
  { id: 'level',   when: ({ mode }) => mode === 'newLevel', done: ({ mode }) => mode !== 'newLevel' },
  { id: 'health',  when: ({ game }) => isHurt(game), done: ({ game }) => !isHurt(game), words: adviceForWounded, params: itemForWounded, item: healerIn },
  { id: 'captive', when: ({ game }) => canLeadMore(game) && seesCaptive(game), done: ({ game }) => !seesCaptive(game) },
  { id: 'ally',    when: ({ game }) => alliesOf(game).length > 0, done: ({ game }) => alliesOf(game).length === 0, actions: ['order'] },
  { id: 'sluice',  when: ({ game }) => seesSluice(game), done: ({ mode, game }) => mode === 'feature' || !seesSluice(game) },
  { id: 'feature', when: ({ game }) => seesTile(game, ({ id }) => game.content.features.has(id) && !movesWater(game, id)), done: ({ mode, game }) => mode === 'feature' || game.isOver },
  { id: 'marked',  when: ({ game }) => announcedCellsSeen(game).length > 0, done: ({ game }) => announcedCellsSeen(game).length === 0, actions: ['look'] },
  { id: 'elite',   when: ({ game }) => inView(game).some(({ elite }) => elite.length > 0), done: ({ game }) => inView(game).length === 0, actions: ['look'] },
  { id: 'skill',   when: ({ game }) => mayUseSkill(game), done: ({ game, events }) => events.some(({ type }) => type === 'skillUsed') || !mayUseSkill(game), actions: ['skill'], params: skillParams },
  { id: 'sleeper', when: ({ game }) => inView(game).some(({ asleep }) => asleep), done: ({ game }) => !inView(game).some(({ asleep }) => asleep), words: (game) => (canHood(game) ? 'sleeper' : 'sleeper.plain'), params: (game) => ({ n: surprise(game) }) },
  { id: 'monster', when: ({ game }) => !isAfloat(game, game.state.player) && inView(game).some(({ asleep }) => !asleep), done: ({ game }) => inView(game).length === 0, actions: ['look'] },
  { id: 'hood',    when: ({ game }) => mayHood(game), done: ({ game }) => game.state.hero.hooded || !mayHood(game), actions: ['hood'] },
  { id: 'hooded',  when: ({ game }) => game.state.hero.hooded, done: ({ game }) => !game.state.hero.hooded, actions: ['hood'], params: (game) => ({ n: lightOf(game) }) },
  { id: 'move',    when: ({ game }) => game.state.turn === 0, done: ({ game }) => game.state.turn > 3, actions: ['west', 'south', 'north', 'east'] },
  { id: 'hero',    when: ({ game }) => game.state.turn <= SOON && skillOf(game) !== null, done: ({ events }) => events.some(({ type }) => type === 'skillUsed'), actions: ['skill'], about: ({ state }) => state.hero.kind, params: skillParams },
  { id: 'status',  when: ({ game, events }) => events.some((event) => event.type === 'inflicted' && event.actor === game.state.player.id), done: ({ game }) => Object.keys(game.state.player.statuses).length === 0, actions: ['character'] },
  { id: 'oil',     when: ({ game }) => isDim(game), done: ({ game }) => !isDim(game), words: (game) => (carriesOil(game) ? 'oil' : 'oil.none') },
  { id: 'unknown', when: ({ game }) => untriedIn(game) !== undefined, done: ({ game, mode }) => mode === 'inventory' || !untriedIn(game), actions: ['inventory'], params: (game) => named(game, untriedIn(game)) },
  { id: 'aimed',   when: ({ game }) => aimedIn(game) !== undefined, done: ({ game, mode }) => mode === 'inventory' || !aimedIn(game), actions: ['inventory'], params: (game) => named(game, aimedIn(game)) },
  { id: 'full',    when: ({ game }) => isFull(game), done: ({ game }) => !isFull(game), actions: ['drop', 'inventory'] },
  { id: 'item',    when: ({ game }) => liesHere(game), done: ({ game }) => !liesHere(game), actions: ['pickUp', 'here'] },
  { id: 'current', when: ({ game }) => seesTile(game, isCurrent), done: ({ game }) => !seesTile(game, isCurrent) },
  { id: 'ice',     when: ({ game }) => seesTile(game, isFragile), done: ({ game }) => !seesTile(game, isFragile) },
  { id: 'deep',    when: ({ game }) => seesTile(game, isDeep), done: ({ game }) => !seesTile(game, isDeep) },
  { id: 'trap',    when: ({ game, events }) => events.some(({ type }) => type === 'trapFound') || seesTrap(game), done: () => false },
  { id: 'fire',    when: ({ game }) => seesSpread(game), done: ({ game }) => !seesSpread(game) },
  { id: 'stairs',  when: ({ game }) => seesTile(game, ({ stairs }) => stairs === 'down'), done: ({ game, events }) => events.some(({ type }) => type === 'arrived') || game.isOver, actions: ['stairsDown', 'toStairs'] },
  { id: 'door',    when: ({ game }) => seesTile(game, ({ opens, walkable }) => opens !== undefined && walkable), done: ({ events }) => events.some(({ type }) => type === 'opened') },
  { id: 'lost',    when: ({ game, idle, explores }) => !explores && idle >= LONG && inView(game).length === 0, done: ({ idle }) => idle === 0, actions: ['explore'] },
];

/** Hostiles in view, without disguised ones. */
function inView(game: Game): readonly Actor[] {
  return game.floor.state.actors.filter((actor) => isHostile(game.state.player, actor) && game.seesActor(actor));
}

/** Whether its skill could help, against several, even while they sleep, or when hurt, and can be paid. */
function mayUseSkill(game: Game): boolean {
  const skill = skillOf(game);
  const { player } = game.state;
  const enemies = inView(game);
  const isHard = enemies.length > 1 || (enemies.some(({ asleep }) => !asleep) && player.hp <= HALF * maxHpOf(game, player));
  return skill !== null && isHard && costRefusal(game, skill) === null;
}

function skillParams(game: Game): Message['params'] {
  const skill = skillOf(game);
  return skill ? { hero: `hero.${game.state.hero.kind}`, name: `skill.${skill.id}`, n: priceOf(game, skill).oil } : {};
}

function seesCaptive(game: Game): boolean {
  return game.floor.state.actors.some((actor) => actor.bound > 0 && game.seesActor(actor));
}

/** Whether it could pass by enemies in view that know nothing of it yet. */
function mayHood(game: Game): boolean {
  const enemies = inView(game);
  return canHood(game) && enemies.length > 0 && !enemies.some((actor) => isWatching(game, actor) || isComing(game, actor));
}

/** Whether an enemy hunts the player, or goes to where it heard it: what has just woken does so before it has noticed anyone. */
function isComing({ floor, state: { player } }: Game, { alert, goal }: Actor): boolean {
  return alert > 0 || (goal >= 0 && stepsBetween(floor.position(floor.cellOf(goal)), player) <= CLOSE);
}

function isHurt(game: Game): boolean {
  return !game.isOver && game.state.player.hp <= LOW * maxHpOf(game, game.state.player);
}

function isDim({ content: { lantern }, state: { hero } }: Game): boolean {
  return lantern !== null && !hero.lamp && hero.oil < lantern.dim;
}

/** A carried unidentified item that may need a target. */
function aimedIn(game: Game): Item | undefined {
  return untriedIn(game) ? undefined : game.state.hero.inventory.find(({ kind }) => !isKnown(game, kind));
}

/** How many times its damage the player's attack on a sleeper does, at least. */
function surprise(game: Game): number {
  return Math.floor((UNAWARE * (100 + natureOf(game, game.state.player).ambush)) / 100);
}

function isFull({ state }: Game): boolean {
  return state.hero.inventory.length >= INVENTORY_SLOTS;
}

/** Whether an item lies here that the bag takes, and that the player has not just laid down. */
function liesHere(game: Game): boolean {
  const { x, y } = game.state.player;
  const item = game.floor.itemsAt(x, y).at(-1);
  return item !== undefined && !item.left && canTake(game, item.kind);
}

/** Whether a hazard that can spread is in view. */
function seesSpread({ floor, content }: Game): boolean {
  return floor.state.hazards.some(({ kind, x, y }) => content.spreads.has(kind) && floor.isVisible(x, y));
}

function seesTrap({ content, floor }: Game): boolean {
  return floor.state.traps.some(({ kind, known, x, y }) => known && content.traps.kinds.get(kind)?.covert !== true && floor.isVisible(x, y));
}

function seesSluice(game: Game): boolean {
  return seesTile(game, ({ id }) => movesWater(game, id));
}

function isCurrent({ carries }: TileKind): boolean {
  return carries !== undefined;
}

function isFragile({ breaks }: TileKind): boolean {
  return breaks !== undefined;
}

function isDeep({ deep }: TileKind): boolean {
  return deep !== undefined;
}

function seesTile({ floor }: Game, fits: (tile: TileKind) => boolean): boolean {
  return floor.fov.cells.subarray(0, floor.fov.count).some((cell) => {
    const { x, y } = floor.position(cell);
    return floor.contains(x, y) && fits(floor.tileAt(x, y));
  });
}

/* What hints advise depends on what the game would do now: none names what is refused. */


/** What helps the wounded: an item that heals now, rest, an unidentified item to drink, stairs, or to get away. */
function adviceForWounded(game: Game): HintText {
  if (healerIn(game)) return 'health';
  if (isCalm(game)) return game.content.rest && hindranceToRest(game) === null ? 'health.rest' : 'health.calm';
  if (untriedIn(game)) return 'health.untried';
  const knowsStairs = game.floor.state.terrain.some((tile, index) => game.content.tiles[tile]?.stairs !== undefined && game.floor.state.explored[index] !== 0);
  return knowsStairs ? 'health.stairs' : 'health.away';
}

/** Values for what is advised to the wounded. */
function itemForWounded(game: Game): Message['params'] {
  return named(game, healerIn(game) ?? untriedIn(game));
}

/** An item's name as a value for a text. */
function named(game: Game, item: Item | undefined): Message['params'] {
  return { item: item ? itemName(game, item) : 'look.something' };
}

/** A carried item that heals the player and that it may use now. */
function healerIn(game: Game): Item | undefined {
  return game.state.hero.inventory.find(({ kind }) => {
    const row = game.content.itemKinds.get(kind);
    if (!row || !isConsumable(row) || !isKnown(game, kind) || row.target.at !== 'self') return false;
    return healingIn(row.effects) > 0 && (row.calm !== true || isCalm(game));
  });
}

/** A carried unidentified item of a group that is never aimed: it can always be tried. */
function untriedIn(game: Game): Item | undefined {
  const { itemKinds } = game.content;
  const isAlwaysTried = (group: string): boolean => [...itemKinds.values()].every((row) => !isConsumable(row) || row.group !== group || !isAimed(row.target));
  return game.state.hero.inventory.find(({ kind }) => {
    const row = itemKinds.get(kind);
    return row && isConsumable(row) && row.group !== undefined && !isKnown(game, kind) && isAlwaysTried(row.group);
  });
}

/** Whether the player carries oil that it knows for such. */
function carriesOil(game: Game): boolean {
  return game.state.hero.inventory.some(({ kind }) => isKnownOil(game, kind));
}

/** Whether the lantern is open and can be hooded. */
function canHood(game: Game): boolean {
  return !game.state.hero.hooded && hoodRefusal(game) === null;
}
