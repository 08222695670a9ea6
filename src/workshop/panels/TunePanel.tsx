import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shop } from '../Shop';
import { say } from '../words';

interface TunePanelProps {
  readonly shop: Shop;
}

/** The room of tuning, which comes with that of runs when either is first entered. */
export function TunePanel({ shop }: TunePanelProps): JSX.Element {
  const [View, setView] = useState<ComponentType<TunePanelProps> | null>(null);
  useEffect(() => {
    void import(/* webpackChunkName: "workshop-runs" */ './TuneView').then(({ TuneView }) => { setView(() => TuneView); });
  }, []);
  return View ? <View shop={shop} /> : <p class="hint">{say('shop.tune.loading')}</p>;
}
