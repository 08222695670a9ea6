import type { Chosen, SettingId } from '../settings/settingRows';
import { text } from '../../keep/text';

type Named = { readonly [K in SettingId]: `ui.value.${K}.${Exclude<Chosen[K], number | 'on' | 'off'>}` }[SettingId];

/** A setting's value, in words. */
export function settingValue(setting: SettingId, value: string | number): string {
  if (typeof value === 'number') return text('ui.value.volume', { n: value * 10 });
  return value === 'on' || value === 'off' ? text(`ui.value.${value}`) : text(`ui.value.${setting}.${value}` as Named);
}
