import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shop } from '../Shop';
import { say } from '../words';

type Room = ComponentType<{ readonly shop: Shop }>;

/** Rooms with bots, statistics and plots in them, which are loaded when either is first entered. */
const ROOMS = {
  runs: () => import(/* webpackChunkName: "workshop-runs" */ './RunsView').then(({ RunsView }): Room => RunsView),
  tune: () => import(/* webpackChunkName: "workshop-runs" */ './TuneView').then(({ TuneView }): Room => TuneView),
};

/** Such a room, or that it is on its way. */
export function LateRoom({ shop, name }: { readonly shop: Shop; readonly name: keyof typeof ROOMS }): JSX.Element {
  const [View, setView] = useState<Room | null>(null);
  useEffect(() => { void ROOMS[name]().then((view) => { setView(() => view); }); }, [name]);
  return View ? <View shop={shop} /> : <p class="hint">{say(`shop.${name}.loading`)}</p>;
}
