import type { Content } from '../../engine/content';
import { openFloor } from '../../engine/floor/openFloor';
import type { ProcgenService } from '../../procgen/ProcgenService';

/** The initial content of a seed's floor: `layout` is its place in the table, `hp` and `power` are sums over its monsters. */
export type FloorSurvey = Readonly<ReturnType<typeof surveyFloor>>;

/** Surveys a floor. */
export function surveyFloor(content: Content, service: ProcgenService, number: number) {
  const { plan, layout } = service.report(number);
  const { actors, traps, items } = openFloor(content, { nextId: 1 }, plan).floor;
  return {
    layout: [...content.layouts.keys()].indexOf(layout),
    monsters: actors.length,
    hp: actors.reduce((sum, { maxHp }) => sum + maxHp, 0),
    power: actors.reduce((sum, { power }) => sum + power, 0),
    elites: actors.filter(({ elite }) => elite.length > 0).length,
    traps: traps.length,
    items: items.length,
  };
}
