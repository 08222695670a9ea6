import { stepsBetween, type Point } from '../engine/core/point';
import type { GameEvent } from '../engine/events';

/** What is to be seen of an event. Points are cells. */
export type Show =
  | { readonly do: 'glide'; readonly actor: number; readonly from: Point; readonly to: Point }
  | { readonly do: 'lunge'; readonly actor: number; readonly from: Point; readonly to: Point }
  | { readonly do: 'hurt'; readonly actor: number; readonly at: Point; readonly amount: number; readonly from: Point | null }
  | { readonly do: 'miss'; readonly at: Point }
  | { readonly do: 'heal'; readonly at: Point; readonly amount: number }
  | { readonly do: 'dissolve'; readonly actor: number; readonly breed: string; readonly at: Point }
  | { readonly do: 'use'; readonly kind: string; readonly at: Point }
  | { readonly do: 'strike'; readonly kind: string; readonly from: Point; readonly to: readonly Point[] }
  | { readonly do: 'teleport'; readonly actor: number; readonly from: Point; readonly to: Point }
  | { readonly do: 'summon'; readonly actor: number; readonly at: Point }
  | { readonly do: 'levelUp'; readonly at: Point }
  | { readonly do: 'take'; readonly kind: string; readonly at: Point }
  | { readonly do: 'sign'; readonly frame: string; readonly actor: number }
  | { readonly do: 'arrive' };

/** Something to show, `start` milliseconds after the turn began; `lasts` is how long the turn's picture waits for it. */
export type Step = Show & { readonly start: number; readonly lasts: number };

/** No turn's picture waits longer than this, whatever happens in it. */
export const TURN_MS = 150;

const GLIDE_MS = 90;
const LUNGE_MS = 80;
const STRIKE_MS = 120;
const PUSH_MS = 60;
const BLINK_MS = 80;
/** From the start of a lunge or a strike until it hits. */
const IMPACT_MS = 40;

/**
 * What is to be shown of a turn and when: steps of different actors together, hits one by one, all of it squeezed into
 * `TURN_MS`. What the player did not see is left out, and so is all that happened on a floor the player has left.
 */
export function planTurn(events: readonly GameEvent[]): Step[] {
  const plan = new Plan();
  for (const event of events) if (event.seen) plan.add(event);
  return squeeze(plan.steps);
}

/** How long the picture of a turn takes. */
export function lengthOf(steps: readonly Step[]): number {
  return steps.reduce((end, step) => Math.max(end, step.start + step.lasts), 0);
}

function squeeze(steps: Step[]): Step[] {
  const length = lengthOf(steps);
  if (length <= TURN_MS) return steps;
  const share = TURN_MS / length;
  return steps.map((step) => ({ ...step, start: step.start * share, lasts: step.lasts * share }));
}

/** A turn's steps as they are gathered: who is busy until when, and the last blow. */
class Plan {
  steps: Step[] = [];
  private readonly busy = new Map<number, number>();
  private hitsUntil = 0;
  private impact = { time: 0, from: null as Point | null };

  add(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        return this.glide(event);
      case 'attacked':
        return this.lunge(event);
      case 'itemUsed':
        return this.show({ do: 'use', kind: event.kind, at: event.at });
      case 'struck':
        return this.strike(event);
      case 'damaged':
        return this.show({ do: 'hurt', actor: event.actor, at: event.at, amount: event.amount, from: this.impact.from });
      case 'healed':
        return this.show({ do: 'heal', at: event.at, amount: event.amount });
      case 'died':
        return this.show({ do: 'dissolve', actor: event.actor, breed: event.breed, at: event.at });
      case 'pickedUp':
        return this.show({ do: 'take', kind: event.kind, at: event.at });
      case 'noticed':
        return this.show({ do: 'sign', frame: 'alert/noticed', actor: event.actor });
      case 'inflicted':
        return this.show({ do: 'sign', frame: `status/${event.status}`, actor: event.actor });
      case 'pushed':
        return this.push(event);
      case 'teleported':
        return this.blink({ do: 'teleport', actor: event.actor, from: event.from, to: event.to });
      case 'summoned':
        return this.blink({ do: 'summon', actor: event.actor, at: event.at });
      case 'levelled':
        return this.show({ do: 'levelUp', at: event.at });
      case 'arrived':
        return this.arrive();
      case 'dropped':
      case 'equipped':
      case 'takenOff':
      case 'cured':
      case 'changed':
      case 'found':
      case 'waited':
      case 'message':
      case 'refused':
      case 'ended':
      case 'abilityUsed':
      case 'trapSprung':
      case 'trapFound':
      case 'revealed':
      case 'woke':
      case 'stole':
      case 'clouded':
      case 'opened':
      case 'identified':
      case 'treasure':
      case 'lightChanged':
        return;
      default:
        event satisfies never;
    }
  }

  private glide({ actor, from, to }: { actor: number; from: Point; to: Point }): void {
    const start = this.busy.get(actor) ?? 0;
    this.busy.set(actor, start + GLIDE_MS);
    this.steps.push({ do: 'glide', actor, from, to, start, lasts: GLIDE_MS });
  }

  private lunge(event: Extract<GameEvent, { type: 'attacked' }>): void {
    const { attacker, target, from, to } = event;
    const start = Math.max(this.hitsUntil, this.busy.get(attacker) ?? 0, this.busy.get(target) ?? 0);
    this.busy.set(attacker, start + LUNGE_MS);
    this.steps.push({ do: 'lunge', actor: attacker, from, to, start, lasts: LUNGE_MS });
    this.hit(start, LUNGE_MS, from);
    if (event.damage === 0) this.show({ do: 'miss', at: to });
  }

  /** What hits several at once is one strike, however many blows it brings. */
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

  private hit(start: number, lasts: number, from: Point): void {
    this.impact = { time: start + IMPACT_MS, from };
    this.hitsUntil = start + lasts;
  }

  private show(show: Show): void {
    this.steps.push({ ...show, start: this.impact.time, lasts: 0 });
  }

  private arrive(): void {
    this.steps = [{ do: 'arrive', start: 0, lasts: 0 }];
    this.busy.clear();
    this.hitsUntil = 0;
    this.impact = { time: 0, from: null };
  }
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
