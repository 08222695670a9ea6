import type { Chosen, SettingId } from '../settings/settingRows';
import { text } from '../../keep/text';

type Named = { readonly [K in Exclude<SettingId, 'language'>]: `ui.value.${K}.${Exclude<Chosen[K], number | 'on' | 'off'>}` }[Exclude<SettingId, 'language'>];

/** A setting's value, in words. */
export function settingValue(setting: SettingId, value: string | number): string {
  if (setting === 'language' && value !== 'system') return languageName(String(value));
  if (typeof value === 'number') return text('ui.value.volume', { n: value * 10 });
  return value === 'on' || value === 'off' ? text(`ui.value.${value}`) : text(`ui.value.${setting}.${value}` as Named);
}

/** A language in its own words, with a capital: "Deutsch". */
function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
