import type { Content } from '../../engine/content';
import { levelChoices } from '../../engine/actions/hero';
import { hitsToKill } from '../../engine/facts/inspect';
import { makeActor } from '../../engine/floor/openFloor';
import type { Game } from '../../engine/Game';
import { gainXp } from '../../engine/rules/death';
import type { Arrival } from '../../lab/arrivals/Arrival';
import { unknownIn } from '../../lab/arrivals/Arrival';
import { beginOnFloor } from '../../lab/arrivals/beginOnFloor';
import { tenths, worthOfPlan } from '../../lab/floorReports';
import { newGame } from '../../procgen/newGame';
import { ProcgenService } from '../../procgen/ProcgenService';
import { Hall } from './Hall';

/** Hits in the mean: of the tenth, the middle and the ninetieth of a hundred heroes; infinite where they do nothing. */
export type Hits = readonly [low: number, middle: number, high: number];

/** What a monster and the heroes of a floor do to each other. */
export interface HitsOnFloor {
  readonly floor: number;
  readonly toKill: Hits;
  readonly toDie: Hits;
  /** The level of the heroes, in the middle. */
  readonly level: number;
  /** Who the heroes are: those who came there in runs of the fighter, fresh ones, or ones with the experience of the floors above. */
  readonly heroes: 'arrivals' | 'fresh' | 'grown';
}

/** Cells from wall to wall where heroes stand. */
const SIDE = 9;

/** The heroes of a floor, each in a run of their own. */
export interface Heroes {
  readonly kind: HitsOnFloor['heroes'];
  readonly games: readonly Game[];
}

/** The heroes who come to floors of a pack: the arrivals that come with it, as far as they fit, or heroes as they would have grown. */
export class HeroesByFloor {
  private readonly hall: Hall;
  private readonly source: ProcgenService;
  private readonly known = new Map<number, Heroes>();

  constructor(readonly content: Content, private readonly arrivals: ReadonlyMap<number, readonly Arrival[]>) {
    this.hall = new Hall(content, SIDE);
    this.source = new ProcgenService(content, '1');
  }

  on(floor: number): Heroes {
    const heroes = this.known.get(floor) ?? this.make(floor);
    this.known.set(floor, heroes);
    return heroes;
  }

  private make(floor: number): Heroes {
    const { content, hall } = this;
    const came = (this.arrivals.get(floor) ?? []).filter((arrival) => unknownIn(content, arrival) === null);
    if (came.length > 0) {
      return { kind: 'arrivals', games: came.map((arrival) => beginOnFloor(content, arrival.seed, { floor, arrivals: [arrival] }, hall)) };
    }
    const game = newGame(content, '1', hall);
    const xp = this.xpAbove(floor);
    gainXp(game, xp);
    for (let turn = 0; game.state.hero.choices > 0 && turn < 99; turn++) {
      const choices = levelChoices(game);
      const choice = choices[turn % choices.length];
      if (choice) game.turn(choice);
    }
    return { kind: xp > 0 ? 'grown' : 'fresh', games: [game] };
  }

  /** What the monsters of the floors above are worth. */
  private xpAbove(floor: number): number {
    let xp = 0;
    for (let above = 1; above < floor; above++) xp += worthOfPlan(this.content, this.source.floor(above));
    return xp;
  }
}

/** What a monster and the heroes of a floor do to each other; the monster is awake and as strong as on that floor. */
export function hitsOn(breed: string, floor: number, { kind, games }: Heroes): HitsOnFloor {
  const all = games.map((game) => {
    const { player, hero } = game.state;
    const actor = makeActor(game.content, -1, { id: breed, x: 1, y: 1, floor });
    return { toKill: hitsToKill(game, player, actor) ?? Infinity, toDie: hitsToKill(game, actor, player) ?? Infinity, level: hero.level };
  });
  const [, level] = tenths(all.map((each) => each.level));
  return { floor, toKill: tenths(all.map(({ toKill }) => toKill)), toDie: tenths(all.map(({ toDie }) => toDie)), level, heroes: kind };
}
