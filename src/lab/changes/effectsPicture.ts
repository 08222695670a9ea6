import { INK, picture, rect, short, text } from '../curve/plot';
import { signed } from '../curve/words';
import type { Effect } from './screen';

const WIDTH = 960;
const NAMES = 260;
const LINE = 22;
const TOP = 96;
/** The most rows that fit a picture worth looking at. */
const MOST = 40;

/** The effects of rows as bars with their intervals, the greatest first; sure ones in colour. */
export function effectsPicture({ pack, measure, by, effects }: { pack: string; measure: string; by: number; effects: readonly Effect[] }): string {
  const shown = effects.slice(0, MOST);
  const most = Math.max(0.001, ...shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite));
  const middle = (NAMES + WIDTH) / 2;
  const across = (value: number): number => middle + (Math.max(-most, Math.min(most, value)) / most) * ((WIDTH - NAMES) / 2 - 60);
  const percent = Math.round(100 * by);
  const height = TOP + shown.length * LINE + 24;
  return picture(WIDTH, height, [
    text({ x: 20, y: 36 }, `Which rows of ${pack} matter`, { size: 24, weight: 700, colour: INK.gold }),
    text({ x: 20, y: 62 }, `${measure}: the change from ${percent} % smaller to ${percent} % larger, in points, with 95 % intervals`, { size: 15 }),
    rect({ x: middle, y: TOP - 16, width: 1, height: shown.length * LINE + 8 }, `fill="${INK.grid}"`),
    ...shown.flatMap((effect, at) => bar(effect, TOP + at * LINE, across)),
  ]);
}

function bar({ factor, value, low, high }: Effect, y: number, across: (value: number) => number): string[] {
  const colour = low > 0 ? INK.ember : high < 0 ? INK.teal : INK.faint;
  const [left, right] = [Math.min(across(0), across(value)), Math.max(across(0), across(value))];
  const [from, to] = [across(low), across(high)];
  return [
    text({ x: NAMES - 12, y: y + 4 }, factor, { size: 13, anchor: 'end' }),
    rect({ x: left, y: y - 6, width: Math.max(1, right - left), height: 12 }, `rx="2" fill="${colour}" opacity="0.75"`),
    rect({ x: from, y: y - 1, width: Math.max(1, to - from), height: 2 }, `fill="${INK.text}"`),
    text({ x: short(Math.max(to, right) + 8), y: y + 4 }, signed(value), { size: 12, colour }),
  ];
}
