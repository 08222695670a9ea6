import { Recording, replayOf } from '../../src/engine/run/Recording';
import { encodeReplay } from '../../src/engine/run/replay';
import { addressRun } from '../../src/ui/run/newRuns';
import { exposeDebugApi, type DebugApi } from '../../src/ui/debugApi';
import { gameOf, openRun, openTitle, putOrc } from './support';

describe('window.lanternfall', () => {
  test('reports the run, always as it is now', async () => {
    const { session, game } = await openRun();
    const page: { lanternfall?: DebugApi } = {};
    exposeDebugApi(page, session);
    session.ports.whereIs = ({ x, y }) => ({ x: x * 48, y: y * 48, side: 48 });
    session.ports.marksAtEdge = () => [{ x: 300, y: 20, steps: 9 }];
    const orc = putOrc(game, 1);
    session.command({ do: 'wait' });
    const { x, y } = game.state.player;
    expect(page.lanternfall).toEqual({ hero: { x: x * 48, y: y * 48, side: 48 }, enemies: [{ x: orc.x * 48, y: orc.y * 48, side: 48 }], marks: [{ x: 300, y: 20, steps: 9 }], id: session.run?.record.id, turn: 1, savedTurn: null, floor: 1, hp: game.state.player.hp, oil: 0, statuses: '', hash: game.hash, pack: 'classicBare', seed: '42', replay: encodeReplay(replayOf(game, new Recording(session.run?.record.deeds ?? '', 1))) });
    expect(page.lanternfall?.replay).toMatch(/^LF1~/);
  });

  test('is all null before the first run', async () => {
    const page: { lanternfall?: DebugApi } = {};
    exposeDebugApi(page, await openTitle());
    expect(new Set(Object.values(page.lanternfall ?? {}))).toEqual(new Set([null]));
  });

  test('can be neither changed nor replaced, and exposes nothing that can', async () => {
    const { session } = await openRun();
    const page: Record<string, unknown> = {};
    exposeDebugApi(page, session);
    const before = gameOf(session).hash;
    expect(() => { page['lanternfall'] = null; }).toThrow(TypeError);
    expect(() => { (page['lanternfall'] as { hp: number }).hp = 999; }).toThrow(TypeError);
    expect(() => Object.defineProperty(page['lanternfall'], 'hp', { value: 1 })).toThrow(TypeError);
    for (const value of Object.values(page['lanternfall'] as object)) expect(value === null || typeof value !== 'object').toBe(true);
    expect(gameOf(session).hash).toBe(before);
  });
});

describe('addressRun', () => {
  test.each([
    ['', null],
    ['?utm_source=itch', null],
    ['?pack=firstDungeon', { pack: 'firstDungeon', seed: null }],
    ['?seed=two%20words', { pack: null, seed: 'two words' }],
    ['?seed=1+2&pack=a', { pack: 'a', seed: '1 2' }],
  ])('reads %s', (search, run) => {
    expect(addressRun(search)).toEqual(run);
  });
});
