import type { Content, ItemKind } from '../content';
import type { Point } from '../core/point';
import { handlerOf, type Hit } from '../effects/effects';
import { resolveTargets } from '../effects/targets';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { done, refused, type Action, type ActionResult } from './Action';

/** Uses up an item of the player's pack, by its id; `aim` is the cell picked for items that need a target. */
export class UseItem implements Action {
  constructor(
    readonly item: number,
    readonly aim: Point | null = null,
  ) {}

  perform(game: Game, actor: Actor): ActionResult {
    const { hero } = game.state;
    const item = hero.inventory.find((carried) => carried.id === this.item);
    if (!item) return refused('refused.noItem');
    const kind = kindOf(game.content, item.kind);
    const targets = resolveTargets(game, actor, { item: item.kind, target: kind.target, aim: this.aim });
    if ('why' in targets) return refused(targets.why.key, targets.why.params);
    const hits = targets.actors.flatMap((target) => kind.effects.map((effect) => ({ effect, target, source: actor, item: item.kind })));
    const why = refusal(game, hits);
    if (why !== null) return refused(why);
    hero.inventory = hero.inventory.filter((carried) => carried !== item);
    const at = { x: actor.x, y: actor.y };
    game.emit({ type: 'itemUsed', actor: actor.id, item: item.id, kind: item.kind, at, seen: true });
    for (const hit of hits) handlerOf(hit.effect).apply(game, hit);
    return done();
  }
}

function kindOf(content: Content, id: string): ItemKind {
  const kind = content.itemKinds.get(id);
  if (!kind) throw new Error(`an item of the unknown kind ${id}`);
  return kind;
}

/** The first effect's reason why the deed would be pointless, as a text key. */
function refusal(game: Game, hits: readonly Hit[]): string | null {
  for (const hit of hits) {
    const why = handlerOf(hit.effect).refuses(game, hit);
    if (why !== null) return why;
  }
  return null;
}
