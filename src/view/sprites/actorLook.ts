import type { Game } from '../../engine/Game';
import { headingSeen } from '../../engine/facts/facing';
import { figureOf, playerSprite } from '../../engine/facts/figure';
import { lostLanternAt } from '../../engine/facts/light';
import { swims, touchesGround } from '../../engine/facts/movement';
import { breedSeen, disguiseOf } from '../../engine/facts/names';
import { watchersOf } from '../../engine/facts/told';
import { hostOf, isAlly, isHostile } from '../../engine/facts/sides';
import { heroOf, natureOf } from '../../engine/facts/traits';
import type { Breed, HeroKind } from '../../engine/content';
import type { Heading, Point } from '../../engine/core/point';
import type { Actor } from '../../engine/state';
import type { Wanted } from '../camera/framing';
import { centreOf } from '../grid/cells';
import type { Drawn } from '../textures/Picture';

/** An actor's appearance, as the player sees it. */
export interface ActorLook {
  /** Sprite and character. */
  readonly look: Drawn;
  /** On the player's side: the hero, an ally or a captive. */
  readonly isOwn: boolean;
  /** An elite's colour and badge; null for others. */
  readonly elite: { readonly colour: string; readonly badge: string } | null;
  /** Hard to see even when adjacent. */
  readonly isFaint: boolean;
  /** Where its front faces; null for those without one. */
  readonly faces: Heading | null;
  /** Null on dry land and in the air. */
  readonly wading: Wading | null;
}

/** What of an actor is under water: its feet, or all but its head, as of who swims without being at home there. */
export type Wading = 'feet' | 'body';

/** A visible actor's appearance: senses may deceive, an elite shows its first affix. */
export function actorLook(game: Game, actor: Actor): ActorLook {
  const { breeds, elites } = game.content;
  const { captive } = game.breedOf(actor);
  const breedLook = breeds.get(breedSeen(game, actor)) ?? game.breedOf(actor);
  const elite = elites.kinds.get(actor.elite[0] ?? '');
  return {
    look: (actor.bound > 0 ? captive : null) ?? heroLook(game, actor) ?? changedLook(game, actor, breedLook),
    isOwn: actor.side === 'player',
    elite: elite ? { colour: elite.colour, badge: elite.sprite } : null,
    isFaint: natureOf(game, actor).unseen,
    faces: headingSeen(game, actor),
    wading: wadingOf(game, actor),
  };
}

function wadingOf(game: Game, actor: Actor): Wading | null {
  const { wet, deep } = game.floor.tileAt(actor.x, actor.y);
  if (wet !== true || !touchesGround(game, actor)) return null;
  return deep === undefined || swims(game, actor) ? 'feet' : 'body';
}

/** The looks of heroes, by their figures: views compare looks by identity. */
const heroLooks = new WeakMap<HeroKind | Breed, Map<string, Drawn>>();

/** The looks of breeds with other sprites than their own. */
const breedLooks = new WeakMap<Breed, Map<string, Drawn>>();

/** A breed as it looks with an actor's statuses; a deceived player sees none of them. */
function changedLook({ content }: Game, actor: Actor, breed: Breed): Drawn {
  const sprite = Object.keys(actor.statuses).flatMap((id) => content.statuses.get(id)?.look ?? []).at(-1);
  if (sprite === undefined || breed !== content.breeds.get(actor.breed)) return breed;
  const looks = breedLooks.get(breed) ?? new Map<string, Drawn>();
  const look = looks.get(sprite) ?? { ...breed, sprite };
  breedLooks.set(breed, looks.set(sprite, look));
  return look;
}

/** The look of the current hero; null for other actors. */
function heroLook(game: Game, actor: Actor): Drawn | null {
  if (actor !== game.state.player) return null;
  const hero = heroOf(game);
  const breed = game.breedOf(actor);
  const layers = figureOf(game);
  const sprite = hero?.sprite ?? playerSprite(game);
  if (!hero && sprite === breed.sprite) return breed;
  const key = [sprite, ...layers.map((layer) => layer.sprite)].join();
  const looks = heroLooks.get(hero ?? breed) ?? new Map<string, Drawn>();
  const look = looks.get(key) ?? { ...breed, sprite, ...(hero ? { layers } : {}) };
  heroLooks.set(hero ?? breed, looks.set(key, look));
  return look;
}

/** The most icons; more would cover the neighbours. */
const MAX_SIGNS = 3;

/**
 * The icons over an actor: whether it is an ally, a captive, about to attack, asleep or clinging, the hero noticed, then its first
 * statuses with an icon.
 */
export function actorSigns(game: Game, actor: Actor): string[] {
  const { content, state } = game;
  const side = actor.bound > 0 ? ['badge/captive'] : isAlly(game, actor) ? ['badge/ally'] : [];
  const isNoticed = actor === state.player && watchersOf(game).length > 0;
  const statuses = Object.keys(actor.statuses).flatMap((id) => content.statuses.get(id)?.sprite ?? []);
  const alerts = [
    ...(actor.announced ? ['alert/threat'] : []),
    ...(actor.asleep ? ['alert/asleep'] : []),
    ...(hostOf(game, actor) ? ['talent/chain'] : []),
  ];
  return [...side, ...alerts, ...(isNoticed ? ['map/seen'] : []), ...statuses].slice(0, MAX_SIGNS);
}

/** An enemy in view. */
export interface EnemyInView {
  readonly cell: Point;
  readonly look: ActorLook;
}

/** What the player has in view, apart from the hero. */
interface InView {
  /** The enemies that are marked at the edge of the screen while out of frame; none once the run is over. */
  readonly enemies: readonly EnemyInView[];
  /** The enemies, and what can be taken, used, freed or led, in map pixels. */
  readonly wanted: Wanted;
}

export const NOTHING: InView = { enemies: [], wanted: { others: [], things: [] } };

export function inView(game: Game): InView {
  const enemies = enemiesInView(game);
  const wanted = { others: enemies.map(({ cell }) => centreOf(cell)), things: thingsInView(game).map(centreOf) };
  return { enemies: game.isOver ? [] : enemies, wanted };
}

function enemiesInView(game: Game): EnemyInView[] {
  const { floor, state } = game;
  const seen = floor.state.actors.filter((actor) => isHostile(state.player, actor) && game.seesActor(actor));
  return seen.map((actor) => ({ cell: { x: actor.x, y: actor.y }, look: actorLook(game, actor) }));
}

/** Items and what passes for one, known traps, captives and allies, stairs and what asks. */
function thingsInView(game: Game): Point[] {
  const { floor, content, state: { player } } = game;
  const { items, traps, actors } = floor.state;
  const lamp = lostLanternAt(game);
  const isOwn = (actor: Actor): boolean => actor.side === player.side && actor !== player && game.seesActor(actor);
  const others = actors.filter((actor) => disguiseOf(game, actor) !== undefined || isOwn(actor));
  const asking = Array.from(floor.fov.cells.subarray(0, floor.fov.count), (cell) => floor.position(cell)).filter(({ x, y }) => {
    return floor.contains(x, y) && (floor.tileAt(x, y).stairs !== undefined || content.features.has(floor.tileAt(x, y).id));
  });
  const found = [...items.filter(({ seen }) => seen), ...traps.filter(({ known }) => known), ...others, ...(lamp ? [lamp] : [])];
  return [...found.filter(({ x, y }) => floor.isVisible(x, y)), ...asking];
}
