import { isConsumable, type Ability, type Consumable, type Content } from '../../engine/content';
import { doDamage } from '../../engine/effects/effects';

/** How the hits of an item look. */
export interface ShotLook {
  /** Its bolt's colour. */
  readonly colour: string;
  /** Replaces the bolt; null for none. */
  readonly missile: string | null;
  /** The radius (dx^2 + dy^2) of its damage; null if it does none, or not to an area. */
  readonly blast: number | null;
}

/** How the hits of an item kind look; a white bolt if unknown. */
export function shotLook(content: Content, kind: string): ShotLook {
  const item = content.itemKinds.get(kind);
  if (!item || !isConsumable(item)) return { colour: '#ffffff', missile: null, blast: null };
  const { target, effects } = item;
  const blast = target.at === 'cell' && doDamage(effects) ? target.radius : null;
  return { colour: item.colour, missile: missileOf(content, item), blast };
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
