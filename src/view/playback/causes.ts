import { isConsumable, type Ability, type Consumable, type Content, type Effect, type Target } from '../../engine/content';
import { damageIn } from '../../engine/effects/effects';

const WHITE = '#ffffff';
/** What flies from things that are not thrown themselves. */
const SHOTS: Readonly<Record<string, string>> = { bow: 'shot/arrow' };

/** How the work of something looks: by the text key of its name, such as `item.fireballScroll` or `ability.web`. */
export interface CauseLook {
  /** Of its bolt. */
  readonly colour: string;
  /** What flies instead of a bolt; null for nothing. */
  readonly missile: string | null;
  /** The radius (dx^2 + dy^2) in which it does damage; null where it does none, or not to a place. */
  readonly blast: number | null;
}

/** The text key of a cause by what it is, whatever the player called it then: without affixes, and an appearance is seen through. */
export function trueCause(appearances: ReadonlyMap<string, string>, cause: string): string {
  const [name = cause] = cause.split('+');
  for (const [kind, appearance] of appearances) if (name === `guise.${appearance}`) return `item.${kind}`;
  return name;
}

/** What a cause looks like; something unknown is a white bolt. */
export function causeLook(content: Content, cause: string): CauseLook {
  const [table, id = ''] = cause.split('.');
  const item = content.itemKinds.get(id);
  if (table === 'item' && item && isConsumable(item)) return { colour: item.colour, missile: missileOf(content, id, item), blast: blastRadius(item) };
  const ability = table === 'ability' ? abilityOf(content, id) : undefined;
  if (ability) return { colour: WHITE, missile: ability.sprite ?? null, blast: blastRadius(ability) };
  const trap = table === 'trap' ? content.traps.kinds.get(id) : undefined;
  return { colour: trap?.colour ?? WHITE, missile: null, blast: trap ? blastRadius(trap) : null };
}

/** Where a pack hides what things do, what does not hide and needs an aim is thrown. */
function missileOf({ appearances }: Content, id: string, item: Consumable): string | null {
  const isThrown = appearances.size > 0 && item.group === undefined && (item.target.at === 'actor' || item.target.at === 'cell');
  return SHOTS[id] ?? (isThrown ? item.sprite : null);
}

function abilityOf({ breeds, elites }: Content, id: string): Ability | undefined {
  for (const { abilities = [] } of [...breeds.values(), ...elites.kinds.values()]) {
    const found = abilities.find((ability) => ability.id === id);
    if (found) return found;
  }
  return undefined;
}

function blastRadius({ target, effects }: { target: Target; effects: readonly Effect[] }): number | null {
  return target.at === 'cell' && damageIn(effects) > 0 ? target.radius : null;
}
