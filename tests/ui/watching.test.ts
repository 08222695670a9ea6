import type { GameEvent } from '../../src/engine/events';
import { stepsOf } from '../../src/engine/run/decodeReplay';
import { checkOf, actionsOf, encodeReplay, type Recorded, type Replay } from '../../src/engine/run/replay';
import { MOST_CHARACTERS } from '../../src/engine/run/save';
import type { Bot } from '../../src/lab/Bot';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { recordPlay } from '../../src/lab/record';
import { ReplayMode } from '../../src/ui/modes/ReplayMode';
import { ReplayTimeline } from '../../src/keep/replays/ReplayTimeline';
import { watchText } from '../../src/ui/replays/watchText';
import { text } from '../../src/keep/text';
import { watchKey, watchView } from '../../src/ui/views/watchView';
import { content, forged, hashes, recording, steps, watched, watching, wound } from './replays';
import { gameOf, openTitle, type } from './support';

/** A clock that lets a given number of actions fit into a slice. */
function slow(actions: number): () => number {
  let looks = 0;
  return () => Math.floor(looks++ / (actions + 1)) * 1000;
}

describe('a replay timeline', () => {
  const long = recordPlay(contentById('goblins'), { seed: '4', bot: BOTS['waiter'] as Bot, turns: 33_000 });
  const longSteps = stepsOf(long.actions) as readonly Recorded[];

  it('shows the recorded run, in whichever direction it is wound', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    let seed = 7;
    for (let turn = 0; turn < 40; turn++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const goal = seed % (steps.length + 1);
      reel.seek(goal);
      while (!reel.wind(() => true));
      expect([reel.at, reel.game.hash]).toEqual([goal, hashes[goal]]);
    }
    expect(reel.desync).toBeNull();
  });

  it('stays within the recording', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    reel.seek(Infinity);
    reel.wind(() => false);
    expect(reel.at).toBe(steps.length);
    reel.seek(-5);
    reel.wind(() => false);
    expect([reel.at, reel.game.hash]).toEqual([0, hashes[0]]);
  });

  it('keeps few states, however long it is, and none after the desync', () => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(Infinity);
    reel.wind(() => false);
    expect(long.count).toBeGreaterThan(64 * 250);
    expect(reel.at).toBe(long.count);
    expect(reel.frameCount).toBeLessThanOrEqual(64);
    reel.seek(long.count - 3);
    reel.wind(() => false);
    expect(reel.at).toBe(long.count - 3);
  });

  it('winds back past dropped states, from one nearby, to the same run', () => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(15_900);
    reel.wind(() => false);
    expect(reel.frameCount).toBe(64);
    reel.seek(Infinity);
    reel.wind(() => false);
    // States 250 apart as long as there are at most 64, then 500, then 1000.
    const spacing = long.count >= 32_000 ? 1000 : 500;
    expect(long.count).toBeGreaterThan(16_250);
    expect(reel.frameCount).toBe(Math.floor(long.count / spacing) + 1);
    for (const goal of [16_001, 15_999, 8_250, 700, 0]) {
      reel.seek(goal);
      expect([goal, goal - reel.at]).toEqual([goal, goal % spacing]);
      reel.wind(() => false);
      expect([goal, reel.at, goal === 0 ? null : checkOf(reel.game)]).toEqual([goal, goal, longSteps[goal - 1]?.check ?? null]);
    }
    expect(reel.desync).toBeNull();
  });

  it.each([
    ['too long for a save', 'x'.repeat(MOST_CHARACTERS)],
    ['what no save may be', 7],
  ])('goes on through states that are %s, and winds back past them', (_what, theme) => {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    reel.seek(1_000);
    reel.wind(() => false);
    // How a floor looks is no part of the hash.
    Object.assign(reel.game.floor.state, { theme });
    reel.seek(1_600);
    reel.wind(() => false);
    for (const goal of [1_600, 1_300, 100, 0]) {
      reel.seek(goal);
      // From the last good state before it.
      if (goal === 1_300) expect(reel.at).toBe(1_000);
      reel.wind(() => false);
      expect([goal, reel.at, goal === 0 ? null : checkOf(reel.game)]).toEqual([goal, goal, longSteps[goal - 1]?.check ?? null]);
    }
    expect(reel.desync).toBeNull();
  });

  /** A reel wound to some action, while those of the states whose place is in `bad` can't be read. */
  function spoilt(to: number, bad: readonly number[]): ReplayTimeline {
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: longSteps });
    for (let at = 0; at < to; at += 50) {
      const { state } = reel.game.floor;
      const { theme } = state;
      if (bad.includes(at + 50)) Object.assign(state, { theme: 7 });
      reel.seek(at + 50);
      reel.wind(() => false);
      Object.assign(reel.game.floor.state, { theme });
    }
    return reel;
  }

  it('winds back past a state that can\'t be read to the one before it, not to a later one or none', () => {
    const later = spoilt(1_600, [1_250]);
    later.seek(1_300);
    expect(later.at).toBe(1_000);
    later.wind(() => false);
    expect([later.at, checkOf(later.game)]).toEqual([1_300, longSteps[1_299]?.check]);
    const first = spoilt(600, [250]);
    first.seek(300);
    expect(first.at).toBe(0);
  });

  it('keeps a state anew that could not be read', () => {
    const reel = spoilt(1_300, [1_250]);
    reel.seek(1_260);
    expect(reel.at).toBe(1_000);
    reel.wind(() => false);
    reel.seek(1_255);
    expect(reel.at).toBe(1_250);
  });

  it('plays nothing again to get where it is, or further on', () => {
    const reel = new ReplayTimeline(content, { replay: recording, steps });
    for (const [goal, from] of [[5, 0], [5, 5], [9, 5]] as const) {
      reel.seek(goal);
      expect(reel.at).toBe(from);
      reel.wind(() => false);
    }
  });

  it('keeps each state once, however often it is passed', () => {
    const reel = spoilt(1_050, []);
    const counts = [reel.frameCount];
    for (const goal of [250, 500, 750, 1_000]) {
      reel.seek(goal - 1);
      reel.wind(() => false);
      reel.next();
      expect(reel.at).toBe(goal);
      counts.push(reel.frameCount);
    }
    expect(counts).toEqual([5, 5, 5, 5, 5]);
  });

  it('keeps no state that has diverged', () => {
    const forgedSteps = longSteps.map((step, index) => (index === 249 ? { ...step, check: step.check === 'A' ? 'B' : 'A' } : step));
    const reel = new ReplayTimeline(contentById('goblins'), { replay: long, steps: forgedSteps });
    reel.seek(300);
    reel.wind(() => false);
    expect([reel.at, reel.desync?.how, reel.frameCount]).toEqual([250, 'differs', 1]);
  });
});

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
    const told = (): string[] => [watchKey({ do: 'toggle' }, session), watchKey({ do: 'shift', by: -1, unit: 'action' }, session), watchKey({ do: 'seek', to: Infinity }, session), watchKey({ do: 'seek', to: 5 }, session)];
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
