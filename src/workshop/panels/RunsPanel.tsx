import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shop } from '../Shop';
import { say } from '../words';

interface RunsPanelProps {
  readonly shop: Shop;
}

/** The room of runs, which is loaded when it is first entered: it has bots, statistics and plots in it. */
export function RunsPanel({ shop }: RunsPanelProps): JSX.Element {
  const [View, setView] = useState<ComponentType<RunsPanelProps> | null>(null);
  useEffect(() => {
    void import(/* webpackChunkName: "workshop-runs" */ './RunsView').then(({ RunsView }) => { setView(() => RunsView); });
  }, []);
  return View ? <View shop={shop} /> : <p class="hint">{say('shop.runs.loading')}</p>;
}
