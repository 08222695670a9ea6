import { formOf, isConsumable, isWearable, type Ability, type Effect, type Form } from '../../engine/content';
import { doDamage, healingIn, inflictedBy } from '../../engine/effects/effects';
import type { Game } from '../../engine/Game';
import { isFire } from '../light/LightField';
import { abilitiesOf } from '../playback/shots';
import type { SoundId } from './sounds';

/* The sounds of content rows. They follow from the rows' effects, so that new rows need no line here. */

const BY_FORM: Readonly<Record<Form, SoundId>> = { potion: 'drink', scroll: 'read', wand: 'wand' };

/** The sound of using an item: that of its row, else by its form or its effect. */
export function itemSound({ content }: Pick<Game, 'content'>, kind: string): SoundId {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row)) return row && isWearable(row) ? 'putOn' : 'take';
  const form = formOf(row);
  if (row.sound !== undefined) return row.sound;
  if (form !== null) return BY_FORM[form];
  const [first] = row.effects;
  if (first?.do === 'refuel') return 'pour';
  if (first?.do === 'recharge') return 'rattle';
  if (first && healingIn([first]) > 0) return 'eat';
  return row.target.at === 'cell' ? 'throwBomb' : 'shoot';
}

/** The sound of an item's hit: a blast, a homing bolt, or a shot. */
export function strikeSound({ content }: Pick<Game, 'content'>, kind: string): SoundId {
  const row = content.itemKinds.get(kind);
  if (!row || !isConsumable(row)) return 'zap';
  if (row.target.at === 'cell') return 'blast';
  return row.target.at === 'nearest' || row.target.at === 'random' ? 'thunder' : row.lands === true ? 'swing' : 'zap';
}

/** The sound of a hazard breaking out: a bang, a crackle, flames or a hiss. */
export function hazardSound({ content }: Pick<Game, 'content'>, id: string): SoundId {
  const kind = content.hazards.get(id);
  if (kind?.sudden === true) return kind.conducted === true ? 'zap' : 'blast';
  return isFire(content, kind) ? 'flames' : 'hiss';
}

/** The sound of a status taking hold. */
export function statusSound({ content }: Pick<Game, 'content'>, status: string): SoundId {
  const row = content.statuses.get(status);
  return row?.sound ?? (row?.harmful === true ? 'ailed' : 'blessed');
}

const BY_EFFECT: Readonly<Partial<Record<Effect['do'], SoundId>>> = {
  strike: 'swing', summon: 'chant', alarm: 'howl', cloud: 'grasp', pull: 'grasp', swap: 'grasp', push: 'grasp', teleport: 'blink', fall: 'grasp', rust: 'fizzle',
  lure: 'song', flood: 'surge',
};

/** The sound of an ability, by its first effect and its target. */
export function abilitySound(game: Game, actor: number, id: string): SoundId {
  const ability = abilityOf(game, actor, id);
  const [first] = ability?.effects ?? [];
  if (!ability || !first) return 'chant';
  if (doDamage([first])) return ability.effects.length > 1 ? 'throwBomb' : 'shoot';
  if (healingIn([first]) > 0) return 'mends';
  if (inflictedBy([first]).length > 0) return ability.on === 'foe' ? 'hex' : 'chant';
  return BY_EFFECT[first.do] ?? 'chant';
}

/** The ability's row; its user may be dead by now. */
function abilityOf({ content, floor }: Game, actor: number, id: string): Ability | undefined {
  const breed = floor.state.actors.find((other) => other.id === actor)?.breed;
  const own = breed === undefined ? undefined : content.breeds.get(breed);
  return [...(own?.abilities ?? []), ...abilitiesOf(content)].find((ability) => ability.id === id);
}
