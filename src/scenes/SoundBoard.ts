import type { AnyMode } from '../ui/modes/dialogs';
import type { Session } from '../ui/Session';
import { SETTING_IDS } from '../ui/settings/settingRows';
import type { Settings } from '../ui/settings/settings';
import { type Cue, type Glance, uiCue } from '../view/sound/eventSounds';
import { Hearing } from '../view/sound/Hearing';
import { loadBuild } from '../view/sound/renderSound';
import { surroundingOf } from '../view/sound/moods';
import { type Levels, SoundPlayer } from '../view/sound/SoundPlayer';

/** User gestures that let a browser start audio. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown', 'touchend', 'gamepadconnected'] as const;
const TICK_MS = 250;
/** After the first gesture, for its turn to be drawn: an audio context takes long to open. Short enough to count as part of the gesture. */
const OPEN_MS = 900;
const MOST_VOLUME = 10;

/** Plays a session's sounds; returns how to stop. */
export function mountSound(page: Window & typeof globalThis, session: Session): () => void {
  const sound = new SoundPlayer({ open: () => new page.AudioContext(), load: loadBuild, random: Math.random });
  const unsubscribe = listen(sound, session);
  let opening: number | null = null;
  let isOpen = false;
  const open = (): void => {
    isOpen = true;
    sound.wake();
  };
  const wake = (): void => {
    if (isOpen) sound.wake();
    else opening ??= page.setTimeout(open, OPEN_MS);
  };
  const hide = (): void => { sound.hide(page.document.hidden); };
  const ticks = page.setInterval(() => { sound.tick(); }, TICK_MS);
  for (const gesture of GESTURES) page.addEventListener(gesture, wake, { capture: true, passive: true });
  page.document.addEventListener('visibilitychange', hide);
  hide();
  return () => {
    unsubscribe();
    page.clearInterval(ticks);
    if (opening !== null) page.clearTimeout(opening);
    for (const gesture of GESTURES) page.removeEventListener(gesture, wake, { capture: true });
    page.document.removeEventListener('visibilitychange', hide);
    sound.hide(true);
  };
}

/** The part of `Sound` that follows a session. */
export type Listening = Pick<SoundPlayer, 'set' | 'enter' | 'play'>;

/** Turns a session's events into sounds; returns how to stop. */
export function listen(sound: Listening, session: Session): () => void {
  const hearing = new Hearing();
  let glance = glanceOf(session);
  const play = (cues: readonly Cue[]): void => { sound.play(cues, session.game?.state.player ?? { x: 0, y: 0 }); };
  const open = (): void => {
    if (session.game) hearing.open(session.game);
    sound.enter(surroundingOf(session.game));
  };
  sound.set(levelsOf(session.settings));
  open();
  return session.on({
    run: open,
    jump: open,
    turn: (events, game) => {
      play(hearing.hear(events, game));
      sound.enter(surroundingOf(game));
    },
    settings: (settings) => { sound.set(levelsOf(settings)); },
    change: () => {
      const before = glance;
      glance = glanceOf(session);
      const cue = uiCue(before, glance);
      if (cue) play([cue]);
    },
  });
}

function levelsOf({ sound, effects, ambience }: Settings): Levels {
  return { isOn: sound === 'on', effects: effects / MOST_VOLUME, ambience: ambience / MOST_VOLUME };
}

function glanceOf({ modes, settings }: Session): Glance {
  const top = modes.top as AnyMode;
  const cursor = 'cursor' in top ? top.cursor : 0;
  const at = typeof cursor === 'number' ? String(cursor) : `${cursor.x},${cursor.y}`;
  return { mode: top, kind: top.kind, depth: modes.depth, cursor: at, chosen: SETTING_IDS.map((id) => settings[id]).join() };
}
