import { sentence, type Texts } from '../../engine/core/grammar';
import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import { ENGLISH } from '../contentById';
import { isRecord } from '../../engine/core/isRecord';
import type { Knowledge } from './Knowledge';
import { kindShown } from './observation';

/** An event as the bot is told of it: numbers for actors and items, `you` for the player, null for what was out of view. */
export type ShownEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * Left out: what the observation itself shows, and `found`, which comes for a real item and not for a monster that passes for one;
 * `ended` is the run's result.
 */
const UNTOLD: readonly GameEvent['type'][] = ['found', 'noticed', 'changed', 'waited', 'ended'];

/** Events of which `kind` is an item's. */
const OF_ITEMS: readonly GameEvent['type'][] = ['pickedUp', 'dropped', 'equipped', 'takenOff', 'itemUsed', 'stole', 'treasure', 'identified'];

/** The events of an action, as far as the player noticed them; ask for them after `Knowledge.number`. */
export function perceivedEvents(events: readonly GameEvent[], game: Game, { knowledge, texts }: { knowledge: Knowledge; texts: Texts }): ShownEvent[] {
  const arrivals = events.flatMap(({ type }, index) => (type === 'arrived' ? [index] : []));
  return events.flatMap((event, index) => {
    if (!event.seen || UNTOLD.includes(event.type)) return [];
    if (event.type === 'message' || event.type === 'refused') return [{ type: event.type, tone: event.tone, text: sentence(texts, event, ENGLISH) }];
    // Cells before an arrival are those of the floor that was left.
    const isOld = index < (arrivals[0] ?? Infinity);
    const isNew = index >= (arrivals.at(-1) ?? -1);
    const saw = (at: Point): boolean => (isOld && knowledge.saw(at, 'before')) || (isNew && knowledge.saw(at, 'now'));
    return shown(event, game, { knowledge, saw }) ?? [];
  });
}

/** Null if the player could not tell who it was about. */
function shown(event: GameEvent, game: Game, { knowledge, saw }: { knowledge: Knowledge; saw: (at: Point) => boolean }): ShownEvent | null {
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
