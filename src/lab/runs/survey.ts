import type { Content } from '../../engine/content';
import { openFloor } from '../../engine/floor/openFloor';
import type { ProcgenService } from '../../procgen/ProcgenService';

/** The initial content of a seed's floor: `hp` and `power` are sums over its monsters. */
export type FloorSurvey = Readonly<ReturnType<typeof surveyFloor>>;

/** Surveys floors 1 to `floors`. */
export function survey(content: Content, service: ProcgenService, floors: number): FloorSurvey[] {
  return Array.from({ length: floors }, (_, index) => surveyFloor(content, service, index + 1));
}

function surveyFloor(content: Content, service: ProcgenService, number: number) {
  const { plan, layout } = service.report(number);
  const { actors, traps, items } = openFloor(content, { nextId: 1 }, plan).floor;
  return {
    floor: number,
    layout,
    monsters: actors.length,
    hp: actors.reduce((sum, { maxHp }) => sum + maxHp, 0),
    power: actors.reduce((sum, { power }) => sum + power, 0),
    elites: actors.filter(({ elite }) => elite.length > 0).length,
    traps: traps.length,
    items: items.length,
  };
}
