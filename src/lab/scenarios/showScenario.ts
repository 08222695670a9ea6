import type { Content } from '../../engine/content';
import { sentence, type Texts, type Tongue } from '../../engine/core/grammar';
import { turnsLeft } from '../../engine/facts/announced';
import { maxHpOf } from '../../engine/facts/stats';
import type { GameEvent } from '../../engine/events';
import type { Game } from '../../engine/Game';
import type { Actor } from '../../engine/state';
import { breedOf, charactersOf, HERO, listed } from './pictures';
import { playScenario } from './playScenario';
import type { LegendEntry, Scenario } from './Scenario';

/** The language in which a scenario is told. */
interface Telling {
  readonly texts: Texts;
  readonly tongue: Tongue;
}

/** A scenario as text: the room and who is there, first and after each action, what was said, and what is not as expected. */
export function showScenario(content: Content, scenario: Scenario, { texts, tongue }: Telling): string[] {
  const lines: string[] = [];
  const said = (event: GameEvent): string[] =>
    (event.seen && (event.type === 'message' || event.type === 'refused') ? [`  ${sentence(texts, event, tongue)}`] : []);
  const { faults } = playScenario(content, scenario, (game, { words, events }) => {
    lines.push(...(words === null ? [] : ['', `> ${words}`, ...events.flatMap(said)]), ...stateOf(game, scenario));
  });
  return [...lines, '', ...(faults.length === 0 ? ['All is as expected.'] : faults)];
}

/** The room as it is, hidden things included, with a line for each who is there. */
function stateOf(game: Game, { legend }: Scenario): string[] {
  const { floor, state: { player, turn } } = game;
  const character = characterOf(game, legend);
  const rows = Array.from({ length: floor.height }, (_, y) => Array.from({ length: floor.width }, (__, x) => character(x, y)).join(''));
  const hero = `turn ${turn}: ${actorWords(game, player)}`;
  return [hero, ...rows, ...floor.state.actors.map((actor) => `  ${actorWords(game, actor)}`)];
}

function actorWords(game: Game, actor: Actor): string {
  const { breed, x, y, hp, statuses, hidden, asleep, announced, clings } = actor;
  const name = actor === game.state.player ? 'the hero' : breed;
  const more = [
    ...Object.entries(statuses).map(([id, turns]) => `${id} ${turns}`),
    ...(hidden ? ['hidden'] : []),
    ...(asleep ? ['asleep'] : []),
    ...(clings > 0 ? ['clings'] : []),
    ...(announced ? [`${announced.ability} in ${turnsLeft(game, actor)}`] : []),
  ];
  return [`${name} at ${x},${y}, ${hp} of ${maxHpOf(game, actor)} HP`, ...more].join(', ');
}

/** What stands for a cell: the character of the legend for what is there, else that of its row. */
function characterOf(game: Game, legend: Scenario['legend']): (x: number, y: number) => string {
  const { floor, content } = game;
  const entries = charactersOf(legend);
  const named = (is: (entry: LegendEntry) => boolean): string | undefined => entries.find(([, entry]) => is(entry))?.[0];
  const isBare = (entry: LegendEntry): boolean =>
    breedOf(entry) === undefined && entry.item === undefined && entry.hazard === undefined && entry.trap === undefined;
  return (x, y) => {
    const { player } = game.state;
    if (player.x === x && player.y === y) return HERO;
    const actor = floor.actorAt(x, y);
    if (actor) return named((entry) => breedOf(entry) === actor.breed) ?? game.breedOf(actor).glyph;
    const hazard = floor.hazards.at(x, y)?.kind;
    if (hazard !== undefined) return named((entry) => entry.hazard === hazard) ?? content.hazards.get(hazard)?.glyph ?? '&';
    const [item] = floor.itemsAt(x, y);
    const isOf = (entry: LegendEntry): boolean => listed(entry.item).some((thing) => kindOf(thing) === item?.kind);
    if (item) return named(isOf) ?? content.itemKinds.get(item.kind)?.glyph ?? '!';
    const trap = floor.traps.at(x, y)?.kind;
    if (trap !== undefined) return named((entry) => entry.trap === trap) ?? content.traps.kinds.get(trap)?.glyph ?? '^';
    const tile = floor.tileAt(x, y);
    return named((entry) => entry.tile === tile.id && isBare(entry)) ?? tile.glyph;
  };
}

function kindOf(thing: string | { readonly item: string }): string {
  return (typeof thing === 'string' ? thing : thing.item).replace(/\+.*/, '');
}
