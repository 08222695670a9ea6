import { isConsumable, isWearable, type Ability, type Content, type Effect } from '../../engine/content';
import type { Game } from '../../engine/Game';
import type { SoundId } from './sounds';

/* What rows of content sound like. It follows from what they do, so that a new row needs no line here. */

const BY_GROUP: Readonly<Partial<Record<string, SoundId>>> = { potion: 'drink', scroll: 'read', wand: 'wand' };

/** What it sounds like to use an item: its group, else what it is for. */
export function itemSound({ content }: Pick<Game, 'content'>, kind: string): SoundId {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row)) return row && isWearable(row) ? 'putOn' : 'take';
  const ofGroup = row.group === undefined ? undefined : BY_GROUP[row.group];
  if (ofGroup !== undefined) return ofGroup;
  if (kind.endsWith('Potion')) return 'drink';
  if (kind.endsWith('Scroll')) return 'read';
  const [first] = row.effects;
  if (first?.do === 'refuel') return 'pour';
  if (first?.do === 'recharge') return 'rattle';
  if (first?.do === 'heal') return 'eat';
  return row.target.at === 'cell' ? 'throwBomb' : 'shoot';
}

/** What it sounds like when an item's effect strikes somebody: a blast, a bolt that finds its way, or a shot. */
export function strikeSound({ content }: Pick<Game, 'content'>, kind: string): SoundId {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row)) return 'zap';
  if (row.target.at === 'cell') return 'blast';
  return row.target.at === 'nearest' || row.target.at === 'random' ? 'thunder' : row.lands === true ? 'swing' : 'zap';
}

const BY_STATUS: Readonly<Partial<Record<string, SoundId>>> = { burning: 'ignite', poison: 'poison', paralysis: 'freeze', slow: 'freeze', blindness: 'darken', hallucination: 'darken' };

/** What it sounds like when a condition takes hold. */
export function statusSound({ content }: Pick<Game, 'content'>, status: string): SoundId {
  return BY_STATUS[status] ?? (content.statuses.get(status)?.harmful === true ? 'ailed' : 'blessed');
}

const BY_EFFECT: Readonly<Partial<Record<Effect['do'], SoundId>>> = {
  damage: 'shoot', heal: 'mends', summon: 'chant', alarm: 'howl', cloud: 'grasp', pull: 'grasp', swap: 'grasp', push: 'grasp', inflict: 'hex', teleport: 'blink', fall: 'grasp', rust: 'fizzle',
};

/** What it sounds like when somebody uses an ability: its first effect, and for whom it is meant. */
export function abilitySound(game: Game, actor: number, id: string): SoundId {
  const ability = abilityOf(game, actor, id);
  const first = ability?.effects[0]?.do;
  if (!ability || first === undefined) return 'chant';
  if (ability.on !== 'foe' && first === 'inflict') return 'chant';
  if (first === 'damage' && ability.effects.length > 1) return 'throwBomb';
  return BY_EFFECT[first] ?? 'chant';
}

/** The ability's row; whoever used it may be dead by now. */
function abilityOf({ content, floor }: Game, actor: number, id: string): Ability | undefined {
  const breed = floor.state.actors.find((other) => other.id === actor)?.breed;
  const own = breed === undefined ? undefined : content.breeds.get(breed);
  return [...(own?.abilities ?? []), ...abilitiesOf(content)].find((ability) => ability.id === id);
}

function abilitiesOf({ breeds, elites }: Content): Ability[] {
  return [...breeds.values(), ...elites.kinds.values()].flatMap(({ abilities }) => abilities ?? []);
}
