import type { Ability } from '../content';
import type { Point } from '../core/point';
import { carryOut, prepare } from '../effects/work';
import type { Game } from '../Game';
import { actorName } from '../rules/names';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Uses an ability against, for or because of whoever stands in a cell; it may be used again only some turns later. */
export class Cast implements Action {
  constructor(
    readonly ability: Ability,
    readonly at: Point,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const { id, every, on } = this.ability;
    const prepared = prepareCast(game, actor, this);
    if ('why' in prepared) return refused(prepared.why.key, prepared.why.params);
    const seen = game.seesActor(actor);
    actor.ready[id] = game.state.turn + every;
    game.emit({ type: 'abilityUsed', actor: actor.id, ability: id, at: { x: this.at.x, y: this.at.y }, seen: seen || game.sees(this.at) });
    if (seen) game.say(on === 'foe' ? 'enemyAttack' : 'status', `ability.${id}.used`, { actor: actorName(game, actor) });
    carryOut(game, prepared);
    return done();
  }
}

/** What an ability would do there, or why it would do nothing; nothing is drawn and nothing changed. */
export function prepareCast(game: Game, actor: Actor, { ability, at }: Pick<Cast, 'ability' | 'at'>): ReturnType<typeof prepare> {
  // What works on the caster works where it stands, whoever it is because of.
  const isAimed = ability.target.at === 'actor' || ability.target.at === 'cell';
  return prepare(game, ability, { source: actor, aim: isAimed ? { x: at.x, y: at.y } : null, cause: `ability.${ability.id}` });
}
