import { isGoalItem } from '../../engine/content';
import { pursue, threatsToPass, type Intent } from '../../engine/ai/intents';
import { leftovers, locksLeft, type Leftover, type WhyLeft } from '../../engine/ai/leftovers';
import type { Message } from '../../engine/core/grammar';
import type { Game } from '../../engine/Game';
import { line, text } from '../../keep/text';
import type { Session } from '../Session';
import { promptOf } from './keysView';

/** How exploring ends: with all explored, or with ways that are closed. */
const EXPLORED: readonly string[] = [
  'stop.explored', 'stop.exploredFull', 'stop.exploredDanger', 'stop.exploredBarred', 'stop.exploredBoth', 'stop.exploredCurrent',
];
/** More names than these are counted only. */
const NAMED = 3;

interface Ended {
  readonly intent: Intent;
  readonly why: Message;
}

/** What is said at the end of an intent: why, and where exploring or the way to stairs ends, what is left or what to do. */
export function endOf(session: Session, game: Game, { intent, why }: Ended): readonly Message[] {
  if (why.key === 'stop.awake' && intent.do !== 'rest' && threatsToPass(game)) return [why, line('ui.awake.again')];
  if (EXPLORED.includes(why.key)) return explored(session, game, why);
  if (why.key === 'refused.noStairs.down') return [why, ...goalOf(game)];
  return why.key.startsWith('stop.noStairs.') ? [why, ...searchOf(session, game)] : [why];
}

function explored(session: Session, game: Game, why: Message): Message[] {
  const leadsOn = 'act' in pursue(game, { do: 'stairs', way: 'down' });
  return [...leftBy(session, game, why), ...(leadsOn ? [line('ui.explored.again')] : [])];
}

/** Why exploring ends, and what it leaves. */
function leftBy({ settings: { picks } }: Session, game: Game, why: Message): Message[] {
  // What lies beyond what closes the way has been explained.
  const isOpen = why.key === 'stop.explored' || why.key === 'stop.exploredFull';
  const reasons: readonly WhyLeft[] = isOpen ? ['carried', 'full', 'picks', 'noWay'] : ['carried', 'full', 'picks'];
  const left = leftovers(game, picks);
  const locks = locksLeft(game);
  return [
    isOpen ? line('stop.explored') : why,
    ...reasons.flatMap((reason) => because(reason, left.filter((each) => each.why === reason))),
    ...(locks > 0 ? [line('ui.left.locked', { n: locks })] : []),
  ];
}

/** One sentence for all that is left for a reason; one for each limit of what is carried. */
function because(why: WhyLeft, left: readonly Leftover[]): Message[] {
  if (why === 'carried') return left.map((each) => line('ui.left.carried', { things: counted(each), n: each.most }));
  if (left.length === 0) return [];
  const all = left.reduce((sum, { n }) => sum + n, 0);
  const things = left.length > NAMED ? text('ui.surroundings.item', { n: all }) : left.map(counted).join(', ');
  return [line(`ui.left.${why}`, { things })];
}

function counted({ n, name }: Leftover): string {
  return n === 1 ? text('ui.left.one', { item: name }) : text('ui.left.many', { item: name, n });
}

/** What to do where no stairs are known: explore, or mend what hinders that. */
function searchOf(session: Session, game: Game): Message[] {
  const next = pursue(game, { do: 'explore', picks: session.settings.picks });
  if ('stop' in next) return EXPLORED.includes(next.stop.key) ? leftBy(session, game, next.stop) : [next.stop];
  const key = promptOf(session, 'explore');
  return [key === '' ? line('ui.stairs.explore.bare') : line('ui.stairs.explore', { key })];
}

/** On a floor without stairs down: what wins the run. */
function goalOf({ content }: Game): Message[] {
  return [...content.itemKinds].flatMap(([id, kind]) => (isGoalItem(kind) ? [line('ui.stairs.goal', { item: `item.${id}` })] : []));
}
