import type { Game } from '../../engine/Game';
import { HEADINGS } from '../../engine/core/point';
import { directionOf } from '../../engine/facts/facing';
import { actorName } from '../../engine/facts/names';
import { line } from '../../keep/text';
import type { Session } from '../Session';
import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Command } from '../commands';
import { floorsOf, regionEntered, type RegionView } from '../views/regionView';

/** The turns for which it is said where the keeper of a floor is heard. */
const HEARD_FOR = 8;

/** The card as by `Chapter.of`. Who comes from another floor is also told where the keeper of this one is heard. */
export function arrive(session: Session, game: Game, before: number | null): Chapter | null {
  const keeper = before === null ? undefined : game.floor.state.actors.find(({ breed }) => game.content.breeds.get(breed)?.unique === true);
  const way = keeper && HEADINGS[directionOf(game.state.player, keeper)];
  if (way) session.mention(line('ui.keeper', { actor: actorName(game, keeper), way: `ui.action.${way}` }), 'plain', HEARD_FOR);
  return Chapter.of(game, before);
}

/** Where the mouse is, or the focus goes, says nothing. */
const QUIET: readonly Command['do'][] = ['hover', 'peek', 'point'];

/** The card of a region that the hero has just come to. Any key, click or tap closes it, and does nothing else. */
export class Chapter implements Mode {
  readonly kind = 'chapter';
  readonly layer = 'capture';

  constructor(readonly region: RegionView) {}

  /** The card of a region that a hero has just come to from a floor, or for null has begun in; null if there is none. */
  static of(game: Game, before: number | null): Chapter | null {
    const region = regionEntered(game, before);
    return region && new Chapter(region);
  }

  handle({ do: what }: Command): ModeResult {
    return QUIET.includes(what) ? STAY : POP;
  }

  said(): readonly string[] {
    return [floorsOf(this.region)];
  }
}
