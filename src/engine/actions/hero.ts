import type { Origin, World } from '../World';
import type { Message } from '../core/grammar';
import { fixed, type Point } from '../core/point';
import { prepare } from '../facts/aim';
import { REST } from '../facts/causes';
import { choiceRefusal, choicesAt, type OfferedChoice } from '../facts/features';
import { healedByRest, hindranceToRest, offersOf, priceOf, skillOf, skillRefusal } from '../facts/hero';
import { hoodRefusal, lightOf } from '../facts/light';
import { isAimed } from '../facts/targets';
import { become, choose, learnTalent, pay } from '../rules/hero';
import { hood, spendOil } from '../rules/lantern';
import { noteHealing, noteUse } from '../rules/noting';
import { capHp } from '../rules/cures';
import { heal } from '../rules/statuses';
import type { Actor } from '../state';
import { done, free, refused, type Action, type ActionResult } from './Action';

/* What only the hero does: it learns, uses its skill, bargains, hoods its lantern, rests. */

/** Switches to another of the pack's heroes, by its place; takes no turn, and is refused after the first. */
export class Become implements Action {
  constructor(readonly index: number) {}

  perform(world: World): ActionResult {
    const kind = [...world.content.heroes.keys()][this.index];
    if (kind === undefined) return refused('refused.noHero');
    if (world.state.turn > 0) return refused('refused.begun');
    become(world, kind);
    return free();
  }
}

/** Learns one of the talents that a level offers, by its place among them; takes no turn. */
export class Learn implements Action {
  constructor(readonly index: number) {}

  perform(world: World): ActionResult {
    if (world.state.hero.choices === 0) return refused('refused.noLevel');
    const id = offersOf(world)[this.index];
    if (id === undefined) return refused('refused.noTalent');
    learnTalent(world, id);
    return free();
  }
}

/** The rewards a level offers (RULES 1.5). */
export type LevelReward = 'life' | 'power' | 'defence';

/** Maximum and current HP gained by choosing life. */
export const LIFE = 20;

/** Chooses a level reward; takes no turn. */
export class LevelUp implements Action {
  constructor(readonly reward: LevelReward) {}

  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    if (hero.choices === 0) return refused('refused.noLevel');
    if (offersOf(world).length > 0) return refused('refused.talents');
    hero.choices--;
    if (this.reward === 'life') {
      actor.maxHp += LIFE;
      actor.hp += LIFE;
      capHp(world, actor);
    } else actor[this.reward]++;
    world.say('status', `log.boon.${this.reward}`, {});
    return free();
  }
}

const REWARDS: readonly LevelReward[] = ['life', 'power', 'defence'];

/** Everything that a level offers now: talents, or the rewards of RULES 1.5 where there are none. */
export function levelChoices(world: Pick<World, 'content' | 'state'>): readonly (Learn | LevelUp)[] {
  const offers = offersOf(world);
  return offers.length > 0 ? offers.map((_id, index) => new Learn(index)) : REWARDS.map((reward) => new LevelUp(reward));
}

/** Uses the hero's skill; `aim` is the cell picked for one that needs a target. It opens the hood. */
export class UseSkill implements Action {
  readonly aim: Point | null;

  constructor(aim: Point | null = null) {
    this.aim = aim && fixed(aim);
  }

  perform(world: World, actor: Actor): ActionResult {
    const skill = skillOf(world);
    if (!skill) return refused('refused.noSkill');
    // An area that is not aimed lies around its user.
    const aim = isAimed(skill.target) ? this.aim : skill.target.at === 'area' ? fixed(actor) : null;
    if (aim && !world.floor.contains(aim.x, aim.y)) return refused('refused.notVisible');
    const unpaid = skillRefusal(world, skill);
    if (unpaid) return refused(unpaid.key, unpaid.params);
    const origin: Origin = { source: actor, aim, cause: { table: 'skill', id: skill.id } };
    const prepared = prepare(world, skill, origin);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    pay(world, skill, 'skill');
    // Afterwards, so that the light changes once.
    if (world.state.hero.hooded) hood(world, false);
    world.emit({ type: 'skillUsed', actor: actor.id, skill: skill.id, at: { x: (aim ?? actor).x, y: (aim ?? actor).y }, seen: true });
    noteUse(world, origin.cause);
    world.say('playerAttack', `skill.${skill.id}.used`, {});
    world.work(skill, origin);
    return done();
  }
}

/** Chooses one of the things that the feature on a cell beside the player offers, by its place among them. */
export class Choose implements Action {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly index: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const at = { x: this.x, y: this.y };
    const choice = choicesAt(world, at)[this.index];
    if (!choice) return refused('refused.nothingHere');
    const why = choiceRefusal(world, at, choice);
    if (why) return refused(why.key, why.params);
    const feature = world.floor.tileAt(at.x, at.y).id;
    world.emit({ type: 'chose', actor: actor.id, feature, choice: choice.id, at, seen: true });
    const price = priceParams(world, choice);
    if (choice.good) world.say('plain', 'log.pickUp', { item: `item.${choice.id}`, ...price });
    else world.say('status', 'log.chosen', { feature: `tile.${feature}`, ...price });
    choose(world, at, choice);
    return done();
  }
}

/** The loot paid and left, and whether it is the first that was paid: the words of a line, which keeps the key that it had without them. */
function priceParams(world: World, { cost, good }: OfferedChoice): Message['params'] {
  const { hero, log } = world.state;
  const { finds } = priceOf(world, cost);
  if (finds === 0) return good ? { paid: 0 } : {};
  return { paid: finds, left: hero.finds - finds, first: log.some(({ params }) => Number(params['paid']) > 0) ? 0 : 1 };
}

/** Hoods the player's lantern, which takes the turn, or opens it, which takes none. */
export class Hood implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const { hero, player } = world.state;
    const why = actor === player ? hoodRefusal(world) : 'refused.noHood';
    if (why !== null) return refused(why);
    const isHooded = !hero.hooded;
    hood(world, isHooded);
    if (isHooded) {
      world.say('status', 'log.hooded', { n: lightOf(world) });
      return done();
    }
    world.say('status', 'log.unhooded', {});
    return free();
  }
}

/** A turn of rest by lantern light, in packs that have it: oil for HP, in peace, up to a share of the maximum (RULES 5.11). */
export class Recover implements Action {
  perform(world: World, actor: Actor): ActionResult {
    const why = hindranceToRest(world);
    if (why !== null) return refused(why);
    const healed = healedByRest(world);
    if (healed > 0) noteHealing(world, actor, { cause: REST, amount: heal(world, actor, healed) });
    // The turn itself burns one.
    spendOil(world, 'rest', (world.content.rest?.oil ?? 1) - 1);
    return done();
  }
}
