import { isWearable, type Consumable, type Content } from '../content';
import type { Point } from '../core/point';
import { handlerOf } from '../effects/effects';
import type { Hit } from '../effects/Handler';
import { resolveTargets } from '../effects/targets';
import type { Game } from '../Game';
import type { Actor, Item } from '../state';
import { done, instead, refused, type Action, type ActionResult } from './Action';
import { Equip } from './Equip';

/** Uses up an item of the player's pack, by its id; `aim` is the cell picked for items that need a target. Wearable things are put on. */
export class UseItem implements Action {
  constructor(
    readonly item: number,
    readonly aim: Point | null = null,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const { hero } = game.state;
    const item = hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = consumable(game.content, item.kind);
    if (!kind) return instead(new Equip(item.id));
    const targets = resolveTargets(game, actor, { item: item.kind, target: kind.target, aim: this.aim });
    if ('why' in targets) return refused(targets.why.key, targets.why.params);
    const hits = hitsOf(kind, targets.actors, { item, source: actor, aim: this.aim });
    const why = refusal(game, hits);
    if (why !== null) return refused(why);
    hero.inventory = hero.inventory.filter((carried) => carried !== item);
    game.emit({ type: 'itemUsed', actor: actor.id, item: item.id, kind: item.kind, at: { x: actor.x, y: actor.y }, seen: true });
    const struck = targets.isOne === true ? [game.rng.combat.pick(targets.actors)] : targets.actors;
    for (const hit of hits) if (struck.includes(hit.target) || handlerOf(hit.effect).isPlace) applyHit(game, hit);
    return done();
  }
}

/** The row of something that can be used up; null for what is worn instead. */
function consumable(content: Content, id: string): Consumable | null {
  const kind = content.itemKinds.get(id);
  if (!kind) throw new Error(`an item of the unknown kind ${id}`);
  return isWearable(kind) ? null : kind;
}

/** Every effect on everybody hit; effects on a place once, at the aim or where the first one hit stands. */
function hitsOf(kind: Consumable, actors: readonly Actor[], from: { item: Item; source: Actor; aim: Point | null }): Hit[] {
  const { source, aim } = from;
  const item = from.item.kind;
  const { x, y } = aim ?? actors[0] ?? source;
  const places = kind.effects.filter((effect) => handlerOf(effect).isPlace);
  const bodies = kind.effects.filter((effect) => !handlerOf(effect).isPlace);
  return [
    ...actors.flatMap((target) => bodies.map((effect) => ({ effect, target, source, item, at: { x: target.x, y: target.y } }))),
    ...places.map((effect) => ({ effect, target: source, source, item, at: { x, y } })),
  ];
}

/** Nothing happens to the dead, nothing after the end of the run, and nothing that would be pointless. */
function applyHit(game: Game, hit: Hit): void {
  if (hit.target.hp > 0 && !game.isOver && pointless(game, hit) === null) handlerOf(hit.effect).apply(game, hit);
}

/** Why the whole deed would be pointless, as a text key: the first effect's reason where all have one. */
function refusal(game: Game, hits: readonly Hit[]): string | null {
  const whys = hits.map((hit) => pointless(game, hit));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

function pointless(game: Game, hit: Hit): string | null {
  return handlerOf(hit.effect).refuses?.(game, hit) ?? null;
}
