import { loadArrivals } from '../runs/loadArrivals';
import { startWorker } from '../runs/RunWorker';
import type { Shop } from '../Shop';
import { TuneRoom } from './TuneRoom';

/** A workshop and its room of tuning, for what shows them. */
export interface TuneProps {
  readonly shop: Shop;
  readonly room: TuneRoom;
}

const rooms = new WeakMap<Shop, TuneRoom>();

/** The room in which a workshop's pack is tuned, which plays on while other rooms are shown. */
export function tuneRoomOf(shop: Shop): TuneRoom {
  const room = rooms.get(shop) ?? open(shop);
  rooms.set(shop, room);
  return room;
}

function open({ ports: { page, storage, house } }: Shop): TuneRoom {
  const room = new TuneRoom({
    start: startWorker, loadArrivals, storage, house, cores: page.navigator.hardwareConcurrency, now: () => page.performance.now(),
    refuseUnknown: async (bot) => {
      const { botNamed } = await import(/* webpackChunkName: "workshop-bots" */ '../../lab/bots');
      botNamed(bot);
    },
  });
  void room.restore();
  return room;
}
