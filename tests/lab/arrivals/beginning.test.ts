import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { packs } from '../../../src/content/packs';
import type { Game } from '../../../src/engine/Game';
import { Become } from '../../../src/engine/actions/hero';
import { Wait } from '../../../src/engine/actions/moves';
import { stepsBetween } from '../../../src/engine/core/point';
import { maxHpOf } from '../../../src/engine/facts/stats';
import { wornItems } from '../../../src/engine/facts/traits';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import type { Arrival } from '../../../src/lab/arrivals/Arrival';
import { ArrivalWatch } from '../../../src/lab/arrivals/ArrivalWatch';
import { readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { arrivalFor, beginOnFloor } from '../../../src/lab/arrivals/beginOnFloor';
import { botNamed } from '../../../src/lab/bots';
import { fighter } from '../../../src/lab/fighter';
import { playRun } from '../../../src/lab/playRun';
import { floorAt, playForRecord } from '../../../src/lab/runs/RunRecord';
import { ProcgenService } from '../../../src/procgen/ProcgenService';
import { newGame } from '../../../src/procgen/newGame';
import { resumed } from '../../support/reload';
import { contentOf, tinyContent } from '../../support/tinyPack';

const campaign = contentOf(packs.lanternfall);
const { byFloor } = readArrivals('lanternfall.json', lanternfall, campaign);
const arrivalsOn = (floor: number): readonly Arrival[] => byFloor.get(floor) ?? [];
const begun = (seed: string, floor: number): Game => beginOnFloor(campaign, seed, { floor, arrivals: arrivalsOn(floor) });

/** A plain hero, with changes. */
const plain = (changes: Partial<Arrival> = {}): Arrival =>
  ({ seed: '1', hero: '', level: 1, xp: 0, hp: 10, maxHp: 20, power: 5, defence: 1, ...changes });
const tinyBegun = (arrival: Arrival, changes = {}): Game =>
  beginOnFloor(tinyContent(changes), 's', { floor: 2, arrivals: [arrival] });

describe('a run that begins on a floor', () => {
  it.each([2, 5, 10])('is on floor %i of its seed, with the things of its arrival, and sound', (floor) => {
    for (const seed of ['1', '2', '3']) {
      const game = begun(seed, floor);
      const arrival = arrivalFor({ floor, arrivals: arrivalsOn(floor) }, seed);
      const { hero, player } = game.state;
      expect(brokenInvariants(game)).toEqual([]);
      expect(game.floor.state.terrain).toEqual(Array.from(new ProcgenService(campaign, seed).floor(floor).terrain));
      const { talents = [], known = [], bag = {}, special = [] } = arrival;
      expect([hero.kind, hero.level, hero.talents, hero.known]).toEqual([arrival.hero, arrival.level, talents, known]);
      const kinds = (arrival.worn ?? []).map((item) => (typeof item === 'string' ? item : item.kind));
      expect(wornItems(game).map(({ kind }) => kind).sort()).toEqual(kinds.sort());
      const others = Object.values(bag).reduce((sum, count) => sum + count, special.length);
      expect(hero.inventory).toHaveLength(kinds.length + others);
      expect(player.hp).toBeLessThanOrEqual(maxHpOf(game, player));
    }
  });

  it('goes on alike from a save and in a copy', () => {
    for (const floor of [3, 7]) {
      const game = begun('11', floor);
      const [loaded, copy] = [resumed(game), game.fork()];
      expect([loaded.hash, brokenInvariants(loaded)]).toEqual([game.hash, []]);
      for (let turn = 0; turn < 12; turn++) for (const each of [game, loaded, copy]) each.turn(new Wait());
      // A copy keeps only the last line of the log.
      const others = ({ state }: Game): object => ({ ...state, log: [] });
      expect([loaded.hash, others(copy)]).toEqual([game.hash, others(game)]);
    }
  });

  it('is the same for the same seed, and draws its arrival by the seed', () => {
    expect(begun('5', 6).hash).toBe(begun('5', 6).hash);
    const drawn = Array.from({ length: 40 }, (_, seed) => arrivalFor({ floor: 6, arrivals: arrivalsOn(6) }, String(seed)).seed);
    expect(new Set(drawn).size).toBeGreaterThan(10);
  });

  it('has come as far as the run that its arrival was taken from, stairs and rest included', () => {
    const [kept] = arrivalsOn(3);
    const seed = kept?.seed ?? '';
    const watch = new ArrivalWatch();
    const after = new Map<number, Game>();
    const act = (game: Game, action: Parameters<typeof watch.act>[1]): ReturnType<typeof watch.act> => {
      const events = watch.act(game, action);
      if (events.some(({ type }) => type === 'arrived')) after.set(game.state.floor, game.fork());
      return events;
    };
    playRun(campaign, { seed, bot: fighter, turns: 4000, act, until: ({ state }) => state.floor > 3 });
    expect(watch.arrivals.get(3)).toEqual({ ...kept, known: [...(kept?.known ?? [])].sort() });
    const real = after.get(3) as Game;
    const game = beginOnFloor(campaign, seed, { floor: 3, arrivals: [watch.arrivals.get(3) as Arrival] });
    const told = ({ state: { player, hero } }: Game): unknown[] => [
      player.maxHp, player.power, hero.level, hero.xp, hero.talents, [...hero.known].sort(), hero.finds,
      hero.inventory.map(({ kind, plus }) => kind + String(plus)).sort(), Object.keys(hero.worn).sort(),
    ];
    const things = ({ floor }: Game): unknown[] => [
      floor.state.items.map(({ kind, x, y }) => [kind, x, y]), floor.state.actors.map(({ breed }) => breed),
    ];
    expect(told(game)).toEqual(told(real));
    // The first turn there has burnt a turn of oil, and nobody was near.
    expect([game.state.player.hp, game.state.hero.oil - real.state.hero.oil]).toEqual([real.state.player.hp, 1]);
    expect(things(game)).toEqual(things(real));
  });

  it('heals by the stairs as the pack has them now, unless it fell', () => {
    const onDescend = [{ do: 'heal', amount: 4 }] as const;
    const games = [tinyBegun(plain(), { onDescend }), tinyBegun(plain({ fell: true }), { onDescend })];
    expect(games.map(({ state }) => state.player.hp)).toEqual([14, 10]);
  });

  it('has what wears off, and no more HP than it can have', () => {
    const { state } = tinyBegun(plain({ hp: 99, statuses: { dizzy: 3 }, worn: ['cap'] }));
    expect([state.player.hp, state.player.statuses, Object.keys(state.hero.worn)]).toEqual([25, { dizzy: 3 }, ['head']]);
  });

  it('has who came along beside it: allies, and those on its heels', () => {
    const body = { hp: 3, maxHp: 6, power: 3, defence: 0 };
    const company = [{ ...body, breed: 'wolfCub' }, { ...body, breed: 'wolf', hunts: true, loot: ['bread'] }] as const;
    const game = beginOnFloor(campaign, '8', { floor: 6, arrivals: [plain({ hero: 'lamplighter', company })] });
    const { player } = game.state;
    const [ally, hunter] = game.floor.state.actors.slice(-2);
    expect([ally?.breed, ally?.side, hunter?.side, hunter?.goal, hunter?.loot.map(({ kind }) => kind)])
      .toEqual(['wolfCub', 'player', 'dungeon', game.floor.index(player.x, player.y), ['bread']]);
    for (const actor of [ally, hunter]) expect(stepsBetween(actor ?? { x: 99, y: 99 }, player)).toBe(1);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('cannot become another hero', () => {
    const game = begun('1', 4);
    const { kind } = game.state.hero;
    game.turn(new Become(1));
    const isRefused = newGame(campaign, '1').turn(new Become(1)).some(({ type }) => type === 'refused');
    expect([game.state.hero.kind, isRefused]).toEqual([kind, false]);
  });
});

describe('the record of a run that begins on a floor', () => {
  const begins = { floor: 5, arrivals: arrivalsOn(5) };
  const record = playForRecord(campaign, '3', { bot: botNamed('fighter'), turns: 250, floors: 10, begins });
  const arrival = arrivalFor(begins, '3');

  it('tells of the floors from there, with the HP on arrival before the stairs heal', () => {
    const [first] = record.floors.map((_, place) => floorAt(record, place));
    const game = begun('3', 5);
    const most = maxHpOf(game, game.state.player);
    const percent = Math.round((100 * arrival.hp) / most);
    expect([record.from, first?.floor, first?.arrival, first?.oilLeft]).toEqual([5, 5, percent / 100, arrival.oil]);
  });

  it('counts its turns from there', () => {
    const turns = record.floors.map((_, place) => floorAt(record, place).turns);
    expect([record.turns, turns.reduce((sum, each) => sum + each, 0)]).toEqual([250, 250]);
  });

  it('is that of a run without a beginning if it has none', () => {
    const limits = { bot: botNamed('random'), turns: 50, floors: 2 };
    const fields = Object.keys(playForRecord(campaign, '3', limits));
    expect(fields).toEqual(['seed', 'end', 'floor', 'turns', 'level', 'cause', 'hash', 'floors', 'met']);
  });
});
