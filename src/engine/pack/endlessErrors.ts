import type { PackRows, Working } from '../content';
import { kindOf } from '../effects/effects';
import { where } from './packPlaces';
import { idsIn } from './references';

/** What could go on for ever within one turn: deaths that summon the dead breed again, and traps that throw their victim back onto themselves. */
export function endlessErrors(rows: PackRows): string[] {
  return [...deathErrors(rows), ...afterlifeErrors(rows), ...trapErrors(rows)];
}

/** A breed whose death summons others must not be among their summons in turn. */
function deathErrors({ id: pack, breeds }: PackRows): string[] {
  const heirs = new Map(Object.entries(breeds).map(([id, { onDeath }]) => [id, summonedBy(onDeath)]));
  const endless = [...heirs.keys()].filter((id) => descendants(heirs, id).has(id));
  return endless.map((id) => `${where(pack, 'breeds', id)}, onDeath: the breeds it summons when it dies lead back to it, which could go on for ever.`);
}

function descendants(heirs: ReadonlyMap<string, readonly string[]>, id: string): ReadonlySet<string> {
  const found = new Set(heirs.get(id));
  for (const each of found) for (const heir of heirs.get(each) ?? []) found.add(heir);
  return found;
}

function summonedBy(deaths: readonly Working[] = []): string[] {
  return deaths.flatMap(({ effects }) => idsIn(effects, 'breeds'));
}

/** Any breed can have a status, including those it summons. */
function afterlifeErrors({ id: pack, statuses }: PackRows): string[] {
  const summoning = Object.keys(statuses).filter((id) => summonedBy(statuses[id]?.onDeath).length > 0);
  return summoning.map((id) => `${where(pack, 'statuses', id)}, onDeath: a status can't summon monsters, since they could get it too.`);
}

function trapErrors({ id: pack, traps }: PackRows): string[] {
  return Object.entries(traps?.kinds ?? {}).flatMap(([id, { once, effects }]) => {
    // Across the whole floor there is always ground enough.
    const move = effects.find((effect) => kindOf(effect).moves?.(effect));
    if (!move || once) return [];
    return [`${where(pack, 'traps.kinds', id)}, once: false, but a trap with "${move.do}" could throw its victim back onto itself for ever; it must be true.`];
  });
}
