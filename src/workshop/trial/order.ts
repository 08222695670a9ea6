import * as v from 'valibot';
import { MOST_CHARACTERS } from '../../engine/run/save';
import { type Beginning, beginningSchema } from '../../lab/arrivals/Arrival';
import { PACK_LIMITS } from '../../engine/pack/packFile';

/* The workshop has packs played in a frame of its page: the game, with nothing of the player's. The two pages talk by messages. */

/** The fragment of such a frame's address. */
export const TRIAL = '#workshop-trial';

/** A pack file, as it was opened or written. */
export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** A run as it is saved. */
interface Played {
  readonly run: string;
}

/** A recording, to be watched after some of its actions; of a run that began on a deeper floor with who came there. */
export interface Watched {
  readonly recording: string;
  readonly after: number;
  readonly begins: Beginning | null;
}

/** What the frame is to show. */
export interface Order {
  /** The file of the pack; null for a pack that comes with the game. */
  readonly file: PackFile | null;
  readonly shows: Played | Watched;
}

/** What the frame says: that it waits for its order, or that the player wants back to the workshop. */
export type Word = 'ready' | 'leave';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const orderSchema = v.strictObject({
  file: v.nullable(v.strictObject({ name: text(1000), text: text(4 * PACK_LIMITS.characters) })),
  shows: v.union([
    v.strictObject({ run: text(MOST_CHARACTERS) }),
    v.strictObject({
      recording: text(MOST_CHARACTERS), after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), begins: v.nullable(beginningSchema),
    }),
  ]),
}) satisfies v.GenericSchema<unknown, Order>;

const wordSchema = v.strictObject({ word: v.picklist(['ready', 'leave']) });

/** The part of a window used here. */
type Talking = Pick<Window, 'origin' | 'addEventListener' | 'removeEventListener'>;

/** Sends something to another window of the same page's origin; frames without one have no address that could be named. */
function send({ origin }: Pick<Window, 'origin'>, to: Pick<Window, 'postMessage'>, message: Order | { readonly word: Word }): void {
  to.postMessage(message, origin === 'null' ? '*' : origin);
}

/** Calls back with what another window of the same origin sends; returns how to stop. */
function hear(page: Talking, from: () => unknown, heard: (message: unknown) => void): () => void {
  const listener = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === from() && origin === page.origin) heard(data);
  };
  page.addEventListener('message', listener);
  return () => { page.removeEventListener('message', listener); };
}

/** Says something to the workshop around this frame. */
export function tellShop(page: Pick<Window, 'origin' | 'parent'>, word: Word): void {
  send(page, page.parent, { word });
}

/** The order for this frame, as soon as the workshop has answered. */
export function orderFor(page: Talking & Pick<Window, 'parent'>): Promise<Order> {
  return new Promise((resolve) => {
    const stop = hear(page, () => page.parent, (message) => {
      const order = v.safeParse(orderSchema, message);
      if (!order.success) return;
      stop();
      resolve(order.output);
    });
    tellShop(page, 'ready');
  });
}

/** Gives a frame its order each time it asks, and calls back when the player wants to leave it. Returns how to stop. */
export function serveFrame(page: Talking, frame: () => Window | null, order: Order, leave: () => void): () => void {
  return hear(page, frame, (message) => {
    const said = v.safeParse(wordSchema, message);
    const to = frame();
    if (!said.success || to === null) return;
    if (said.output.word === 'leave') leave();
    else send(page, to, order);
  });
}

/** Calls back for the key that leaves a trial: Alt and Backspace, which the game has no use for. Returns how to stop. */
export function onLeaveKey(page: Pick<Window, 'addEventListener' | 'removeEventListener'>, leave: () => void): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'Backspace') return;
    event.preventDefault();
    leave();
  };
  page.addEventListener('keydown', listener);
  return () => { page.removeEventListener('keydown', listener); };
}
