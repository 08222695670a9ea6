import type { Shop } from '../Shop';
import { loadArrivals } from './loadArrivals';
import { reachedIn } from './reached';
import { startWorker } from './RunWorker';
import { RunsRoom } from './RunsRoom';

const rooms = new WeakMap<Shop, RunsRoom>();

/** The room of runs of a workshop, which plays on while other rooms are shown. */
export function roomOf(shop: Shop): RunsRoom {
  const room = rooms.get(shop) ?? open(shop);
  rooms.set(shop, room);
  return room;
}

/** Milliseconds after which a hidden page, which draws no frames, counts what has come. */
const HIDDEN_MS = 250;

function open(shop: Shop): RunsRoom {
  const { page } = shop.ports;
  const room = new RunsRoom({
    start: startWorker,
    cores: page.navigator.hardwareConcurrency,
    loadArrivals,
    frame: (callback) => {
      if (page.document.hidden) page.setTimeout(callback, HIDDEN_MS);
      else page.requestAnimationFrame(callback);
    },
    now: () => page.performance.now(),
  });
  let known: RunsRoom['beside'] = null;
  room.onChange(() => {
    const reached = room.beside === known ? null : reachedIn(room);
    if (!reached) return;
    known = room.beside;
    shop.links.reach(reached);
  });
  return room;
}
