import { readFileSync } from 'node:fs';
import sheets from '../../../assets/frames.json';
import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { house } from '../../../src/content/house';
import type { Game } from '../../../src/engine/Game';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { contentById } from '../../../src/lab/contentById';
import { Draft } from '../../../src/workshop/draft/Draft';
import { floorOf } from '../../../src/workshop/floors/floorOf';
import { begunOn, savedRun } from '../../../src/workshop/trial/begunRun';

const campaign = contentById('lanternfall');
const { byFloor } = readArrivals('lanternfall.json', lanternfall, campaign);
const SEEDS = ['1', '2', '3', '4'];

function contentOfMill(): Draft['sound'] {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.open('mill.json', readFileSync('docs/packs/drowned-mill.json', 'utf8'));
  return draft.sound;
}

/** All of a floor that does not hang on who has come; a prize is made for its hero. */
function made({ floor: { state } }: Game): object {
  const { terrain, theme, actors, items, traps, places, goods } = state;
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
  return {
    terrain, theme, places,
    // Without who came along.
    actors: actors.filter(({ side, bound }) => side !== 'player' || bound > 0).map(({ breed, elite, asleep, side, hp, ...place }) => [breed, elite, asleep, side, hp, at(place)]),
    items: items.map(({ kind, affixes, charges, plus, prize = false, ...place }) =>
      (prize ? ['a prize', at(place)] : [kind, affixes, charges, plus, at(place)])),
    traps: traps.map(({ kind, ...place }) => [kind, at(place)]),
    goods: goods.map(({ kind, affixes, ...place }) => [kind, affixes, at(place)]),
  };
}

function shown(content: Game['content'], seed: string, floor: number): Game {
  const found = floorOf(content, seed, floor);
  if (!('game' in found)) throw new Error(found.why);
  return found.game;
}

describe('a floor that is played', () => {
  it.each([1, 2, 4, 7, 10])('is the one that is shown: floor %i of the campaign, with heroes who came there', (floor) => {
    const arrivals = byFloor.get(floor);
    for (const seed of SEEDS) {
      const game = begunOn(campaign, { seed, floor }, arrivals ? { floor, arrivals } : null);
      expect(game.state.floor).toBe(floor);
      expect(made(game)).toEqual(made(shown(campaign, seed, floor)));
    }
  });

  it.each([1, 2, 5])('is the one that is shown: floor %i of a pack from a file, with a new hero', (floor) => {
    const content = contentOfMill()?.content;
    if (!content) throw new Error('no pack');
    for (const seed of SEEDS) expect(made(begunOn(content, { seed, floor }, null))).toEqual(made(shown(content, seed, floor)));
  });

  it.each([1, 6])('is saved as a sound run that is not ranked: floor %i', (floor) => {
    const game = begunOn(campaign, { seed: '5', floor }, null);
    expect(brokenInvariants(game)).toEqual([]);
    const decoded = decodeRun(savedRun(game));
    if (!decoded.ok) throw new Error(decoded.why);
    expect(decoded.run.record).toMatchObject({ ranked: false, deeds: floor === 1 ? '' : null });
    expect(decoded.run.state).toEqual(game.state);
  });
});
