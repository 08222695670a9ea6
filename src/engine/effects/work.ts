import type { Effect, Working } from '../content';
import { COST } from '../core/Effort';
import type { Message } from '../core/grammar';
import type { Point } from '../core/point';
import type { Floor } from '../floor/Floor';
import type { Game } from '../Game';
import type { Actor } from '../state';
import { handlerOf } from './effects';
import type { Hit } from './Handler';
import { resolveTargets } from './targets';

/** Whose doing it is, the cell aimed at, the text key of the cause, and of what is said of it (null: what is always said). */
export interface Origin {
  readonly source: Actor;
  readonly aim: Point | null;
  readonly cause: string;
  readonly told?: string | null;
}

/** What is about to happen, or why nothing can; `isVain` when there is a target, but nothing would change. */
export type Prepared = { readonly hits: readonly Hit[]; readonly actors: readonly Actor[]; readonly isOne: boolean } | { readonly why: Message; readonly isVain: boolean };

/** Whom it would hit, and whether it would do anything at all. Nothing is drawn and nothing changed. */
export function prepare(game: Game, working: Working, origin: Origin): Prepared {
  const targets = resolveTargets(game, origin.source, { cause: origin.cause, target: working.target, aim: origin.aim });
  if ('why' in targets) return { why: targets.why, isVain: false };
  const hits = hitsOf(working.effects, targets.actors, origin);
  const why = refusal(game, hits);
  return why === null ? { hits, actors: targets.actors, isOne: targets.isOne === true } : { why: { key: why, params: {} }, isVain: true };
}

/** Lets it happen; where chance picks one of them, it does so now. What is said of the whole is said once to each. */
export function carryOut(game: Game, { hits, actors, isOne }: Exclude<Prepared, { why: Message }>): void {
  const struck = isOne ? [game.rng.combat.pick(actors)] : actors;
  const { floor } = game;
  const told: Actor[] = [];
  for (const hit of hits) {
    const isMeant = struck.includes(hit.target) || handlerOf(hit.effect).isPlace === true;
    const said = hit.told !== null && told.includes(hit.target) ? '' : hit.told;
    if (isMeant && applyHit(game, { ...hit, told: said }, floor)) told.push(hit.target);
  }
}

/** Effects that come over somebody, those on a place where it stands; each for itself, as far as it is not pointless. */
export function affect(game: Game, effects: readonly Effect[], from: Omit<Hit, 'effect' | 'told'>): void {
  const { floor } = game;
  const { target, source, at, cause } = from;
  for (const effect of effects) applyHit(game, { effect, target, source, at, cause, told: null }, floor);
}

/** Every effect on everybody hit; effects on a place once, at the aim or where the first one hit stands, with nothing said where bodies are meant. */
function hitsOf(effects: readonly Effect[], actors: readonly Actor[], { source, aim, cause, told = null }: Origin): Hit[] {
  const { x, y } = aim ?? actors[0] ?? source;
  const places = effects.filter((effect) => handlerOf(effect).isPlace);
  const bodies = effects.filter((effect) => !handlerOf(effect).isPlace);
  return [
    ...actors.flatMap((target) => bodies.map((effect) => ({ effect, target, source, cause, told, at: { x: target.x, y: target.y } }))),
    ...places.map((effect) => ({ effect, target: source, source, cause, told: told !== null && bodies.length > 0 ? '' : told, at: { x, y } })),
  ];
}

/**
 * Nothing happens to who is dead or gone, to places of a floor that was left, after the end of the run or of the turn's
 * effort, and nothing that would be pointless; answers whether it did.
 */
function applyHit(game: Game, hit: Hit, floor: Floor): boolean {
  const isThere = handlerOf(hit.effect).isPlace === true ? game.floor === floor : game.isHere(hit.target);
  if (!isThere || game.isOver || pointless(game, hit) !== null || game.cutsShort()) return false;
  game.effort.spend(COST.effect);
  handlerOf(hit.effect).apply(game, hit);
  return true;
}

/** Why the whole deed would be pointless, as a text key: the first effect's reason where all have one. */
function refusal(game: Game, hits: readonly Hit[]): string | null {
  const whys = hits.map((hit) => pointless(game, hit));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

function pointless(game: Game, hit: Hit): string | null {
  return handlerOf(hit.effect).refuses?.(game, hit) ?? null;
}
