import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import type { Content } from '../../../src/engine/content';
import { Draft } from '../../../src/workshop/draft/Draft';
import { shippedContent } from '../../../src/lab/shippedContent';
import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { formOfArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { drawnArea } from '../../../src/workshop/rows/areas';
import { HeroesByFloor, hitsOn } from '../../../src/workshop/rows/hits';
import { SHAPES } from '../../../src/engine/floor/cells';

const campaign = shippedContent('lanternfall');
const { byFloor } = formOfArrivals('arrivals', lanternfall);

it('counts hits with the heroes who come to a floor, and with fresh ones on the first', () => {
  const heroes = new HeroesByFloor(campaign, byFloor);
  const first = hitsOn('wolf', 1, heroes.on(1));
  const sixth = hitsOn('wolf', 6, heroes.on(6));
  expect([first.heroes, first.level, sixth.heroes]).toEqual(['fresh', 1, 'arrivals']);
  expect(heroes.on(6).games).toHaveLength(24);
  expect(sixth.level).toBeGreaterThan(2);
  for (const [low, middle, high] of [sixth.toKill, sixth.toDie]) {
    expect(low).toBeGreaterThan(0);
    expect(middle).toBeGreaterThanOrEqual(low);
    expect(high).toBeGreaterThanOrEqual(middle);
  }
});

it('lets heroes of other packs grow by what the floors above are worth', () => {
  const classic = shippedContent('classic');
  const heroes = new HeroesByFloor(classic, new Map());
  expect(heroes.on(1).kind).toBe('fresh');
  const fifth = hitsOn('orc', 5, heroes.on(5));
  expect(fifth.heroes).toBe('grown');
  expect(fifth.level).toBeGreaterThan(1);
  expect(heroes.on(5).games[0]?.state.hero.choices).toBe(0);
});

it('says that what has no power never kills', () => {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.change('classic');
  draft.set(['breeds', 'orc', 'power'], 0);
  const content = draft.sound?.content as Content;
  expect(hitsOn('orc', 1, new HeroesByFloor(content, byFloor).on(1)).toDie[1]).toBe(Infinity);
});

it.each(SHAPES)('draws a %s within its square, its user apart', (shape) => {
  const area = drawnArea(campaign, { at: 'area', shape, size: 3 });
  const { side = 0, user, aim, cells = [] } = area ?? {};
  expect(cells.length).toBeGreaterThan(2);
  expect(cells).not.toContainEqual(user);
  for (const { x, y } of [...cells, user, ...(aim ? [aim] : [])].flatMap((cell) => cell ?? [])) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(side - 1);
  }
  expect(Math.min(...cells.map(({ x }) => x), user?.x ?? 0)).toBe(1);
  expect(aim === null).toBe(shape === 'ring' || shape === 'burst');
});

it('draws nothing for what hits no area', () => {
  expect(drawnArea(campaign, { at: 'self' })).toBeNull();
});
