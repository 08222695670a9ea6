import type { Shop } from '../Shop';
import { loadArrivals } from './loadArrivals';
import { startWorker } from './RunWorker';
import { RunsRoom } from './RunsRoom';

const rooms = new WeakMap<Shop, RunsRoom>();

/** The room of runs of a workshop, which plays on while other rooms are shown. */
export function roomOf(shop: Shop): RunsRoom {
  const room = rooms.get(shop) ?? open(shop.ports.page);
  rooms.set(shop, room);
  return room;
}

/** Milliseconds after which a hidden page, which draws no frames, counts what has come. */
const HIDDEN_MS = 250;

function open(page: Window): RunsRoom {
  return new RunsRoom({
    start: startWorker,
    cores: page.navigator.hardwareConcurrency,
    loadArrivals,
    frame: (callback) => {
      if (page.document.hidden) page.setTimeout(callback, HIDDEN_MS);
      else page.requestAnimationFrame(callback);
    },
    now: () => page.performance.now(),
  });
}
