import { stepsBetween, type Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';

/** The visuals of an event. Points are cells. */
export type Show =
  | { readonly do: 'glide'; readonly actor: number; readonly from: Point; readonly to: Point }
  /** An item in a current. */
  | { readonly do: 'float'; readonly item: number; readonly to: Point }
  | { readonly do: 'lunge'; readonly actor: number; readonly from: Point; readonly to: Point }
  | { readonly do: 'hurt'; readonly actor: number; readonly at: Point; readonly amount: number; readonly from: Point | null }
  | { readonly do: 'miss'; readonly at: Point }
  | { readonly do: 'heal'; readonly at: Point; readonly amount: number }
  | { readonly do: 'dissolve'; readonly actor: number; readonly breed: string; readonly at: Point }
  | { readonly do: 'use'; readonly kind: string; readonly at: Point }
  /** By an item. */
  | { readonly do: 'strike'; readonly kind: string; readonly from: Point; readonly to: readonly Point[] }
  /** `cells` are those of an announced attack; else empty. */
  | { readonly do: 'cast'; readonly ability: string; readonly actor: number; readonly to: Point; readonly cells: readonly Point[] }
  | { readonly do: 'spring'; readonly kind: string; readonly at: Point }
  | { readonly do: 'mark'; readonly trap: string; readonly at: Point }
  /** A door opened, something found, an item kind identified. */
  | { readonly do: 'open' | 'glint'; readonly at: Point }
  | { readonly do: 'know'; readonly kind: string }
  | { readonly do: 'afflict'; readonly status: string; readonly actor: number }
  | { readonly do: 'steal'; readonly kind: string; readonly actor: number }
  | { readonly do: 'gain'; readonly kind: string; readonly worth: number; readonly at: Point }
  | { readonly do: 'cloud'; readonly hazard: string; readonly cells: readonly Point[] }
  /** An attack is announced or called off. */
  | { readonly do: 'threaten'; readonly actor: number; readonly isOver: boolean }
  | { readonly do: 'teleport'; readonly actor: number; readonly from: Point; readonly to: Point }
  | { readonly do: 'summon'; readonly actor: number; readonly at: Point }
  /** All XP of a turn. */
  | { readonly do: 'learn'; readonly amount: number; readonly at: Point }
  | { readonly do: 'levelUp'; readonly at: Point }
  | { readonly do: 'take'; readonly kind: string; readonly at: Point }
  | { readonly do: 'sign'; readonly frame: string; readonly actor: number }
  | { readonly do: 'arrive'; readonly floor: number };

/** A visual that starts `start` milliseconds into the turn and holds it up for `lasts` milliseconds. */
export type Step = Show & { readonly start: number; readonly lasts: number };

/** The longest animation of a turn, whatever happens in it. */
export const TURN_MS = 150;

/** Less healing than this shows no number: that of each turn of a rest would pile up. */
export const TRICKLE = 3;

const GLIDE_MS = 90;
const LUNGE_MS = 80;
const STRIKE_MS = 120;
const PUSH_MS = 60;
const BLINK_MS = 80;
/** The time from a lunge or strike's start to its impact. */
const IMPACT_MS = 40;

/**
 * Schedules a turn's visuals: moves of different actors together, hits one by one, squeezed into `TURN_MS`, then scaled by
 * `pace` (percent; at 0 playback does not wait). Events the player did not see or on a floor already left are omitted.
 */
export function planTurn(events: readonly GameEvent[], pace = 100): Step[] {
  const plan = new Plan();
  for (const event of events) if (event.seen) plan.add(event);
  return paced(squeeze(plan.steps), pace === 0 ? 1 : pace / 100);
}

/** The length of a turn's animation. */
export function lengthOf(steps: readonly Step[]): number {
  return steps.reduce((end, step) => Math.max(end, step.start + step.lasts), 0);
}

function squeeze(steps: Step[]): Step[] {
  const length = lengthOf(steps);
  if (length <= TURN_MS) return steps;
  return paced(steps, TURN_MS / length);
}

function paced(steps: Step[], share: number): Step[] {
  return share === 1 ? steps : steps.map((step) => ({ ...step, start: step.start * share, lasts: step.lasts * share }));
}

/** Gathers a turn's steps: each actor's busy time and the last attack. */
class Plan {
  steps: Step[] = [];
  private readonly busy = new Map<number, number>();
  private hitsUntil = 0;
  private impact = { time: 0, from: null as Point | null };

  add(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        return this.glide(event);
      case 'evaded':
      case 'attacked':
        return this.lunge(event);
      case 'struck':
        return this.strike(event);
      case 'abilityUsed':
        return this.cast({ ...event, cells: [] });
      case 'unleashed':
        return this.cast(event);
      case 'trapSprung':
        return this.spring(event);
      case 'died':
        return this.show({ do: 'dissolve', actor: event.actor, breed: event.breed, at: event.at });
      case 'pushed':
      case 'carried':
        return this.push(event);
      case 'floated':
        return void this.steps.push({ do: 'float', item: event.item, to: event.to, start: this.impact.time, lasts: PUSH_MS });
      case 'teleported':
        return this.blink({ do: 'teleport', actor: event.actor, from: event.from, to: event.to });
      case 'summoned':
      case 'revealed':
        return this.blink({ do: 'summon', actor: event.actor, at: event.at });
      case 'damaged':
        return this.show({ do: 'hurt', actor: event.actor, at: event.at, amount: event.dealt, from: this.impact.from });
      case 'gainedXp':
        return this.learn(event);
      case 'arrived':
        return this.arrive(event.floor);
      // The view moves there, see `Spotlight`.
      case 'spoke':
        return undefined;
      default: {
        const show = instantShow(event);
        if (show) this.show(show);
      }
    }
  }

  private glide({ actor, from, to }: { actor: number; from: Point; to: Point }): void {
    const start = this.busy.get(actor) ?? 0;
    this.busy.set(actor, start + GLIDE_MS);
    this.steps.push({ do: 'glide', actor, from, to, start, lasts: GLIDE_MS });
  }

  private lunge(event: Extract<GameEvent, { type: 'attacked' | 'evaded' }>): void {
    const { attacker, target, from, to } = event;
    const start = Math.max(this.hitsUntil, this.busy.get(attacker) ?? 0, this.busy.get(target) ?? 0);
    this.busy.set(attacker, start + LUNGE_MS);
    this.steps.push({ do: 'lunge', actor: attacker, from, to, start, lasts: LUNGE_MS });
    this.hit(start, LUNGE_MS, from);
    if (event.type === 'evaded' || event.damage === 0) this.show({ do: 'miss', at: to });
  }

  /** An item that hits several is one strike. */
  private strike({ kind, from, to }: { kind: string; from: Point; to: Point }): void {
    const known = this.steps.findIndex((step) => step.do === 'strike' && step.kind === kind && isSame(step.from, from));
    const strike = this.steps[known];
    if (strike?.do === 'strike') {
      this.steps[known] = { ...strike, to: [...strike.to, to] };
      return;
    }
    const start = this.hitsUntil;
    this.steps.push({ do: 'strike', kind, from, to: [to], start, lasts: STRIKE_MS });
    this.hit(start, STRIKE_MS, from);
  }

  /** The step onto a trap comes first. */
  private spring({ kind, actor, at }: { kind: string; actor: number; at: Point }): void {
    const start = Math.max(this.hitsUntil, this.busy.get(actor) ?? 0);
    this.steps.push({ do: 'spring', kind, at, start, lasts: STRIKE_MS });
    this.hit(start, STRIKE_MS, at);
  }

  /** An ability's missile precedes its effects. */
  private cast({ actor, ability, at, cells }: { actor: number; ability: string; at: Point; cells: readonly Point[] }): void {
    const start = Math.max(this.hitsUntil, this.busy.get(actor) ?? 0);
    this.busy.set(actor, start + STRIKE_MS);
    this.steps.push({ do: 'cast', ability, actor, to: at, cells, start, lasts: STRIKE_MS });
    this.hit(start, STRIKE_MS, null);
  }

  private push({ actor, from, to }: { actor: number; from: Point; to: Point }): void {
    const start = Math.max(this.impact.time, this.busy.get(actor) ?? 0);
    const lasts = PUSH_MS * Math.max(1, stepsBetween(from, to));
    this.busy.set(actor, start + lasts);
    this.steps.push({ do: 'glide', actor, from, to, start, lasts });
  }

  private blink(show: Extract<Show, { do: 'teleport' | 'summon' }>): void {
    const start = Math.max(this.impact.time, this.busy.get(show.actor) ?? 0);
    this.busy.set(show.actor, start + BLINK_MS);
    this.steps.push({ ...show, start, lasts: BLINK_MS });
  }

  /** Several kills share one number, since numbers over one cell overlap. */
  private learn({ amount, at }: Extract<GameEvent, { type: 'gainedXp' }>): void {
    const before = this.steps.find((step) => step.do === 'learn');
    this.steps = this.steps.filter((step) => step !== before);
    this.show({ do: 'learn', amount: amount + (before?.do === 'learn' ? before.amount : 0), at });
  }

  private hit(start: number, lasts: number, from: Point | null): void {
    this.impact = { time: start + IMPACT_MS, from };
    this.hitsUntil = start + lasts;
  }

  private show(show: Show): void {
    this.steps.push({ ...show, start: this.impact.time, lasts: 0 });
  }

  private arrive(floor: number): void {
    this.steps = [{ do: 'arrive', floor, start: 0, lasts: 0 }];
    this.busy.clear();
    this.hitsUntil = 0;
    this.impact = { time: 0, from: null };
  }
}

type Scheduled =
  | 'moved' | 'abilityUsed' | 'unleashed' | 'attacked' | 'evaded' | 'struck' | 'trapSprung' | 'died' | 'pushed' | 'carried'
  | 'floated' | 'teleported' | 'summoned' | 'revealed' | 'damaged' | 'gainedXp' | 'arrived' | 'spoke';

/** The visual of an event that keeps no actor busy, at the attack that caused it; null for none. */
function instantShow(event: Exclude<GameEvent, { type: Scheduled }>): Show | null {
  switch (event.type) {
    case 'itemUsed':
      return { do: 'use', kind: event.kind, at: event.at };
    case 'paid':
      return { do: 'hurt', actor: event.actor, at: event.at, amount: event.hp, from: null };
    case 'healed':
      return { do: 'heal', at: event.at, amount: event.amount };
    case 'pickedUp':
      return { do: 'take', kind: event.kind, at: event.at };
    case 'treasure':
      return { do: 'gain', kind: event.kind, worth: event.finds, at: event.at };
    case 'stole':
      return { do: 'steal', kind: event.kind, actor: event.actor };
    case 'noticed':
    case 'woke':
      return { do: 'sign', frame: 'alert/noticed', actor: event.actor };
    case 'inflicted':
      return { do: 'afflict', status: event.status, actor: event.actor };
    case 'trapFound':
      return { do: 'mark', trap: event.kind, at: event.at };
    case 'opened':
      return { do: 'open', at: event.at };
    case 'found':
      return { do: 'glint', at: event.at };
    case 'identified':
      return { do: 'know', kind: event.kind };
    case 'clouded':
      return { do: 'cloud', hazard: event.hazard, cells: event.cells };
    case 'freed':
      return { do: 'sign', frame: 'badge/ally', actor: event.actor };
    case 'loosened':
      return { do: 'sign', frame: 'badge/captive', actor: event.captive };
    case 'announced':
    case 'calledOff':
      return { do: 'threaten', actor: event.actor, isOver: event.type === 'calledOff' };
    case 'levelled':
      return { do: 'levelUp', at: event.at };
    case 'dropped':
    case 'equipped':
    case 'takenOff':
    case 'cured':
    case 'changed':
    case 'chose':
    case 'skillUsed':
    case 'learnt':
    case 'waited':
    case 'ordered':
    case 'message':
    case 'refused':
    case 'ended':
    case 'refuelled':
    case 'oilSpent':
    case 'lightChanged': case 'oilLow':
      return null;
    default:
      return event satisfies never;
  }
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
