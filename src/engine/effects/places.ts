import type { Message } from '../core/grammar';
import { distanceSquared, type Point } from '../core/point';
import type { Game } from '../Game';
import { cellsWithin } from '../floor/cellsWithin';
import { FieldOfView } from '../floor/fov';
import { freeCellsAround } from '../floor/freeCells';
import { makeActor, type Newborn } from '../floor/openFloor';
import { cloud as layCloud } from '../rules/hazards';
import { actorName } from '../rules/names';
import { reveal as revealActor, wake } from '../rules/noise';
import { isCrowded, settle, turnInto } from '../rules/relocate';
import type { Actor } from '../state';
import { cellsOf } from './cells';
import { tell, type Handler, type Hit, type Of } from './Handler';

/* Effects on a place: what is known of it, what stands there, what it is made of. */

export const map: Handler<Of<'map'>> = {
  isPlace: true,
  apply(game, hit) {
    const { effect, at } = hit;
    for (const cell of cellsWithin(game.floor, at, effect.range)) game.floor.map(cell.x, cell.y);
    say(game, hit, { always: 'hit.map' });
  },
  describe: ({ range }) => ({ key: 'effect.map', params: { n: cellsOf(range) } }),
};

export const light: Handler<Of<'light'>> = {
  isPlace: true,
  apply(game, hit) {
    const { effect, at } = hit;
    const { floor } = game;
    const sight = new FieldOfView(floor.stride * (floor.height + 2), floor.stride);
    for (const { x, y } of cellsWithin(floor, at, Infinity)) sight.setOpaque(floor.cell(x, y), !floor.tileAt(x, y).transparent);
    sight.compute(floor.cell(at.x, at.y), effect.radius);
    game.find(floor.remember(sight));
    say(game, hit, { always: 'hit.light' });
  },
  describe: ({ radius }) => ({ key: 'effect.light', params: { n: radius } }),
};

export const dig: Handler<Of<'dig'>> = {
  isPlace: true,
  apply(game, hit) {
    const { effect, at } = hit;
    const { floor } = game;
    const ground = game.content.tiles.findIndex((tile) => tile.id === 'ground');
    for (const { x, y } of cellsWithin(floor, at, effect.range)) {
      const isEdge = x === 0 || y === 0 || x === floor.width - 1 || y === floor.height - 1;
      if (!isEdge && floor.tileAt(x, y).id === 'wall') floor.setTile({ x, y }, ground);
    }
    say(game, hit, { always: 'hit.dig' });
  },
  describe: ({ range }) => ({ key: 'effect.dig', params: { n: cellsOf(range) } }),
};

export const alarm: Handler<Of<'alarm'>> = {
  isPlace: true,
  apply(game, hit) {
    const { effect, at, source } = hit;
    for (const actor of game.floor.state.actors) {
      if (actor === source || distanceSquared(actor, at) > effect.range) continue;
      wake(game, actor, at);
      actor.goal = game.floor.index(at.x, at.y);
    }
    say(game, hit, { always: 'hit.alarm' });
  },
  describe: ({ range }) => ({ key: 'effect.alarm', params: { n: cellsOf(range) } }),
};

export const summon: Handler<Of<'summon'>> = {
  isPlace: true,
  refuses: (game) => (isCrowded(game) ? 'refused.crowded' : null),
  apply(game, hit) {
    const { effect, at } = hit;
    let left = effect.count;
    for (const cell of freeCellsAround(game.floor, at)) {
      if (left-- === 0 || isCrowded(game)) break;
      bear(game, { id: effect.breed, ...cell, floor: game.state.floor });
    }
    say(game, hit, { always: 'hit.summon', params: { breed: `breed.${effect.breed}` } });
  },
  describe: ({ breed, count }) => ({ key: 'effect.summon', params: { breed: `breed.${breed}`, n: count } }),
};

export const cloud: Handler<Of<'cloud'>> = {
  isPlace: true,
  apply(game, hit) {
    layCloud(game, hit.at, hit.effect);
    say(game, hit, { always: 'hit.cloud', params: { hazard: `hazard.${hit.effect.hazard}` } });
  },
  describe: ({ hazard, range, turns }) => ({ key: 'effect.cloud', params: { hazard: `hazard.${hazard}`, n: cellsOf(range), turns } }),
};

export const reveal: Handler<Of<'reveal'>> = {
  isPlace: true,
  apply(game, hit) {
    const { effect, at } = hit;
    for (const trap of game.floor.state.traps) if (distanceSquared(trap, at) <= effect.range) trap.known = true;
    for (const actor of game.floor.state.actors) if (distanceSquared(actor, at) <= effect.range) revealActor(game, actor);
    say(game, hit, { always: 'hit.reveal' });
  },
  describe: ({ range }) => ({ key: 'effect.reveal', params: { n: cellsOf(range) } }),
};

export const change: Handler<Of<'change'>> = {
  isPlace: true,
  apply(game, hit) {
    const { from, to } = hit.effect;
    const isGround = game.content.tiles.some((tile) => tile.id === to && tile.walkable);
    for (const cell of cellsWithin(game.floor, hit.at, Infinity)) {
      if (game.floor.tileAt(cell.x, cell.y).id === from && (isGround || isEmpty(game, cell))) turnInto(game, cell, to);
    }
    say(game, hit, { always: 'hit.change', params: { from: `tile.${from}` } });
  },
  describe: ({ from, to }) => ({ key: 'effect.change', params: { from: `tile.${from}`, to: `tile.${to}` } }),
};

export const split: Handler<Of<'split'>> = {
  isPlace: true,
  refuses: (game, { source }) => (source.hp < 2 ? 'refused.tooSmall' : isCrowded(game) ? 'refused.crowded' : null),
  apply(game, hit) {
    const { source } = hit;
    const [cell] = freeCellsAround(game.floor, source);
    if (!cell) return;
    const half = Math.floor(source.hp / 2);
    source.hp -= half;
    const twin = bear(game, { id: source.breed, ...cell, floor: game.state.floor, elite: source.elite });
    twin.hp = twin.maxHp = half;
    source.maxHp = source.hp;
    twin.hidden = false;
    twin.goal = source.goal;
    say(game, hit, { always: 'hit.split', params: { actor: actorName(game, source) } });
  },
  describe: () => ({ key: 'effect.split', params: {} }),
};

/** Whether nobody and nothing would be buried there. */
function isEmpty({ floor }: Game, { x, y }: Point): boolean {
  return floor.actorAt(x, y) === null && floor.isBare(x, y) && floor.trapAt(x, y) === null;
}

/** Somebody new comes onto the floor. */
function bear(game: Game, newborn: Newborn): Actor {
  const actor = makeActor(game.content, game.state.nextId++, newborn);
  actor.summoned = true;
  const at = { x: actor.x, y: actor.y };
  settle(game, actor);
  game.emit({ type: 'summoned', actor: actor.id, breed: actor.breed, at, seen: game.sees(at) });
  return actor;
}

function say(game: Game, hit: Hit, { always, params = {} }: { always: string; params?: Message['params'] }): void {
  game.emit({ type: 'changed', at: hit.at, seen: game.sees(hit.at) });
  tell(game, hit, { tone: 'status', always, params: { item: hit.cause, source: actorName(game, hit.source), ...params } });
}
