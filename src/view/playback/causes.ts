import { isConsumable, type Ability, type Consumable, type Content, type Effect, type Target } from '../../engine/content';
import { doDamage } from '../../engine/effects/effects';

const WHITE = '#ffffff';

/** The visuals of a cause, by its text key, such as `item.<id>` or `ability.<id>`. */
export interface CauseLook {
  /** Its bolt's colour. */
  readonly colour: string;
  /** Replaces the bolt; null for none. */
  readonly missile: string | null;
  /** The radius (dx^2 + dy^2) of its damage; null if it does none, or not to an area. */
  readonly blast: number | null;
}

/** A cause's true text key, whatever the player called it: without affixes, and behind its appearance. */
export function trueCause(appearances: ReadonlyMap<string, string>, cause: string): string {
  const [name = cause] = cause.split('+');
  for (const [kind, appearance] of appearances) if (name === `guise.${appearance}`) return `item.${kind}`;
  return name;
}

/** A cause's visuals; a white bolt if unknown. */
export function causeLook(content: Content, cause: string): CauseLook {
  const [table, id = ''] = cause.split('.');
  const item = content.itemKinds.get(id);
  if (table === 'item' && item && isConsumable(item)) {
    return { colour: item.colour, missile: missileOf(content, item), blast: blastRadius(item) };
  }
  const ability = table === 'ability' ? abilitiesOf(content).find((row) => row.id === id) : undefined;
  if (ability) return { colour: WHITE, missile: ability.sprite ?? null, blast: blastRadius(ability) };
  const trap = table === 'trap' ? content.traps.kinds.get(id) : undefined;
  return { colour: trap?.colour ?? WHITE, missile: null, blast: trap ? blastRadius(trap) : null };
}

/** In packs with unidentified items, aimed items without an appearance are thrown. */
function missileOf({ appearances }: Content, item: Consumable): string | null {
  const isThrown = appearances.size > 0 && item.group === undefined && (item.target.at === 'actor' || item.target.at === 'cell');
  return item.missile ?? (isThrown ? item.sprite : null);
}

/** All abilities of breeds and elites. */
export function abilitiesOf({ breeds, elites }: Pick<Content, 'breeds' | 'elites'>): Ability[] {
  return [...breeds.values(), ...elites.kinds.values()].flatMap(({ abilities = [] }) => abilities);
}

function blastRadius({ target, effects }: { target: Target; effects: readonly Effect[] }): number | null {
  return target.at === 'cell' && doDamage(effects) ? target.radius : null;
}
