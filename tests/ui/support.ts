import { classicBare } from '../../src/content/packs/classicBare';
import type { PackRows } from '../../src/engine/content';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { encodeRun } from '../../src/engine/run/save';
import type { Point } from '../../src/engine/core/point';
import type { Actor, FloorItem, GameState, Item } from '../../src/engine/state';
import { newGame } from '../../src/procgen/newGame';
import type { KeyPress } from '../../src/ui/input/KeyPress';
import type { Scheme } from '../../src/ui/input/bindings';
import type { Keys } from '../../src/ui/input/keymap';
import { loadDialogs, type AnyMode } from '../../src/ui/modes/dialogs';
import type { Session } from '../../src/ui/Session';
import type { SessionPorts } from '../../src/ui/SessionPorts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings/settings';
import { completeTexts } from '../../src/keep/text';
import { contentOf } from '../support/tinyPack';
import { makeSession } from '../support/session';

/** A key event; a capital comes with Shift. */
export function key(name: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key: name, code: '', repeat: false, shift: /^[A-Z]$/.test(name), ...more };
}

/** Presses keys one after another. */
export function type(session: Session, ...names: readonly string[]): void {
  for (const name of names) session.press(key(name));
}

/** A session on the title, nothing stored, all of the page loaded. */
export async function openTitle(ports: Partial<SessionPorts> = {}): Promise<Session> {
  await Promise.all([completeTexts(), loadDialogs()]);
  const session = makeSession(ports);
  await session.runs.resume();
  return session;
}

/** The topmost mode, by its class. */
export function topOf({ modes }: Session): AnyMode {
  return modes.top as AnyMode;
}

/** The choices of the topmost mode by their text keys; none if it is no menu. */
export function labelsOf(session: Session): string[] {
  const top = topOf(session);
  return 'choices' in top ? top.choices.map(({ label }) => label) : [];
}

/** The default keys of a scheme. */
export function defaultKeys(scheme: Scheme): Keys {
  return { ...DEFAULT_SETTINGS, scheme };
}

/** An item that is not in the run yet. */
export function item(id: number, kind: string, affixes: string[] = []): Item {
  return { id, kind, affixes, charges: 0, plus: 0 };
}

/** Replaces the contents of the bag; missing items are no longer worn. */
export function carry({ state }: Game, things: readonly Item[]): void {
  const { hero } = state;
  hero.inventory = [...things];
  hero.worn = Object.fromEntries(Object.entries(hero.worn).filter(([, id]) => things.some((thing) => thing.id === id)));
  state.nextId = Math.max(state.nextId, ...things.map(({ id }) => id + 1));
}

/** An item on the ground, seen. */
export function lying(id: number, kind: string, { x, y }: Point): FloorItem {
  return { ...item(id, kind), x, y, seen: true, left: false };
}

/** A session in a run; without `monsters` all are gone, so that only the keys matter, and tests may use ids below 1000. */
export async function openRun(ports: Partial<SessionPorts> & { monsters?: boolean; pack?: string } = {}): Promise<{ session: Session; game: Game }> {
  const session = await openTitle(ports);
  session.runs.start(ports.pack ?? 'classicBare', '42');
  const game = gameOf(session);
  game.state.nextId = 1000;
  if (ports.monsters !== true) for (const actor of [...game.floor.state.actors]) game.remove(actor);
  return { session, game };
}

/** The session's run, which must exist. */
export function gameOf(session: Session): Game {
  if (!session.game) throw new Error('no run');
  return session.game;
}

/** A run as a storage holds it. */
export function storedRun(change: (state: GameState) => void = () => undefined, pack: PackRows = classicBare): string {
  const { state } = newGame(contentOf(pack), 'stored');
  change(state);
  return encodeRun(state);
}

/** Puts an orc next to the player that kills with its next attack. */
export function threaten(game: Game): void {
  game.state.player.hp = 1;
  Object.assign(putOrc(game, 1), { power: 50 });
}

/** Puts an orc this many cells east of the player. */
export function putOrc(game: Game, east: number): Actor {
  const { player } = game.state;
  const orc = newGame(game.content, game.state.seed).floor.state.actors[0];
  if (!orc) throw new Error('no monster on this floor');
  game.floor.state.actors.push(orc);
  Object.assign(orc, { id: game.state.nextId++, x: player.x + east, y: player.y });
  game.floor.enter(orc);
  return orc;
}

/** Puts an actor of a breed on a free cell next to the player. */
export function put(game: Game, breed: string, more: Partial<Actor> = {}): Actor {
  const { player } = game.state;
  const { x, y } = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: player.x + dx, y: player.y + dy }))).find((cell) => game.floor.isWalkable(cell.x, cell.y) && game.floor.actorAt(cell.x, cell.y) === null) ?? player;
  const actor = { ...makeActor(game.content, game.state.nextId++, { id: breed, x, y, floor: 1 }), ...more };
  game.floor.state.actors.push(actor);
  game.floor.enter(actor);
  return actor;
}
