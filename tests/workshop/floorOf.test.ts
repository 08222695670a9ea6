import { packs } from '../../src/content/packs';
import { contentById } from '../../src/lab/contentById';
import { ProcgenService } from '../../src/procgen/ProcgenService';
import { floorOf, seedsFrom } from '../../src/workshop/floors/floorOf';

it.each(Object.keys(packs))('shows floors of %s as runs would find them, with everything in view', (id) => {
  const content = contentById(id);
  for (const floor of [1, 2, 3]) {
    const made = floorOf(content, '7', floor);
    if (!('game' in made)) throw new Error(made.why);
    const { game, ...explained } = made;
    const plan = new ProcgenService(content, '7').floor(floor);
    expect(explained.plan).toEqual(plan);
    expect(explained.reasons.monsters).toHaveLength(plan.monsters.length);
    expect(game.state.floor).toBe(floor);
    expect(game.floor.state.actors).toHaveLength(plan.monsters.length);
    expect(game.floor.state.actors.every((actor) => game.seesActor(actor))).toBe(true);
    expect(game.floor.state.items.every(({ seen }) => seen)).toBe(true);
    expect(game.floor.state.traps.every(({ known }) => known)).toBe(true);
    const stairs = content.tiles.findIndex((tile) => tile.stairs === 'down');
    const cell = Array.from(plan.terrain).indexOf(stairs);
    if (cell >= 0) expect(game.floor.isExplored(cell % plan.width, Math.floor(cell / plan.width))).toBe(true);
  }
});

it('says why a floor cannot be made', () => {
  const content = contentById('classic');
  const broken = { ...content, layouts: new Map() };
  expect(floorOf(broken, '1', 1)).toEqual({ seed: '1', why: expect.stringContaining('classic') as unknown });
});

it('numbers the seeds of a strip as the lab does', () => {
  expect(seedsFrom(9, 3)).toEqual(['9', '10', '11']);
});
