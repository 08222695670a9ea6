import { causeOf, REST } from '../../../src/engine/facts/causes';
import type { Effect } from '../../../src/engine/content';
import type { Point } from '../../../src/engine/core/point';
import { affect, EFFECTS, hitAll } from '../../../src/engine/effects/effects';
import type { Game } from '../../../src/engine/Game';
import type { GameEvent } from '../../../src/engine/events';
import { end } from '../../../src/engine/rules/cures';
import type { Actor } from '../../../src/engine/state';
import { only } from '../../support/campaignPack';
import { drawLit } from '../../support/lightPack';
import { monster } from '../../support/drawGame';

/* What effects log by themselves: from traps, traits and statuses, which have no line of their own. */

type Who = 'player' | 'squire' | 'statue';

const actorOf = (game: Game, who: Who): Actor => (who === 'player' ? game.state.player : monster(game, who));

/** A run with all three in view of each other, of whom everyone has lost HP, and an empty item is carried and worn. */
function scene(isInView = true): Game {
  const map = isInView ? `
    @F.S.....
    ..>......` : `
    @#F.S....
    .#.......`;
  const game = drawLit(map, { carry: ['wand', 'coat', 'club'], wear: ['coat', 'club'] }, { oil: 100 });
  for (const actor of [game.state.player, ...game.floor.state.actors]) actor.hp -= 5;
  return game;
}

/** The lines that an effect logs, and what happens. */
function done(game: Game, effect: Effect, { on = 'player', by = on, cause = 'trap.dart', at }: { on?: Who; by?: Who; cause?: string; at?: Point } = {}): GameEvent[] {
  const [target, source] = [actorOf(game, on), actorOf(game, by)];
  game.events.length = 0;
  affect(game, [effect], { target, source, at: at ?? target, cause: causeOf(cause) ?? REST }, 'usual');
  return [...game.events];
}

const lines = (events: readonly GameEvent[]): unknown[] => only(events, 'message').map(({ tone, key, params }) => [tone, key, params]);

const item = 'trap.dart';
const name = { player: 'breed.player', squire: 'breed.squire', statue: 'breed.statue' } as const;
const moved = (target: Who, source: Who): object => ({ target: name[target], actor: name[target], source: name[source], item });

const cases: readonly (readonly [Effect, { on?: Who; by?: Who; cause?: string }, readonly [tone: string, key: string, params: object]])[] = [
  [{ do: 'heal', amount: 3 }, {}, ['healed', 'hit.heal', { item, actor: name.player, n: 3 }]],
  [{ do: 'heal', amount: 9 }, { on: 'squire' }, ['healed', 'hit.heal', { item, actor: name.squire, n: 5 }]],
  [{ do: 'damage', amount: 3 }, {}, ['enemyAttack', 'hit.damage.self', { item, cause: item, target: name.player, n: 3 }]],
  [{ do: 'damage', amount: 3 }, { on: 'squire' }, ['plain', 'hit.damage', { item, cause: item, target: name.squire, n: 3 }]],
  [{ do: 'damage', amount: 2 }, { cause: 'status.venom' }, ['enemyAttack', 'hit.ails.self', { item: 'status.venom', cause: 'status.venom', target: name.player, n: 2 }]],
  [{ do: 'damage', amount: 2 }, { on: 'squire', cause: 'status.venom' }, ['plain', 'hit.ails', { item: 'status.venom', cause: 'status.venom', target: name.squire, n: 2 }]],
  [{ do: 'damage', amount: 2 }, { by: 'squire', cause: 'ability.burst' }, ['enemyAttack', 'hit.damage.self', { item: 'ability.burst', cause: 'ability.burst', target: name.player, n: 2 }]],
  [{ do: 'inflict', status: 'haste', turns: 3 }, {}, ['status', 'status.haste.begins', { target: name.player, actor: name.player, item }]],
  [{ do: 'inflict', status: 'haste', turns: 3 }, { on: 'squire' }, ['status', 'status.haste.begins', { target: name.squire, actor: name.squire, item }]],
  [{ do: 'cling' }, { by: 'squire' }, ['status', 'hit.cling', { item, target: name.player, source: name.squire }]],
  [{ do: 'teleport' }, {}, ['status', 'hit.teleport.self', moved('player', 'player')]],
  [{ do: 'teleport' }, { on: 'squire' }, ['status', 'hit.teleport', moved('squire', 'squire')]],
  [{ do: 'push', cells: 1 }, { on: 'squire', by: 'player' }, ['status', 'hit.push', moved('squire', 'player')]],
  [{ do: 'pull', cells: 1 }, { on: 'statue', by: 'player' }, ['status', 'hit.pull', moved('statue', 'player')]],
  [{ do: 'swap' }, { on: 'statue', by: 'player' }, ['status', 'hit.swap', moved('statue', 'player')]],
  [{ do: 'lure' }, { on: 'player', by: 'statue' }, ['status', 'hit.lure', moved('player', 'statue')]],
  [{ do: 'recall' }, {}, ['status', 'hit.teleport.self', moved('player', 'player')]],
  [{ do: 'haul', cells: 2 }, { by: 'statue' }, ['status', 'hit.haul', moved('player', 'statue')]],
  [{ do: 'fall' }, { on: 'statue', by: 'player' }, ['status', 'hit.fall', moved('statue', 'player')]],
  [{ do: 'map', range: 4 }, {}, ['status', 'hit.map', { item, source: name.player }]],
  [{ do: 'light', radius: 4 }, {}, ['status', 'hit.light', { item, source: name.player }]],
  [{ do: 'dig', range: 4 }, {}, ['status', 'hit.dig', { item, source: name.player }]],
  [{ do: 'alarm', range: 4 }, {}, ['status', 'hit.alarm', { item, source: name.player }]],
  [{ do: 'summon', breed: 'rat', count: 1 }, { on: 'squire' }, ['status', 'hit.summon', { item, source: name.squire, breed: 'breed.rat' }]],
  [{ do: 'cloud', hazard: 'gas', range: 1, turns: 3 }, {}, ['status', 'hit.cloud', { item, source: name.player, hazard: 'hazard.gas' }]],
  [{ do: 'reveal', range: 4 }, {}, ['status', 'hit.reveal', { item, source: name.player }]],
  [{ do: 'change', from: 'ground', to: 'water' }, {}, ['status', 'hit.change.rises', { item, source: name.player, from: 'tile.ground', to: 'tile.water' }]],
  [{ do: 'flood', tile: 'water', range: 1, turns: 2 }, {}, ['status', 'hit.flood', { item, source: name.player, tile: 'tile.water' }]],
  [{ do: 'split' }, { on: 'squire' }, ['status', 'hit.split', { item, source: name.squire, actor: name.squire }]],
  [{ do: 'refuel', turns: 70 }, {}, ['healed', 'hit.refuel', { item, n: 70 }]],
  [{ do: 'recharge', amount: 2 }, {}, ['status', 'hit.recharge', { item, n: 2 }]],
  [{ do: 'identify' }, {}, ['status', 'hit.identify', { item }]],
  [{ do: 'enchant', slot: 'hand', amount: 2 }, {}, ['status', 'hit.enchant', { item: 'item.club+2' }]],
  [{ do: 'give', group: 'wand' }, {}, ['status', 'hit.give', { item: 'item.wand' }]],
  [{ do: 'boon', stat: 'power', amount: 2 }, {}, ['status', 'hit.boon.power', { n: 2 }]],
  [{ do: 'boon', stat: 'defence', amount: 1 }, {}, ['status', 'hit.boon.defence', { n: 1 }]],
  [{ do: 'boon', stat: 'maxHp', amount: 5 }, {}, ['status', 'hit.boon.maxHp', { n: 5 }]],
  [{ do: 'grow', percent: 50, most: 100 }, { on: 'squire' }, ['enemyAttack', 'hit.grow', { actor: name.squire }]],
  [{ do: 'rust', most: 1 }, {}, ['enemyAttack', 'hit.rust', { item: 'item.coat+-1' }]],
];

/** They log only what else is said of them: an attack its own line, fire and traps what they do. */
const SILENT = ['strike', 'ignite', 'lay', 'cure'];

describe('an effect without a line of its own', () => {
  it.each(cases)('%j is logged, with all that its text may name: %j', (effect, how, line) => {
    expect(lines(done(scene(), effect, how))).toContainEqual(line);
  });

  it('of every kind but those that are told otherwise', () => {
    expect(new Set([...cases.map(([effect]) => effect.do), ...SILENT])).toEqual(new Set(Object.keys(EFFECTS)));
  });

  it.each(cases.filter(([, { on = 'player' }]) => on !== 'player'))('%j names nobody who hides, unless it brings it to light: %j', (effect, how) => {
    const game = scene();
    const target = Object.assign(actorOf(game, how.on ?? 'player'), { hidden: true });
    const events = done(game, effect, how);
    const named = only(events, 'message').filter(({ params }) => Object.values(params).includes(`breed.${target.breed}`));
    expect(named.length > 0).toBe(events.some(({ type }) => type === 'revealed'));
  });

  it.each(cases.filter(([, { on = 'player', by = on }]) => on !== 'player' && by !== 'player'))('%j is not logged where the player doesn\'t see it: %j', (effect, how) => {
    expect(lines(done(scene(false), effect, how))).toEqual([]);
  });

  it('is logged if it befalls the player, even at a place out of view', () => {
    expect(lines(done(scene(false), { do: 'heal', amount: 1 }, { at: { x: 8, y: 1 } }))).toHaveLength(1);
  });
});

describe('what is not logged', () => {
  it.each(['status.mending', 'traits.eachTurn'])('RULES 5.3 healing by %s', (cause) => {
    const game = scene();
    expect([lines(done(game, { do: 'heal', amount: 2 }, { cause })), game.state.player.hp]).toEqual([[], 17]);
  });

  it('the end of a status of one who hides', () => {
    const game = scene();
    const squire = Object.assign(actorOf(game, 'squire'), { hidden: true, statuses: { haste: 3 } });
    game.events.length = 0;
    end(game, squire, 'haste');
    expect([squire.statuses, lines(game.events)]).toEqual([{}, []]);
  });

  it('damage by what its user does to itself, which has just been logged', () => {
    expect(lines(done(scene(), { do: 'damage', amount: 1 }, { on: 'squire', cause: 'ability.burst' }))).toEqual([]);
  });

  it('RULES 5.3 a status that someone has already', () => {
    const game = scene();
    done(game, { do: 'inflict', status: 'haste', turns: 3 });
    expect(lines(done(game, { do: 'inflict', status: 'haste', turns: 9 }))).toEqual([]);
    expect(game.state.player.statuses['haste']).toBe(9);
  });

  it('RULES 5.3 but its end by a cure', () => {
    const game = scene();
    done(game, { do: 'inflict', status: 'haste', turns: 3 });
    expect(lines(done(game, { do: 'cure', status: 'haste' }))).toEqual([['healed', 'status.haste.ends', { target: name.player, actor: name.player, item }]]);
  });
});

describe('an effect with a line of its own', () => {
  const use = (effect: Effect, on: Who): unknown[] => {
    const game = scene();
    game.events.length = 0;
    hitAll(game, [effect], { actors: [actorOf(game, on)], origin: { source: monster(game, 'statue'), aim: actorOf(game, on), cause: { table: 'ability', id: 'jab' }, told: { key: 'ability.jab.used' } } });
    return lines(game.events).slice(0, 1);
  };

  it('logs that instead, in words of its own if damage befalls the player', () => {
    expect(use({ do: 'damage', amount: 1 }, 'player')).toEqual([['enemyAttack', 'ability.jab.used.self', { item: 'ability.jab', cause: 'ability.jab', target: name.player, n: 1 }]]);
    expect(use({ do: 'damage', amount: 1 }, 'squire')).toEqual([['plain', 'ability.jab.used', { item: 'ability.jab', cause: 'ability.jab', target: name.squire, n: 1 }]]);
    expect(use({ do: 'strike', percent: 100 }, 'player')).toEqual([['plain', 'ability.jab.used', { item: 'ability.jab', target: name.player }]]);
    expect(use({ do: 'lay', trap: 'dart' }, 'squire')).toEqual([['status', 'ability.jab.used', { item: 'ability.jab', trap: 'trap.dart' }]]);
  });
});
