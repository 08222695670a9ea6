import type { Content } from '../../engine/content';
import { playScenario } from './playScenario';
import { labelOf, scenarioOf } from './readScenario';

/** The scenarios of a pack file: how many there are, and what is wrong with those that don't play as expected, as sentences. */
export interface PackScenarios {
  readonly count: number;
  readonly faults: readonly string[];
}

/** Plays the scenarios in the text of a pack file without errors. */
export function playPackScenarios(text: string, file: string, content: Content): PackScenarios {
  const { scenarios = [] } = JSON.parse(text) as { readonly scenarios?: readonly unknown[] };
  const faults = scenarios.flatMap((value, place) => faultsOf(value, `${file}, scenarios.${place}`, content));
  return { count: scenarios.length, faults };
}

function faultsOf(value: unknown, place: string, content: Content): readonly string[] {
  const read = scenarioOf(value, place);
  if (!read.ok) return read.faults;
  const { scenario } = read;
  const label = labelOf(place, scenario);
  const { pack = content.id } = scenario;
  if (pack !== content.id) return [`${label}pack: it is of the pack ${pack}, and stands in a file of the pack ${content.id}.`];
  return playScenario(content, scenario).faults.map((fault) => label + fault);
}
