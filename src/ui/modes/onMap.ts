import type { Game } from '../../engine/Game';
import type { Action } from '../../engine/actions/Action';
import { Order } from '../../engine/actions/company';
import { Bump } from '../../engine/actions/fights';
import { UseSkill } from '../../engine/actions/hero';
import { Equip, PickUp, UseItem } from '../../engine/actions/items';
import { Stairs, Wait } from '../../engine/actions/moves';
import { canTake } from '../../engine/ai/explore';
import { type Intent, nearestHostile, rest, routeTo, threatsToPass } from '../../engine/ai/intents';
import { thrustAt } from '../../engine/ai/interruption';
import { isWearable } from '../../engine/content';
import type { Message } from '../../engine/core/grammar';
import { type Point, stepsBetween } from '../../engine/core/point';
import { aimError, aimKind, aims } from '../../engine/facts/aim';
import { featureAt, featureBeside } from '../../engine/facts/features';
import { skillOf, skillRefusal } from '../../engine/facts/hero';
import { itemName } from '../../engine/facts/names';
import { alliesOf, captiveBeside, isHostile } from '../../engine/facts/sides';
import { PLAIN_ACTIONS } from '../../engine/run/actionCodec';
import type { Item } from '../../engine/state';
import { line } from '../../keep/text';
import { act, type MapOverlay, type Mode, type ModeResult, NO_MARKS, pursue, push, STAY, turnTo } from '../Mode';
import { isUsedUp } from '../bag';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { takeBackScheme } from '../input/firstKeys';
import type { Settings } from '../settings/settings';
import { heardTowards } from '../views/surroundingsView';
import { dialog, type Dialogs } from './dialogs';

/** The modes that commands open above the map. */
const OPENERS: Readonly<Partial<Record<Command['do'], (dialogs: Dialogs, game: Game, session: Session) => Mode>>> = {
  inventory: ({ Inventory }) => new Inventory('use'),
  equip: ({ Inventory }) => new Inventory('equip'),
  drop: ({ Inventory }) => new Inventory('drop'),
  map: ({ FloorMap }, { state }) => new FloorMap(state.player),
  surroundings: ({ Surroundings }) => new Surroundings(),
  character: ({ Character }) => new Character(),
  messages: ({ Messages }) => new Messages(),
  bestiary: ({ Bestiary }, { state }) => new Bestiary(state.pack),
  odds: ({ Odds }, { state }) => new Odds(state.pack, state.floor),
  help: ({ Help }, _game, { device }) => new Help(device),
  settings: ({ SettingsMenu }) => new SettingsMenu(),
  pause: ({ Pause }, _game, { ports }) => new Pause(ports.fullscreen !== null && ports.fullscreen !== undefined),
};

/** What a command on the map does: an action, or a mode above it. */
export function onMap(command: Command, session: Session, game: Game): ModeResult {
  if (command.do === 'tap') return tapped(game, command.cell);
  if (command.do === 'step') return stepped(game, command);
  if (command.do === 'here') return interact(session, game);
  if (command.do === 'explore' && session.passing?.keys.includes('ui.explored.again') === true) return pursue(routeToStairs(game));
  if (command.do === 'skill') return useSkill(session, game);
  if (command.do === 'quick') return useQuick(session, game, command.slot);
  if (command.do === 'mute') mute(session);
  if (command.do === 'dismiss') dismiss(session);
  if (command.do === 'fullscreen') session.ports.fullscreen?.toggle();
  if (command.do === 'look') return push(dialog(({ Look }) => new Look(command.cell ?? nearestHostile(game) ?? game.state.player)));
  const open = OPENERS[command.do];
  return open ? push(dialog((dialogs) => open(dialogs, game, session))) : insistent(action(command, game, session.settings), session, game);
}

/** The path the player is on, or the one a click on the cell under the mouse would take; and what is heard. */
export function marksOf({ pursuit }: Session, game: Game, pointed: Point | null): MapOverlay {
  const goal = pursuit === null ? pointed : pursuit.do === 'travel' ? pursuit.to : null;
  const path = (goal ? routeTo(game, goal) : null) ?? NO_MARKS.path;
  const heard = heardTowards(game);
  return path.length + heard.length > 0 ? { ...NO_MARKS, path, heard } : NO_MARKS;
}

/** Turns the sound off or on, and says so: not every player hears it. */
function mute(session: Session): void {
  const sound = session.settings.sound === 'on' ? 'off' : 'on';
  session.configure({ sound });
  session.mention(line(`ui.mute.${sound}`));
}

/** An intent that has just stopped for enemies in view and is asked for again goes on in view of them. */
function insistent(result: ModeResult, { passing }: Session, game: Game): ModeResult {
  if (passing?.keys.includes('ui.awake.again') !== true || result.then !== 'pursue') return result;
  const { intent } = result;
  if (intent.do !== 'explore' && intent.do !== 'stairs') return result;
  const despite = threatsToPass(game);
  return despite ? pursue({ ...intent, despite }) : result;
}

function dismiss(session: Session): void {
  if (takeBackScheme(session)) return;
  if (session.hints.current) session.hints.dismiss();
  else session.tell(null);
}

function action(command: Command, game: Game, { picks }: Settings): ModeResult {
  switch (command.do) {
    case 'stairs':
      return stairs(game, command.way);
    case 'explore':
      return pursue({ do: 'explore', picks, since: game.state.turn });
    case 'toStairs':
      return pursue(routeToStairs(game));
    case 'rest':
      return pursue(rest(game));
    default:
      return isPlain(command) ? act(new PLAIN_ACTIONS[command.do][1]()) : STAY;
  }
}

function isPlain(command: Command): command is Extract<Command, { do: keyof typeof PLAIN_ACTIONS }> {
  return Object.hasOwn(PLAIN_ACTIONS, command.do);
}

/** Uses the first item of a quick slot's kind that is not empty, as from the bag; says so where none is carried. */
function useQuick(session: Session, game: Game, slot: number): ModeResult {
  const kind = session.quick.kinds(game, session.settings.quick)[slot] ?? null;
  const carried = game.state.hero.inventory.filter((each) => each.kind === kind);
  const item = carried.find((each) => !isUsedUp(game.content, each)) ?? carried[0];
  if (item) return useItem(session, game, item);
  const named = kind === null ? null : itemName(game, { kind, affixes: [] });
  session.mention(named === null ? line('ui.quick.empty', { n: slot + 1 }) : line('ui.quick.none', { item: named }), 'impossible');
  return STAY;
}

/** Takes the stairs here, or travels to known ones and takes those; by default any here, and else those down. */
function stairs(game: Game, way?: 'down' | 'up'): ModeResult {
  const { x, y } = game.state.player;
  const here = game.floor.tileAt(x, y).stairs;
  if (here !== undefined && here === (way ?? here)) return act(new Stairs(here));
  return pursue({ do: 'stairs', since: game.state.turn, way: way ?? 'down', takes: true });
}

/** To the stairs down; from those to the stairs up, if there are any. */
function routeToStairs({ content, floor, state }: Game): Intent {
  const here = floor.tileAt(state.player.x, state.player.y).stairs;
  return { do: 'stairs', since: state.turn, way: here === 'down' && content.floorsPersist && state.floor > 1 ? 'up' : 'down' };
}

/** Steps to or attacks an adjacent cell, thrusts at an enemy in reach, travels to a distant cell; on the own cell interacts or waits. */
function tapped(game: Game, cell: Point): ModeResult {
  // A map that isn't drawn yet has no cells.
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return STAY;
  const { player } = game.state;
  const thrust = thrustAt(game, cell);
  if (thrust) return act(thrust);
  const steps = stepsBetween(player, cell);
  if (steps > 1) return towards(game, cell) ?? pursue({ do: 'travel', to: cell });
  return steps === 1 ? stepped(game, { dx: cell.x - player.x, dy: cell.y - player.y }) : act(actionHere(game) ?? new Wait());
}

/** A single step towards an enemy awake in a cell, who will have moved after it; null where no such enemy or no way is known. */
function towards(game: Game, cell: Point): ModeResult | null {
  const foe = game.floor.actorAt(cell.x, cell.y);
  const { player } = game.state;
  if (!foe || foe.asleep || !isHostile(player, foe) || !game.seesActor(foe)) return null;
  const [next] = routeTo(game, cell) ?? [];
  return next ? act(new Bump(next.x - player.x, next.y - player.y)) : null;
}

/** A step: asks the feature in the way, if there is one. */
function stepped(game: Game, { dx, dy }: { readonly dx: number; readonly dy: number }): ModeResult {
  const { x, y } = game.state.player;
  const at = { x: x + dx, y: y + dy };
  return featureAt(game, at) && !game.floor.actorAt(at.x, at.y) ? ask(at) : act(new Bump(dx, dy));
}

function ask(at: Point): ModeResult {
  return push(dialog(({ FeatureMenu }) => new FeatureMenu(at)));
}

/**
 * Picks up or takes the stairs here, frees a captive or orders allies. A full bag refuses with its reason. Where there is nothing no turn
 * passes: waiting has its own key.
 */
function interact(session: Session, game: Game): ModeResult {
  const hasItem = game.floor.itemsAt(game.state.player.x, game.state.player.y).length > 0;
  const action = actionHere(game) ?? (hasItem ? new PickUp() : null) ?? companyAction(game);
  if (action) return act(action);
  const feature = featureBeside(game, game.state.player);
  if (feature) return ask(feature);
  session.mention(line('ui.here.nothing'), 'impossible');
  return STAY;
}

/** Works at the bonds of a captive next to the player, or else tells the allies to wait or come, if there are any. */
function companyAction(game: Game): Action | null {
  if (captiveBeside(game, game.state.player)) return new Wait();
  return alliesOf(game).length > 0 ? new Order() : null;
}

/** Picks up an item here if there is room for it, else takes the stairs. */
function actionHere(game: Game): Action | null {
  const { x, y } = game.state.player;
  const item = game.floor.itemsAt(x, y).at(-1);
  if (item && canTake(game, item.kind)) return new PickUp();
  const way = game.floor.tileAt(x, y).stairs;
  return way === undefined ? null : new Stairs(way);
}

/** Equips or unequips, aims or uses an item. One that targets an enemy is refused where none is in view. */
export function useItem(session: Session, game: Game, item: Item): ModeResult {
  const kind = game.content.itemKinds.get(item.kind);
  if (kind && isWearable(kind)) return act(new Equip(item.id));
  // Refused before it is aimed.
  if (isUsedUp(game.content, item)) return act(new UseItem(item.id, null));
  if (kind && aimKind(kind) === 'actor' && aims(game, item).length === 0) return refuseAim(session);
  if (kind && aimKind(kind) !== 'none') return turnTo(dialog(({ Targeting }) => new Targeting(game, item)));
  return act(new UseItem(item.id, null));
}

function refuseAim(session: Session): ModeResult {
  session.modes.toBottom();
  session.mention({ key: 'refused.noEnemy', params: {} }, 'impossible');
  return STAY;
}

/** Uses the hero's skill, or aims it; says why where it can't be paid. */
function useSkill(session: Session, game: Game): ModeResult {
  const skill = skillOf(game);
  if (!skill) return explain(session, { key: 'refused.noSkill', params: {} });
  const why = skillRefusal(game, skill);
  if (why) return explain(session, why);
  if (aimKind(skill) === 'none') {
    const vain = aimError(game, skill, game.state.player);
    return vain ? explain(session, vain) : act(new UseSkill());
  }
  return turnTo(dialog(({ Targeting }) => new Targeting(game, skill)));
}

function explain(session: Session, why: Message): ModeResult {
  session.mention(why, 'impossible');
  return STAY;
}
