import { Ambience, Bed, FADE } from '../../src/view/sound/Bed';
import type { Mood } from '../../src/engine/content';
import { ARENA, CALL_TONES, TITLE, type Surrounding } from '../../src/view/sound/moods';
import { THEMES } from '../../src/view/themes/themes';
import { type Levels, placeCues, SoundPlayer } from '../../src/view/sound/SoundPlayer';
import { MERGE, MAX_VOICES, Voices, type Play } from '../../src/view/sound/Voices';
import type { SoundId } from '../../src/view/sound/sounds';
import { FakeAudio, asContext } from '../support/fakeAudio';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

const MOODS: Readonly<Record<string, Mood>> = { title: TITLE, arena: ARENA, ...Object.fromEntries(Object.entries(THEMES).map(([name, { mood }]) => [name, mood])) };
const at = (place: string, tension: number): Surrounding => ({ place, mood: MOODS[place] ?? TITLE, tension });

/** Half a second of anything. */
const build = (): number[] => Array.from({ length: 11_025 }, (_, i) => Math.sin(i));
const FULL: Levels = { isOn: true, effects: 1, ambience: 1 };
const ear = { x: 10, y: 10 };

function play(sound: SoundId, more: Partial<Play> = {}): Play {
  return { sound, after: 0, gain: 1, pan: 0, ...more };
}

function voices(): { audio: FakeAudio; voices: Voices } {
  const audio = new FakeAudio();
  return { audio, voices: new Voices(asContext(audio), audio.destination as unknown as AudioNode, { build, random: () => 1 }) };
}

/** Sound on a page without any user gesture yet. */
function stage(levels = FULL): { audio: FakeAudio; sound: SoundPlayer; effects: () => number; opened: () => number } {
  const audio = new FakeAudio();
  let opened = 0;
  const sound = new SoundPlayer({
    open: () => {
      opened++;
      return asContext(audio);
    },
    load: () => Promise.resolve(build),
    random: () => 0.5,
  });
  sound.set(levels);
  // Effects have a pitch of their own or none; drones and the air are loops or oscillators.
  const effects = (): number => audio.all('buffer').filter(({ loop }) => !loop).length;
  return { audio, sound, effects, opened: () => opened };
}

const loaded = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

describe('voices', () => {
  test('equal sounds at about the same time are merged', () => {
    const { audio, voices: many } = voices();
    for (const after of [0, MERGE / 2, MERGE * 0.9]) many.play(play('hit', { after }));
    expect(audio.begun).toHaveLength(1);
    many.play(play('hit', { after: MERGE * 1.1 }));
    many.play(play('dies'));
    expect(audio.begun).toHaveLength(3);
  });

  test('the number of sounds is limited, and finished ones make room', () => {
    const { audio, voices: many } = voices();
    for (let i = 0; i < 3 * MAX_VOICES; i++) many.play(play('hit', { after: i * MERGE * 1.1 }));
    expect(many.count).toBeLessThanOrEqual(MAX_VOICES);
    expect(audio.begun.filter(({ stopped }) => stopped === null)).toHaveLength(MAX_VOICES);
    audio.currentTime = 10;
    expect(many.count).toBe(0);
  });

  test('a cue cuts off something softer, and nothing cuts off a cue', () => {
    const { audio, voices: many } = voices();
    for (let i = 0; i < MAX_VOICES; i++) many.play(play('hurt', { after: i * MERGE * 1.1 }));
    many.play(play('step'));
    expect(audio.begun).toHaveLength(MAX_VOICES);
    const { audio: other, voices: soft } = voices();
    for (let i = 0; i < MAX_VOICES; i++) soft.play(play('step', { after: i * MERGE * 1.1 }));
    soft.play(play('hurt'));
    expect(other.begun).toHaveLength(MAX_VOICES + 1);
    expect(other.begun.filter(({ stopped }) => stopped !== null)).toHaveLength(1);
  });

  test('the pitch varies a little, that of a cue never', () => {
    const { audio, voices: many } = voices();
    many.play(play('hit'));
    many.play(play('hurt'));
    expect(audio.begun.map(({ rate }) => rate)).toEqual([1.05, 1]);
  });

  test('a sound is made once', () => {
    const { voices: many } = voices();
    let made = 0;
    while (many.prepare()) made++;
    expect(made).toBeGreaterThan(60);
    expect(many.prepare()).toBe(false);
  });

  test('a sound from the side is panned there, and leaves nothing behind', () => {
    const { audio, voices: many } = voices();
    many.play(play('hit', { pan: -0.5 }));
    const [panner] = audio.all('panner');
    expect(panner?.pan.value).toBe(-0.5);
    expect(panner?.to).toEqual([audio.destination]);
    const [level] = audio.all('gain');
    audio.all('buffer')[0]?.end();
    expect(level?.to).toEqual([]);
  });

  test('without panning everything is in the middle', () => {
    const { audio, voices: many } = voices();
    Reflect.deleteProperty(audio, 'createStereoPanner');
    many.play(play('hit', { pan: -0.5 }));
    expect(audio.all('gain')[0]?.to).toEqual([audio.destination]);
  });
});

describe('placing', () => {
  test('left is left, right is right, and far is soft', () => {
    const [left, here, right, far] = placeCues([{ sound: 'hit', at: { x: 7, y: 10 } }, { sound: 'hit' }, { sound: 'hit', at: { x: 13, y: 10 } }, { sound: 'hit', at: { x: 30, y: 10 } }], ear);
    expect(left?.pan).toBeCloseTo(-(right?.pan ?? 0));
    expect(left?.pan).toBeLessThan(-0.3);
    expect(here).toMatchObject({ pan: 0, gain: 1 });
    expect(far?.pan).toBeLessThanOrEqual(1);
    expect(far?.gain).toBeLessThan(right?.gain ?? 0);
  });

  test('a turn is heard in order, and is soon over', () => {
    const waits = placeCues(Array.from({ length: 20 }, () => ({ sound: 'hit' as const })), ear).map(({ after }) => after);
    expect(waits[1]).toBeGreaterThan(0);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBeLessThanOrEqual(0.15);
  });
});

describe('sound', () => {
  test('before a gesture there is nothing, and nothing is saved for later', async () => {
    const { sound, opened, effects } = stage();
    sound.play([{ sound: 'hurt' }], ear);
    sound.tick();
    sound.enter(at('cellars', 0));
    expect(opened()).toBe(0);
    sound.wake();
    await loaded();
    expect(opened()).toBe(1);
    expect(effects()).toBe(0);
    sound.play([{ sound: 'hurt' }], ear);
    expect(effects()).toBe(1);
  });

  test('further gestures open nothing more', async () => {
    const { sound, opened } = stage();
    for (let i = 0; i < 3; i++) sound.wake();
    await loaded();
    sound.wake();
    expect(opened()).toBe(1);
  });

  test.each(['createBufferSource', 'createGain', 'createOscillator'] as const)('an audio system that breaks at %s falls silent and never throws', async (broken) => {
    const { audio, sound, opened } = stage();
    sound.wake();
    await loaded();
    audio[broken] = () => { throw new Error('the device has gone'); };
    for (let i = 0; i < 3; i++) {
      audio.currentTime += 60;
      sound.enter(at(i % 2 === 0 ? 'cellars' : 'title', 1));
      sound.play([{ sound: 'hurt' }], ear);
      sound.tick();
      sound.hide(i % 2 === 0);
      sound.set(FULL);
      sound.wake();
    }
    const { length } = audio.begun;
    sound.play([{ sound: 'hit' }], ear);
    sound.tick();
    expect([audio.begun.length, opened()]).toEqual([length, 1]);
  });

  test('one that stays locked for ever, or can\'t even be opened, is no error', async () => {
    const { audio, sound } = stage();
    audio.resume = () => new Promise(() => undefined);
    sound.wake();
    await loaded();
    for (let i = 0; i < 3; i++) sound.play([{ sound: 'hurt' }], ear);
    sound.tick();
    expect(audio.state).toBe('suspended');
    const none = new SoundPlayer({ open: () => { throw new Error('no audio here'); }, load: () => Promise.resolve(build), random: () => 0 });
    none.set(FULL);
    none.wake();
    none.play([{ sound: 'hurt' }], ear);
    none.tick();
  });

  test('a hidden page is silent, and resumes when shown', async () => {
    const { sound, audio, effects } = stage();
    sound.wake();
    await loaded();
    sound.hide(true);
    expect(audio.state).toBe('suspended');
    sound.play([{ sound: 'hurt' }], ear);
    expect(effects()).toBe(0);
    sound.hide(false);
    expect(audio.state).toBe('running');
    sound.play([{ sound: 'hurt' }], ear);
    expect(effects()).toBe(1);
  });

  test('off is off, even at the first gesture, and on again is on', async () => {
    const { sound, audio, opened } = stage({ ...FULL, isOn: false });
    sound.wake();
    expect(opened()).toBe(0);
    sound.set(FULL);
    await loaded();
    expect([opened(), audio.state]).toEqual([1, 'running']);
    sound.set({ ...FULL, isOn: false });
    expect(audio.state).toBe('suspended');
  });

  test('volumes apply at once, each separately', async () => {
    const { sound, audio, effects } = stage();
    sound.wake();
    await loaded();
    const buses = audio.all('gain').filter(({ to }) => to.some(({ made }) => made === 'compressor'));
    sound.set({ isOn: true, effects: 0.5, ambience: 0 });
    expect(buses.map(({ gain }) => gain.goal).sort()).toEqual([0, 0.25]);
    sound.set({ isOn: true, effects: 0, ambience: 1 });
    sound.play([{ sound: 'hurt' }], ear);
    expect(effects()).toBe(0);
    expect(audio.all('compressor')).toHaveLength(1);
    expect(audio.all('compressor')[0]?.to).toEqual([audio.destination]);
  });

  test('a missing audio system is no error', async () => {
    let tries = 0;
    const sound = new SoundPlayer({
      open: () => {
        tries++;
        throw new TypeError('not a constructor');
      },
      load: () => Promise.reject(new Error('not there')),
      random: () => 0,
    });
    sound.set(FULL);
    for (let i = 0; i < 3; i++) sound.wake();
    sound.play([{ sound: 'hurt' }], ear);
    sound.enter(at('arena', 1));
    sound.tick();
    sound.hide(true);
    await loaded();
    expect(tries).toBe(1);
  });

  test('a browser that refuses to resume, or has no synthesizer, is silent', async () => {
    const audio = new FakeAudio();
    audio.resume = () => Promise.reject(new Error('not allowed'));
    const sound = new SoundPlayer({ open: () => asContext(audio), load: () => Promise.reject(new Error('not there')), random: () => 0 });
    sound.set(FULL);
    sound.wake();
    await loaded();
    sound.play([{ sound: 'hurt' }], ear);
    sound.tick();
    expect(audio.all('buffer').filter(({ loop }) => !loop)).toEqual([]);
  });
});

describe('ambience', () => {
  const loom = (audio: FakeAudio): ConstructorParameters<typeof Bed>[1] => ({ context: asContext(audio), out: audio.destination as unknown as AudioNode, noise: audio.createBuffer(1, 8, 8) as unknown as AudioBuffer, random: () => 0.4 });
  const inCellars = (): { audio: FakeAudio; ambience: Ambience; drones: number } => {
    const audio = new FakeAudio();
    const ambience = new Ambience(loom(audio));
    ambience.enter(at('cellars', 0));
    return { audio, ambience, drones: audio.begun.length };
  };
  const living = (audio: FakeAudio): number => audio.begun.filter(({ stopped }) => stopped === null || stopped > audio.currentTime).length;

  test('goes on while the player stays in a place, scheduled ahead and not twice', () => {
    const { audio, ambience, drones } = inCellars();
    for (; audio.currentTime < 120; audio.currentTime += 0.25) ambience.tick();
    const calls = audio.begun.slice(drones);
    expect(calls.length).toBeGreaterThan(15);
    expect(calls.length).toBeLessThan(150);
    ambience.tick();
    expect(audio.begun.slice(drones)).toHaveLength(calls.length);
    expect(living(audio)).toBeLessThan(drones + 8);
  });

  test('what was missed while silent is not made up for', () => {
    const { audio, ambience, drones } = inCellars();
    audio.currentTime = 3600;
    ambience.tick();
    expect(audio.begun.slice(drones).every(({ when }) => when >= 3600)).toBe(true);
    expect(audio.begun.length - drones).toBeLessThan(20);
  });

  test('fades from one place to another; the same place goes on', () => {
    const { audio, ambience, drones } = inCellars();
    ambience.enter(at('cellars', 1));
    expect(audio.begun).toHaveLength(drones);
    ambience.enter(at('rootways', 1));
    expect(audio.begun.slice(0, drones).map(({ stopped }) => stopped)).toEqual(Array.from({ length: drones }, () => FADE));
    expect(audio.all('gain')[0]?.gain.goal).toBe(0);
  });

  test('five hundred floors leave nothing sounding', () => {
    const audio = new FakeAudio();
    const ambience = new Ambience(loom(audio));
    const places = ['cellars', 'rootways', 'arena', 'title'];
    for (let floor = 0; floor < 500; floor++) {
      ambience.enter(at(places[floor % places.length] ?? 'title', 0.5));
      ambience.tick();
      audio.currentTime += 30;
    }
    expect(living(audio)).toBeLessThan(10);
  });

  test('with tension the calls come closer together, and the drone grates', () => {
    const count = (tension: number): { calls: number; grate: number } => {
      const audio = new FakeAudio();
      const bed = new Bed(at('cellars', 0).mood, loom(audio));
      bed.tighten(tension);
      const drones = audio.begun.length;
      bed.schedule(200);
      return { calls: audio.begun.length - drones, grate: audio.all('gain')[1]?.gain.goal ?? 0 };
    };
    expect(count(1).calls).toBeGreaterThan(1.3 * count(0).calls);
    expect(count(1).grate).toBeGreaterThan(count(0).grate);
  });

  test.each(Object.entries(MOODS))('%s lies below everything that matters', (_, { drone, wind, calls }) => {
    expect(drone + wind).toBeLessThan(0.2);
    for (const { gain, lasts, every } of calls.map((call) => CALL_TONES[call])) {
      expect(gain).toBeLessThanOrEqual(0.2);
      expect(every[0]).toBeGreaterThan(lasts);
    }
  });
});
