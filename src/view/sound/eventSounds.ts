import type { Game } from '../../engine/Game';
import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import { movesWater } from '../../engine/facts/features';
import { maxHpOf } from '../../engine/facts/stats';
import type { Actor } from '../../engine/state';
import { abilitySound, hazardSound, itemSound, statusSound, strikeSound } from './rowSounds';
import type { SoundId } from './sounds';

/** A sound and its cell; without one it comes from the player. */
export interface Cue {
  readonly sound: SoundId;
  readonly at?: Point;
  /** Its gain relative to normal. */
  readonly gain?: number;
  /** Seconds into the turn; by default in sequence. */
  readonly after?: number;
}

/** The run after a turn, and some of the state before it. */
export interface Ear {
  readonly game: Game;
  readonly floorBefore: number;
  readonly lightBefore: number;
  /** Whether an actor, even a dead one, is an elite. */
  isElite(actor: number): boolean;
}

type EventSound<T extends GameEvent['type']> = (event: Extract<GameEvent, { type: T }>, ear: Ear) => Cue | null;

/** The fraction of max HP that makes a hit heavy, on the player and on others. */
const HEAVY = { hero: 0.25, other: 0.4 } as const;
/** Healing below this many HP is silent. */
const TRICKLE = 3;
const FAR_SHARE = 0.6;

/** The sound of each kind of event; null for silent ones. */
export const EVENT_SOUNDS: { readonly [T in GameEvent['type']]: EventSound<T> | null } = {
  // Others' steps are silent: they would drown out everything else.
  moved: ({ actor, from, to }, ear) => (isHero(ear, actor) ? { sound: goesUnder(ear, from, to) ? 'splash' : stepOn(ear, to) } : null),
  evaded: ({ to }) => ({ sound: 'swing', at: to }),
  attacked: ({ damage, to }) => (damage === 0 ? { sound: 'clank', at: to } : { sound: 'swing', at: to }),
  damaged: ({ actor, at, dealt }, ear) => {
    if (isHero(ear, actor)) return { sound: isHeavy(ear, dealt) ? 'hurtBadly' : 'hurt' };
    return { sound: isHeavyFor(ear, actor, dealt) ? 'hitHard' : 'hit', at };
  },
  healed: ({ actor, at, amount }, ear) => (amount < TRICKLE ? null : isHero(ear, actor) ? { sound: 'healed' } : { sound: 'mends', at }),
  died: ({ actor, breed, at }, ear) => {
    return isHero(ear, actor) ? null : { sound: isUnique(ear, breed) ? 'bossDies' : ear.isElite(actor) ? 'eliteDies' : 'dies', at };
  },
  pickedUp: ({ kind }, { game }) => ({ sound: isKey(game, kind) ? 'key' : 'take' }),
  dropped: () => ({ sound: 'drop' }),
  equipped: () => ({ sound: 'putOn' }),
  takenOff: () => ({ sound: 'takeOff' }),
  itemUsed: ({ kind }, { game }) => ({ sound: itemSound(game, kind) }),
  struck: ({ kind, to }, { game }) => ({ sound: strikeSound(game, kind), at: to }),
  inflicted: ({ actor, status, at }, ear) => {
    return { sound: statusSound(ear.game, status), ...(isHero(ear, actor) ? {} : { at, gain: FAR_SHARE }) };
  },
  cured: ({ actor, status }, ear) => {
    if (!isHero(ear, actor)) return null;
    return { sound: ear.game.content.statuses.get(status)?.harmful === true ? 'relief' : 'fades' };
  },
  teleported: ({ actor, to }, ear) => (isHero(ear, actor) ? { sound: 'blink' } : { sound: 'blink', at: to, gain: FAR_SHARE }),
  pushed: ({ to }) => ({ sound: 'shove', at: to }),
  carried: ({ actor, from, to }, ear) => (isHero(ear, actor) ? { sound: goesUnder(ear, from, to) ? 'splash' : 'flow' } : null),
  floated: null,
  summoned: ({ at }) => ({ sound: 'summon', at }),
  changed: ({ at }) => ({ sound: 'rumble', at }),
  abilityUsed: ({ actor, ability, at }, { game }) => ({ sound: abilitySound(game, actor, ability), at: placeOf(game, actor) ?? at }),
  announced: ({ at }) => ({ sound: 'windUp', at }),
  unleashed: ({ actor, ability, at }, { game }) => ({ sound: abilitySound(game, actor, ability), at: placeOf(game, actor) ?? at }),
  calledOff: ({ at }) => ({ sound: 'fizzle', at }),
  trapSprung: ({ at }) => ({ sound: 'trap', at }),
  trapFound: ({ at }) => ({ sound: 'trapFound', at }),
  revealed: ({ at }) => ({ sound: 'revealed', at }),
  // A hidden actor must not be given away.
  woke: ({ actor, at }, { game }) => (actorOf(game, actor)?.hidden === true ? null : { sound: 'woke', at }),
  stole: () => ({ sound: 'stolen' }),
  clouded: ({ hazard, at }, { game }) => ({ sound: hazardSound(game, hazard), at }),
  // A sluice sounds as it is chosen.
  opened: ({ tile, at }, { game }) => (movesWater(game, tile) ? null : { sound: doorSound(game, tile), at }),
  identified: () => ({ sound: 'identified' }),
  treasure: () => ({ sound: 'treasure' }),
  lightChanged: ({ radius }, { game, lightBefore }) => {
    const least = game.content.light?.spent ?? game.content.lantern?.least ?? 0;
    return { sound: radius > lightBefore ? 'lightMore' : radius <= least ? 'lightLeast' : 'lightLess' };
  },
  gainedXp: null,
  oilLow: () => ({ sound: 'lightLess' }),
  refuelled: null,
  oilSpent: null,
  levelled: () => ({ sound: 'levelUp' }),
  loosened: ({ at }) => ({ sound: 'take', at }),
  freed: () => ({ sound: 'unlock' }),
  skillUsed: ({ at }) => ({ sound: 'wand', at }),
  learnt: () => ({ sound: 'take' }),
  paid: () => ({ sound: 'paid' }),
  chose: ({ feature, choice, at }, { game }) => ({ sound: movesWater(game, feature, choice) ? 'sluice' : 'take', at }),
  ordered: ({ waits }) => ({ sound: waits ? 'drop' : 'take' }),
  // Waiting is quiet.
  waited: null,
  noticed: ({ actor, breed, at }, ear) => {
    return { sound: isUnique(ear, breed) ? 'noticedBoss' : ear.isElite(actor) ? 'noticedElite' : 'noticed', at };
  },
  // Its coming and its death have sounds of their own.
  spoke: ({ moment, at }) => (moment === 'hurt' || moment === 'desperate' ? { sound: 'noticedBoss', at } : null),
  found: ({ at }) => ({ sound: 'glint', at }),
  arrived: ({ floor }, { floorBefore }) => ({ sound: floor < floorBefore ? 'stairsUp' : 'stairs' }),
  message: ({ key }) => messageSound(key),
  refused: () => ({ sound: 'uiRefuse' }),
  ended: ({ outcome }) => ({ sound: outcome.kind === 'won' ? 'victory' : 'heroDies' }),
};

/** The sounds of events known only by their messages; rules report unseen sounds in a message. */
const MESSAGE_SOUNDS: Readonly<Partial<Record<string, SoundId>>> = {
  'hit.alarm': 'alarm',
  'hit.dig': 'rumble',
  'hit.fall.self': 'falls',
  'hit.map': 'glint',
  'hit.reveal': 'identified',
  'hit.light': 'lightMore',
  'hit.enchant': 'blessed',
  'hit.recharge': 'blessed',
  'hit.rust': 'fizzle',
  // A singer that is seen is heard as it uses its ability.
  'hit.lure.unseen': 'song',
  'log.drags': 'drags',
  'log.inVain': 'fizzle',
  'log.stumble': 'fizzle',
  'log.unlocked': 'unlock',
  'log.ambush': 'revealed',
};

function messageSound(key: string): Cue | null {
  const sound = Object.hasOwn(MESSAGE_SOUNDS, key) ? MESSAGE_SOUNDS[key] : undefined;
  return sound === undefined ? null : { sound };
}

/** An event's sound; null if the player did not see it. */
export function soundOf(event: GameEvent, ear: Ear): Cue | null {
  const hear = EVENT_SOUNDS[event.type] as EventSound<GameEvent['type']> | null;
  return event.seen && hear !== null ? hear(event, ear) : null;
}

function isHero({ game }: Ear, actor: number): boolean {
  return game.state.player.id === actor;
}

function actorOf({ floor }: Game, id: number): Actor | undefined {
  return floor.state.actors.find((actor) => actor.id === id);
}

function placeOf(game: Game, id: number): Point | null {
  const actor = actorOf(game, id);
  return actor ? { x: actor.x, y: actor.y } : null;
}

function isHeavy({ game }: Ear, amount: number): boolean {
  return amount >= HEAVY.hero * maxHpOf(game, game.state.player);
}

/** Any hit on an actor that is dead by now was heavy. */
function isHeavyFor({ game }: Ear, id: number, amount: number): boolean {
  const actor = actorOf(game, id);
  return !actor || amount >= HEAVY.other * maxHpOf(game, actor);
}

function isUnique({ game }: Ear, breed: string): boolean {
  return game.content.breeds.get(breed)?.unique === true;
}

function isKey({ content }: Game, kind: string): boolean {
  const row = content.itemKinds.get(kind);
  return row !== undefined && 'opens' in row;
}

/** A tile that can open is a shut door, one that can shut an open one, and one that is deep or can break was ice; all others gave way. */
function doorSound({ content }: Game, id: string): SoundId {
  const tile = content.tiles.find((kind) => kind.id === id);
  if (tile?.deep !== undefined) return 'iceBreaks';
  if (tile?.breaks !== undefined) return 'iceCracks';
  if (tile?.shuts !== undefined) return 'door';
  return tile?.opens !== undefined ? 'doorShut' : 'rumble';
}

/** Whether a way leads from where one can stand into deep water. */
function goesUnder({ game: { floor } }: Ear, from: Point, to: Point): boolean {
  return floor.tileAt(to.x, to.y).deep !== undefined && floor.tileAt(from.x, from.y).deep === undefined;
}

function stepOn({ game }: Ear, { x, y }: Point): SoundId {
  const { wet, noise } = game.floor.tileAt(x, y);
  if (wet === true) return 'stepWater';
  return noise === undefined ? 'step' : 'stepRubble';
}

/** The audible state of the interface: the open mode, the depth of the stack, cursor and setting. */
export interface Glance {
  readonly mode: object;
  readonly kind: string;
  readonly depth: number;
  readonly cursor: string;
  readonly chosen: string;
}

/** Modes whose turn already has a sound. */
const ANNOUNCED: readonly string[] = ['newLevel', 'chapter', 'gameOver', 'playing', 'opening'];

/** The sound of an interface change; null for none. */
export function uiCue(before: Glance, now: Glance): Cue | null {
  if (now.mode !== before.mode) {
    if (now.depth > before.depth) return ANNOUNCED.includes(now.kind) ? null : { sound: 'uiOpen' };
    return now.depth < before.depth && !ANNOUNCED.includes(before.kind) ? { sound: 'uiClose' } : null;
  }
  if (now.chosen !== before.chosen) return { sound: 'uiChoose' };
  return now.cursor === before.cursor ? null : { sound: 'uiMove' };
}
