import type { Action } from '../../engine/actions/Action';
import { Give, Order } from '../../engine/actions/company';
import { Bump } from '../../engine/actions/fights';
import { Become, Choose, Hood, Learn, LevelUp, Recover, UseSkill } from '../../engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../../engine/actions/items';
import { Move, Stairs, Wait } from '../../engine/actions/moves';
import { didYouMean } from '../../engine/core/nearest';
import type { Point } from '../../engine/core/point';
import { distanceSquared } from '../../engine/core/point';
import { offersOf } from '../../engine/facts/hero';
import type { Game } from '../../engine/Game';
import { UsageError } from '../failures';
import { foundInBag, nameInBag } from './bags';
import { MOST_ACTIONS } from './Scenario';

/*
 * The player's actions in words, for scenarios: `north` walks or attacks, `use fireBomb at 7,3` throws. What they mean depends on the run:
 * items are called by their names in the bag, talents by their ids, and `at wolf` is the cell of the nearest wolf in view.
 */

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  north: [0, -1], northeast: [1, -1], east: [1, 0], southeast: [1, 1],
  south: [0, 1], southwest: [-1, 1], west: [-1, 0], northwest: [-1, -1],
};

/** What an action takes besides its verb, and how it is made; a `UsageError` says why it can't be. */
interface Phrase {
  /** In the list of what there is. */
  readonly usage: string;
  readonly pattern: RegExp;
  readonly make: (game: Game, words: readonly string[]) => Action;
  /** Its words, if it is such an action. */
  readonly say: (game: Game, action: Action) => string | null;
}

const AIM = '(?: at (\\d+,\\d+|[a-z]\\w*))?';
const ITEM = '([a-z]\\w*(?:\\+[a-z]\\w*)*(?:#[1-9]\\d?)?)';

/** An action that needs nothing but to be done. */
function plain(words: string, kind: new () => Action): Phrase {
  const say: Phrase['say'] = (_game, action) => (action instanceof kind ? words : null);
  return { usage: words, pattern: new RegExp(`^${words}$`), make: () => new kind(), say };
}

/** A step of one kind. */
function step(before: string, kind: new (dx: number, dy: number) => Bump | Move): Phrase {
  return {
    usage: `${before}north (or another of the eight ways)`,
    pattern: new RegExp(`^${before}(${Object.keys(WAYS).join('|')})$`),
    make: (_game, [way = '']) => new kind(...(WAYS[way] ?? [0, 0])),
    say: (_game, action) => {
      if (!(action instanceof kind)) return null;
      const way = Object.entries(WAYS).find(([, [dx, dy]]) => action.dx === dx && action.dy === dy);
      return way ? `${before}${way[0]}` : null;
    },
  };
}

/** Something done with an item of the bag. */
function handled(verb: string, kind: new (item: number) => Drop | Equip | Give): Phrase {
  return {
    usage: `${verb} ITEM`,
    pattern: new RegExp(`^${verb} ${ITEM}$`),
    make: (game, [name = '']) => new kind(itemCalled(game, name)),
    say: (game, action) => (action instanceof kind ? `${verb} ${callItem(game, action.item)}` : null),
  };
}

/** All of them: of a text the first that fits. */
const PHRASES: readonly Phrase[] = [
  step('', Bump),
  step('step ', Move),
  plain('wait', Wait),
  plain('rest', Recover),
  plain('pick up', PickUp),
  plain('hood', Hood),
  plain('order', Order),
  {
    usage: 'take stairs [down or up]',
    pattern: /^take stairs(?: (down|up))?$/,
    make: (_game, [way]) => new Stairs(way === 'down' || way === 'up' ? way : null),
    say: (_game, action) => (action instanceof Stairs ? ['take stairs', action.way].filter((word) => word !== null).join(' ') : null),
  },
  {
    usage: 'use ITEM [at X,Y or BREED]',
    pattern: new RegExp(`^use ${ITEM}${AIM}$`),
    make: (game, [name = '', aim]) => new UseItem(itemCalled(game, name), aimedAt(game, aim)),
    say: (game, action) => (action instanceof UseItem ? `use ${callItem(game, action.item)}${sayAim(action.aim)}` : null),
  },
  {
    usage: 'skill [at X,Y or BREED]',
    pattern: new RegExp(`^skill${AIM}$`),
    make: (game, [aim]) => new UseSkill(aimedAt(game, aim)),
    say: (_game, action) => (action instanceof UseSkill ? `skill${sayAim(action.aim)}` : null),
  },
  handled('drop', Drop),
  handled('equip', Equip),
  handled('give', Give),
  {
    usage: 'choose N at X,Y',
    pattern: /^choose (\d{1,2}) at (\d{1,3}),(\d{1,3})$/,
    make: (_game, [index, x, y]) => new Choose(Number(x), Number(y), Number(index) - 1),
    say: (_game, action) => (action instanceof Choose ? `choose ${action.index + 1} at ${action.x},${action.y}` : null),
  },
  {
    usage: 'become HERO',
    pattern: /^become ([a-z]\w*)$/,
    make: ({ content }, [id = '']) => new Become(placeOf(id, [...content.heroes.keys()], 'hero of the pack')),
    say: ({ content }, action) => (action instanceof Become ? `become ${[...content.heroes.keys()][action.index] ?? ''}` : null),
  },
  {
    usage: 'learn TALENT',
    pattern: /^learn ([a-z]\w*)$/,
    make: (game, [id = '']) => new Learn(placeOf(id, offersOf(game), 'talent that is offered now')),
    say: (game, action) => (action instanceof Learn ? `learn ${offersOf(game)[action.index] ?? ''}` : null),
  },
  {
    usage: 'level life (or power, or defence)',
    pattern: /^level (life|power|defence)$/,
    make: (_game, [reward]) => new LevelUp(reward === 'power' || reward === 'defence' ? reward : 'life'),
    say: (_game, action) => (action instanceof LevelUp ? `level ${action.reward}` : null),
  },
];

/** The words for an action that the player could do now. */
export function wordsFor(game: Game, action: Action): string {
  for (const { say } of PHRASES) {
    const words = say(game, action);
    if (words !== null) return words;
  }
  throw new UsageError(`There are no words for the action ${action.constructor.name}.`);
}

/** The action that words mean in a run; a `UsageError` of one sentence if they mean none. */
export function actionOf(game: Game, words: string): Action {
  for (const { pattern, make } of PHRASES) {
    const found = pattern.exec(words);
    if (found) return make(game, found.slice(1));
  }
  const usages = PHRASES.map(({ usage }) => usage).join('; ');
  throw new UsageError(`it is no action; actions are: ${usages}; each may end in "x 3" for three in a row.`);
}

const REPEATED = /^(.*) x ([1-9]\d{0,2})$/;

/** The words of each action of a list, of which one may stand for several: `wait x 3`. */
export function unfolded(actions: readonly string[]): { readonly words: string; readonly place: number }[] {
  const all = actions.flatMap((text, place) => {
    const [, words = text, times = '1'] = REPEATED.exec(text) ?? [];
    return Array.from({ length: Number(times) }, () => ({ words, place }));
  });
  if (all.length > MOST_ACTIONS) throw new UsageError(`actions: ${all.length} are more than ${MOST_ACTIONS}.`);
  return all;
}

/** The same the other way round. */
export function folded(actions: readonly string[]): string[] {
  const all: { words: string; times: number }[] = [];
  for (const words of actions) {
    const last = all.at(-1);
    if (last?.words === words) last.times++;
    else all.push({ words, times: 1 });
  }
  return all.map(({ words, times }) => (times === 1 ? words : `${words} x ${times}`));
}

function itemCalled({ state }: Game, name: string): number {
  const { inventory } = state.hero;
  const item = foundInBag(inventory, name);
  if (item) return item.id;
  const names = inventory.map((each) => nameInBag(inventory, each));
  const has = names.length === 0 ? 'is empty' : `has ${names.join(', ')}`;
  throw new UsageError(`"${name}" is not in the bag, which ${has}${didYouMean(name, names)}`);
}

function callItem({ state: { hero: { inventory } } }: Game, id: number): string {
  const item = inventory.find((each) => each.id === id);
  if (!item) throw new UsageError(`The item ${id} is not in the bag.`);
  return nameInBag(inventory, item);
}

function aimedAt(game: Game, aim: string | undefined): Point | null {
  if (aim === undefined) return null;
  const [x = '', y] = aim.split(',');
  if (y !== undefined) return { x: Number(x), y: Number(y) };
  const { player } = game.state;
  const [target] = game.floor.state.actors.filter((actor) => actor.breed === aim && game.seesActor(actor))
    .sort((a, b) => distanceSquared(a, player) - distanceSquared(b, player));
  if (!target) throw new UsageError(`no ${aim} is in view.`);
  return { x: target.x, y: target.y };
}

function sayAim(aim: Point | null): string {
  return aim ? ` at ${aim.x},${aim.y}` : '';
}

function placeOf(id: string, ids: readonly string[], what: string): number {
  const place = ids.indexOf(id);
  if (place >= 0) return place;
  throw new UsageError(`"${id}" is no ${what}${didYouMean(id, ids)}`);
}
