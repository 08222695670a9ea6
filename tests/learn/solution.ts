import { done, refused, type Action, type ActionResult } from '../../src/engine/actions/Action';
import { actorName } from '../../src/engine/facts/names';
import { enemyOf } from '../../src/engine/facts/senses';
import { runAway } from '../../src/engine/ai/steps';
import type { Tactic } from '../../src/engine/ai/brain';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { strike } from '../../src/engine/rules/combat';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import type { Actor } from '../../src/engine/state';
import type { World } from '../../src/engine/World';
import { classicBare } from '../../src/content/packs/classicBare';
import { resumeGame } from '../../src/procgen/newGame';

/* One way to solve the exercises of docs/LEARN.md. */

const { orc } = classicBare.breeds;

export const rows: PackRows = {
  ...classicBare,
  id: 'mine',
  sight: 5,
  start: ['healthPotion', 'healthPotion', 'axe'],
  layouts: { rooms: { ...classicBare.layouts.rooms, width: [[1, 40]], height: [[1, 30]], attempts: [[1, 5]] } },
  counts: { per: 'floor', monsters: [[1, 4]], items: [[1, 2]] },
  monsters: { orc: [[0, 80], [8, 0]], troll: [[2, 10], [3, 15], [5, 30], [7, 60]], kobold: [[1, 40]] },
  items: { ...classicBare.items, frostScroll: [[2, 10]], axe: [[3, 5]] },
  breeds: { ...classicBare.breeds, kobold: { ...orc, glyph: 'k', colour: '#b88048', sprite: 'kobold-thief/idle', hp: 5, xp: 15 } },
  itemKinds: {
    ...classicBare.itemKinds,
    frostScroll: { glyph: '?', colour: '#86e4ec', sprite: 'item/scroll-teal', target: { at: 'cell', radius: 2 }, effects: [{ do: 'damage', amount: 6 }] },
    axe: { glyph: '/', colour: '#a9a5b4', sprite: 'item/axe', slot: 'weapon', bonus: { power: 3 } },
  },
  growth: { xp: [[1, 100]], maxHp: 5, offers: 3 },
};

export const texts: Readonly<Record<string, string>> = { 'log.kick': 'You kick {the target}.' };

export class Kick implements Action {
  constructor(
    readonly dx: number,
    readonly dy: number,
  ) {}

  perform(world: World, actor: Actor): ActionResult {
    const target = world.floor.actorAt(actor.x + this.dx, actor.y + this.dy);
    if (!target) return refused('refused.nothingHere');
    world.say('playerAttack', 'log.kick', { target: actorName(world, target) });
    strike(world, actor, { target, percent: 50 });
    if (target.hp > 0) world.affect([{ do: 'push', cells: 1 }], { target, source: actor, at: { x: target.x, y: target.y }, cause: { table: 'breed', id: actor.breed } });
    return done();
  }
}

export const timid: Tactic = (world, actor) => {
  const enemy = enemyOf(world, actor);
  return enemy && actor.hp <= 3 ? runAway(world, actor, enemy) : null;
};

export function copyOf({ content, state }: Game): Game {
  const decoded = decodeRun(encodeRun(state));
  if (!decoded.ok) throw new Error(decoded.why);
  return resumeGame(content, decoded.run.state);
}
