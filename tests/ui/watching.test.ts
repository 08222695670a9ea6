import type { GameEvent } from '../../src/engine/events';
import { actionsOf } from '../../src/engine/run/Recording';
import { encodeReplay, type Replay } from '../../src/engine/run/replay';
import { GameOver } from '../../src/ui/modes/GameOver';
import { ReplayMode } from '../../src/ui/modes/ReplayMode';
import { ReplayTimeline } from '../../src/keep/replays/ReplayTimeline';
import { watchText } from '../../src/ui/replays/watchText';
import { text } from '../../src/keep/text';
import { fixedKey } from '../../src/ui/views/keysView';
import { watchView } from '../../src/ui/panels/WatchPanel';
import { content, forged, hashes, recording, steps, watched, watching, wound } from './replays';
import { gameOf, openTitle, type } from './support';

/** A clock that lets a given number of actions fit into a slice. */
function slow(actions: number): () => number {
  let looks = 0;
  return () => Math.floor(looks++ / (actions + 1)) * 1000;
}

describe('watching', () => {
  it('plays action by action at its pace, and stops at the end', async () => {
    const { session, mode } = await watched();
    expect(session.modes.top).toBe(mode);
    expect([mode.isPlaying, mode.speed, mode.reel.at]).toEqual([true, 1, 0]);
    for (let frame = 0; frame < 20; frame++) session.tick(16);
    expect(mode.reel.at).toBe(2);
    expect(session.game?.hash).toBe(hashes[2]);
    type(session, 'End');
    wound(session);
    expect([mode.reel.at, session.game?.hash]).toEqual([steps.length, recording.hash]);
    session.tick(100);
    session.tick(100);
    session.tick(100);
    expect([mode.isPlaying, mode.reel.at]).toEqual([false, steps.length]);
    expect(session.game?.isOver).toBe(true);
    expect(session.modes.top.kind).toBe('watching');
    type(session, ' ');
    expect([mode.isPlaying, mode.place]).toEqual([true, 0]);
  });

  it('doubles its speed up to 64, with several actions per frame', async () => {
    const { session, mode } = await watched();
    const speeds = Array.from({ length: 8 }, () => { type(session, 'ArrowUp'); return mode.speed; });
    expect(speeds).toEqual([2, 4, 8, 16, 32, 64, 64, 64]);
    session.tick(25);
    expect(mode.reel.at).toBe(10);
    expect(session.game?.hash).toBe(hashes[10]);
    type(session, 'ArrowDown', '-');
    expect(mode.speed).toBe(16);
    for (let press = 0; press < 9; press++) type(session, 'ArrowDown');
    expect(mode.speed).toBe(1);
  });

  it('begins the last turns at half speed, goes no slower, and shows them without the title of the first floor', async () => {
    const session = await openTitle();
    const begun: boolean[] = [];
    session.on({ run: (_game, begins) => { begun.push(begins); } });
    watchText(session, encodeReplay(recording), { clock: () => 0 });
    expect(watching(session).speed).toBe(1);
    const end = new GameOver(recording, session);
    end.choices.find(({ label }) => label === 'ui.over.watch')?.choose(session);
    expect(begun).toEqual([true, false]);
    const mode = wound(session);
    const { at } = mode.reel;
    expect([mode.speed, watchView(mode).speed]).toEqual([0.5, 0.5]);
    for (let frame = 0; frame < 8; frame++) session.tick(80);
    expect(mode.reel.at).toBe(at + 2);
    const speeds = ['-', '+', '+', '-', '-', '-'].map((name) => { type(session, name); return mode.speed; });
    expect(speeds).toEqual([0.5, 1, 2, 1, 0.5, 0.5]);
  });

  it('waits for the map at low speeds, not at high ones', async () => {
    const { session, mode } = await watched();
    session.ports.isBusy = () => true;
    session.tick(100);
    session.tick(100);
    expect(mode.reel.at).toBe(0);
    type(session, '+', '+');
    session.tick(100);
    expect(mode.reel.at).toBeGreaterThan(0);
  });

  it('uses no more of a frame than its slice', async () => {
    const session = await openTitle();
    session.screen.open(new ReplayMode(new ReplayTimeline(content, { replay: recording, steps }), { clock: slow(5), speed: 64 }));
    session.tick(100);
    expect(watching(session).reel.at).toBeLessThan(12);
    type(session, 'End');
    session.tick(16);
    expect(watching(session).reel.at).toBeLessThan(24);
    expect(watching(session).reel.goal).toBe(steps.length);
  });

  it('steps, pages and scrubs', async () => {
    const { session, mode } = await watched();
    type(session, ' ');
    expect(mode.isPlaying).toBe(false);
    const at = (): number => wound(session).reel.at;
    type(session, 'ArrowRight');
    expect(at()).toBe(1);
    type(session, 'ArrowRight', 'ArrowRight');
    expect(at()).toBe(3);
    type(session, 'ArrowLeft');
    expect(at()).toBe(2);
    type(session, 'PageDown', 'PageDown');
    expect(at()).toBe(102);
    type(session, 'PageUp');
    expect(at()).toBe(52);
    session.command({ do: 'seek', to: 400 });
    expect(mode.place).toBe(400);
    expect(at()).toBe(400);
    expect(session.game?.hash).toBe(hashes[400]);
    type(session, 'Home');
    expect([at(), session.game?.hash]).toEqual([0, hashes[0]]);
    session.tick(1000);
    expect(mode.reel.at).toBe(0);
  });

  it('is controlled by gamepad and by touch as well', async () => {
    const { session, mode } = await watched();
    type(session, 'PadA');
    expect(mode.isPlaying).toBe(false);
    type(session, 'PadRight', 'PadRight', 'PadLeft');
    expect(wound(session).reel.at).toBe(1);
    type(session, 'PadUp', 'PadRT');
    expect([mode.speed, wound(session).reel.at]).toEqual([2, steps.length]);
    type(session, 'PadLT');
    expect(wound(session).reel.at).toBe(0);
    session.tap({ x: 3, y: 3 });
    expect(mode.isPlaying).toBe(true);
    type(session, 'PadB');
    expect(session.screen.mode).toBeNull();
  });

  it('animates a single action, but not a jump', async () => {
    const { session } = await watched();
    const heard: string[] = [];
    session.on({ turn: (events: readonly GameEvent[]) => { heard.push(events.length > 0 ? 'turn' : 'nothing'); }, jump: () => { heard.push('jump'); } });
    type(session, ' ', 'ArrowRight');
    wound(session);
    expect(heard).toEqual(['turn']);
    type(session, 'PageDown');
    wound(session);
    expect(new Set(heard.slice(1))).toEqual(new Set(['jump']));
    const before = heard.length;
    session.command({ do: 'toggle' });
    for (let press = 0; press < 6; press++) type(session, '+');
    session.tick(16);
    expect(heard.slice(before)).toEqual(['jump']);
  });

  it('shows its position, in words for the slider too', async () => {
    const { session } = await watched();
    session.command({ do: 'seek', to: 40 });
    const { reel } = wound(session);
    const view = watchView(watching(session));
    expect(view).toMatchObject({ place: 40, count: steps.length, canTakeOver: true });
    expect(view.where).toBe(`Turn ${reel.game.state.turn} · Floor ${reel.game.state.floor} · Action 40/${steps.length}`);
    expect(view.placeText).toBe(`Action 40 of ${steps.length}, turn ${reel.game.state.turn}, floor ${reel.game.state.floor}`);
  });
});

describe('the keys of the replay', () => {
  it('are shown for the current device', async () => {
    const { session } = await watched();
    const told = (): string[] => [fixedKey('watch', { do: 'toggle' }, session), fixedKey('watch', { do: 'shift', by: -1, unit: 'action' }, session), fixedKey('watch', { do: 'seek', to: Infinity }, session), fixedKey('watch', { do: 'seek', to: 5 }, session)];
    expect(told()).toEqual(['Space', 'Left', 'End', '']);
    session.hands.use('touch');
    expect(told()).toEqual(['', '', '', '']);
    session.hands.use('pad');
    expect(told()[0]).not.toBe('');
    expect(told()[0]).not.toBe('Space');
  });
});

describe('a recording that diverges', () => {
  it('stops there and says in which turn', async () => {
    const { session, mode } = await watched({ actions: actionsOf(forged) });
    type(session, 'End');
    wound(session);
    session.tick(100);
    const turn = gameOf(session).state.turn;
    expect(mode.reel.at).toBe(21);
    expect(watchView(mode).errors).toEqual([{ key: 'ui.watch.parted.differs', params: { turn } }]);
    expect(text('ui.watch.parted.differs', { turn })).toContain(`turn ${turn}`);
    type(session, ' ');
    for (let frame = 0; frame < 30; frame++) session.tick(100);
    expect(mode.reel.at).toBeLessThanOrEqual(21);
  });

  it('of another version says so too', async () => {
    const { session, mode } = await watched({ actions: actionsOf(forged), version: '0.01234567' });
    type(session, 'End');
    wound(session);
    expect(mode.errors.map(({ key }) => key)).toEqual(['ui.watch.parted.differs', 'ui.watch.version']);
    expect(mode.errors[1]?.params).toEqual({ made: '0.01234567', ours: recording.version });
  });

  it.each<[string, Partial<Replay>]>([
    ['end', { hash: recording.hash ^ 64 }],
    ['refused', { actions: `o999.A${recording.actions}`, count: steps.length + 1 }],
  ])('says so: %s', async (how, change) => {
    const { session, mode } = await watched(change);
    type(session, 'End');
    wound(session);
    expect(mode.errors.map(({ key }) => key)).toEqual([`ui.watch.parted.${how}`]);
    expect(mode.canTakeOver).toBe(how === 'refused');
  });

  it('is explained if nothing can be watched at all', async () => {
    const session = await openTitle();
    expect(watchText(session, 'once upon a time')).toBe(false);
    expect(session.notice).toBe('This isn\'t a Lanternfall replay.');
    expect(watchText(session, encodeReplay({ ...recording, pack: 'moria' }))).toBe(false);
    expect(session.notice).toBe('This run\'s dungeon isn\'t installed: "moria".');
    expect(session.screen.mode).toBeNull();
  });
});
