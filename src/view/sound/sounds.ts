import type { SoundRow, Tone } from './renderSound';

/*
 * All sound effects. Notes are in A minor: bells and chords harmonize with each other and with the drones.
 * Two sounds must be unmistakable: damage to the player is a harsh, falling voice from 660 Hz down, and a new enemy is
 * hard pulses above 1 kHz. Nothing else uses `tan` or square waves. Low sounds have overtones, since small speakers play
 * nothing below 150 Hz.
 */

const bell = (pitch: number, after = 0): Tone => ({ wave: 'sine', pitch, after, attack: 0.004, decay: 0.05, level: 0.5, release: 0.28 });
const pluck = (pitch: number, after = 0): Tone => ({ wave: 'triangle', pitch, after, attack: 0.003, hold: 0.02, release: 0.14 });
const thump = (pitch: number, after = 0): Tone => ({ wave: 'sine', pitch, after, attack: 0.004, hold: 0.03, release: 0.14, glide: -pitch * 2 });
const dust = (below: number, release: number): Tone => ({ wave: 'noise', pitch: 900, release, below });
const air = (above: number, release: number): Tone => ({ wave: 'noise', pitch: 1400, attack: release / 3, release, above, gain: 0.6 });
const beat = (pitch: number, after = 0): Tone => ({ wave: 'triangle', pitch, after, attack: 0.012, hold: 0.04, release: 0.12, glide: -pitch / 2, curve: 0.8 });
/** The pulse of a new enemy. */
const alert = (pitch: number, after = 0): Tone => ({ wave: 'square', pitch, after, attack: 0.002, hold: 0.05, release: 0.025, curve: 0.9 });

/** The player's body. */
const body = {
  hurt:        { rank: 'cue',    loud: 0.3,  tones: [{ wave: 'tan', pitch: 330, attack: 0.003, hold: 0.06, release: 0.16, glide: -800, below: 1800 }, { ...dust(1200, 0.06), gain: 0.5 }] },
  hurtBadly:   { rank: 'cue',    loud: 0.36, tones: [{ wave: 'tan', pitch: 300, attack: 0.003, hold: 0.12, release: 0.3, glide: -450, below: 1600 }, { ...thump(80), gain: 0.8 }, { ...dust(900, 0.1), gain: 0.6 }] },
  paid:        { rank: 'normal', loud: 0.18, tones: [{ wave: 'triangle', pitch: 233, attack: 0.05, hold: 0.06, release: 0.26, glide: -260, below: 900 }, { wave: 'sine', pitch: 220, attack: 0.06, hold: 0.06, release: 0.3, glide: -240, gain: 0.7 }] },
  heartbeat:   { rank: 'cue',    loud: 0.3,  tones: [beat(88), { ...beat(176), gain: 0.5 }, { ...beat(74, 0.24), gain: 0.8 }, { ...beat(148, 0.24), gain: 0.4 }] },
  heroDies:    { rank: 'cue',    loud: 0.34, tones: [{ wave: 'tan', pitch: 220, attack: 0.01, hold: 0.2, release: 0.6, glide: -190, below: 1400 }, { ...bell(110, 0.25), release: 0.7 }, { ...bell(130.8, 0.25), release: 0.7 }, { ...thump(60, 0.2), release: 0.4 }] },
  healed:      { rank: 'normal', loud: 0.2,  tones: [bell(440), bell(554.4, 0.08), bell(659.3, 0.16)] },
  levelUp:     { rank: 'cue',    loud: 0.26, tones: [pluck(440), pluck(523.3, 0.09), pluck(659.3, 0.18), { ...bell(880, 0.27), release: 0.5 }, { ...bell(659.3, 0.27), release: 0.5, gain: 0.6 }] },
  step:        { rank: 'soft',   loud: 0.05, tones: [dust(700, 0.045), { ...thump(150), release: 0.04, hold: 0.01, gain: 0.15 }] },
  stepRubble:  { rank: 'soft',   loud: 0.09, tones: [dust(2600, 0.05), { ...dust(3400, 0.06), after: 0.05, gain: 0.7 }] },
  stepWater:   { rank: 'soft',   loud: 0.08, tones: [{ wave: 'sine', pitch: 300, attack: 0.02, release: 0.1, glide: 900, grit: 0.3 }, { ...air(1200, 0.12), gain: 0.4 }] },
} as const satisfies Record<string, SoundRow>;

/** Attacks, attackers and their targets. */
const fight = {
  noticed:     { rank: 'cue',    loud: 0.2,  tones: [alert(1047), alert(1397, 0.09)] },
  noticedElite: { rank: 'cue',   loud: 0.24, tones: [alert(1047), alert(1397, 0.09), alert(1760, 0.18)] },
  noticedBoss: { rank: 'cue',    loud: 0.3,  tones: [alert(1397), alert(1319, 0.11), alert(1047, 0.22), { wave: 'saw', pitch: 55, attack: 0.05, hold: 0.35, release: 0.4, below: 500, gain: 0.7 }] },
  woke:        { rank: 'normal', loud: 0.13, tones: [{ wave: 'saw', pitch: 120, attack: 0.03, hold: 0.05, release: 0.09, glide: 500, below: 900 }] },
  swing:       { rank: 'soft',   loud: 0.08, tones: [air(1800, 0.09)] },
  clank:       { rank: 'normal', loud: 0.14, tones: [{ wave: 'triangle', pitch: 690, attack: 0.001, release: 0.07, grit: 0.1 }, { wave: 'triangle', pitch: 1130, attack: 0.001, release: 0.05, gain: 0.5 }] },
  hit:         { rank: 'normal', loud: 0.2,  tones: [{ ...dust(1500, 0.08), gain: 1.6 }, { ...thump(190), gain: 0.55 }] },
  hitHard:     { rank: 'normal', loud: 0.26, tones: [{ ...dust(1000, 0.14), gain: 1.6 }, { ...thump(140), release: 0.2, gain: 0.7 }] },
  dies:        { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 190, attack: 0.005, hold: 0.03, release: 0.2, glide: -520, below: 1100, grit: 0.2 }, { ...dust(800, 0.22), gain: 0.6 }] },
  eliteDies:   { rank: 'normal', loud: 0.24, tones: [{ wave: 'saw', pitch: 190, attack: 0.005, hold: 0.06, release: 0.3, glide: -380, below: 1100, grit: 0.2 }, { ...bell(659.3, 0.08), gain: 0.6 }, { ...bell(523.3, 0.16), gain: 0.6 }, { ...bell(440, 0.24), gain: 0.6 }] },
  bossDies:    { rank: 'cue',    loud: 0.27, tones: [{ wave: 'saw', pitch: 98, attack: 0.01, hold: 0.25, release: 0.6, glide: -70, below: 700, grit: 0.3 }, { ...dust(400, 0.7) }, { ...bell(440, 0.35), release: 0.6 }, { ...bell(659.3, 0.45), release: 0.6 }, { ...bell(880, 0.55), release: 0.55 }] },
  windUp:      { rank: 'cue',    loud: 0.2,  tones: [{ wave: 'saw', pitch: 165, attack: 0.06, hold: 0.08, release: 0.06, glide: 900, below: 1500 }, pluck(659.3, 0.16), pluck(659.3, 0.26)] },
  mends:       { rank: 'soft',   loud: 0.12, tones: [bell(330), bell(392, 0.07)] },
} as const satisfies Record<string, SoundRow>;

/** Items. */
const things = {
  glint:       { rank: 'soft',   loud: 0.06, tones: [{ wave: 'sine', pitch: 1976, attack: 0.01, release: 0.16 }, { wave: 'sine', pitch: 2637, after: 0.05, attack: 0.01, release: 0.18, gain: 0.6 }] },
  take:        { rank: 'normal', loud: 0.14, tones: [pluck(330), pluck(494, 0.05)] },
  key:         { rank: 'normal', loud: 0.14, tones: [{ wave: 'triangle', pitch: 2637, release: 0.1 }, { wave: 'triangle', pitch: 3136, after: 0.06, release: 0.1 }, { wave: 'triangle', pitch: 2794, after: 0.13, release: 0.14 }] },
  treasure:    { rank: 'normal', loud: 0.18, tones: [{ ...bell(987.8), release: 0.12 }, { ...bell(1318.5, 0.07), release: 0.32 }] },
  drop:        { rank: 'normal', loud: 0.14, tones: [{ ...thump(180), gain: 0.6 }, dust(900, 0.05)] },
  putOn:       { rank: 'normal', loud: 0.14, tones: [{ ...air(2400, 0.12) }, { wave: 'triangle', pitch: 520, after: 0.09, release: 0.09 }] },
  takeOff:     { rank: 'normal', loud: 0.12, tones: [{ wave: 'triangle', pitch: 390, release: 0.07 }, { ...air(2000, 0.14), after: 0.04 }] },
  stolen:      { rank: 'normal', loud: 0.22, tones: [{ wave: 'triangle', pitch: 1900, attack: 0.005, release: 0.2, glide: -4200 }, { ...air(1500, 0.2) }] },
  identified:  { rank: 'normal', loud: 0.16, tones: [bell(659.3), { ...bell(987.8, 0.1), release: 0.35 }] },
  drink:       { rank: 'normal', loud: 0.2,  tones: [{ wave: 'sine', pitch: 190, attack: 0.02, hold: 0.22, release: 0.08, glide: 260, repeat: 0.1, tremolo: 0.8 }, { wave: 'sine', pitch: 420, after: 0.26, attack: 0.02, release: 0.12, glide: 700, gain: 0.5 }] },
  read:        { rank: 'normal', loud: 0.17, tones: [{ ...air(2600, 0.16) }, { ...bell(880, 0.13), gain: 0.7 }, { ...bell(784, 0.19), gain: 0.7 }, { ...bell(1174.7, 0.25), gain: 0.7 }] },
  wand:        { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 280, attack: 0.1, release: 0.16, glide: 1500, below: 2600, wobble: 18 }] },
  throwBomb:   { rank: 'normal', loud: 0.16, tones: [{ ...air(1000, 0.22) }, { wave: 'sine', pitch: 420, attack: 0.03, release: 0.2, glide: -700, gain: 0.5 }] },
  shoot:       { rank: 'normal', loud: 0.17, tones: [{ wave: 'triangle', pitch: 210, attack: 0.001, release: 0.08, glide: -400 }, { ...air(2200, 0.14), after: 0.02 }] },
  eat:         { rank: 'normal', loud: 0.15, tones: [dust(1900, 0.05), { ...dust(1600, 0.05), after: 0.11 }, { ...dust(1300, 0.07), after: 0.22 }] },
  pour:        { rank: 'normal', loud: 0.16, tones: [{ wave: 'sine', pitch: 260, attack: 0.03, hold: 0.3, release: 0.12, glide: 320, repeat: 0.07, tremolo: 0.7 }, { ...bell(329.6, 0.32), gain: 0.5 }] },
  rattle:      { rank: 'normal', loud: 0.14, tones: [{ wave: 'triangle', pitch: 900, release: 0.04, grit: 0.2 }, { wave: 'triangle', pitch: 760, after: 0.05, release: 0.04, grit: 0.2 }, { wave: 'triangle', pitch: 980, after: 0.1, release: 0.06, grit: 0.2 }] },
} as const satisfies Record<string, SoundRow>;

/** Magic, traps and abilities. */
const magic = {
  blast:       { rank: 'normal', loud: 0.25, tones: [{ wave: 'noise', pitch: 500, attack: 0.004, hold: 0.08, release: 0.4, below: 1300, gain: 1.5 }, { ...thump(90), release: 0.35, gain: 0.5 }] },
  thunder:     { rank: 'normal', loud: 0.26, tones: [{ wave: 'noise', pitch: 2500, attack: 0.001, release: 0.09, above: 1600, gain: 0.8 }, { wave: 'noise', pitch: 400, after: 0.04, attack: 0.01, hold: 0.1, release: 0.42, below: 600 }] },
  zap:         { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 740, attack: 0.002, release: 0.14, glide: -2600, below: 2400, grit: 0.15 }] },
  flames:      { rank: 'normal', loud: 0.22, tones: [{ wave: 'noise', pitch: 700, attack: 0.08, hold: 0.1, release: 0.32, below: 1400 }, { ...air(2600, 0.3), gain: 0.25 }] },
  hiss:        { rank: 'normal', loud: 0.16, tones: [{ wave: 'noise', pitch: 2200, attack: 0.06, hold: 0.2, release: 0.35, above: 2600 }] },
  ignite:      { rank: 'normal', loud: 0.22, tones: [{ wave: 'noise', pitch: 900, attack: 0.02, hold: 0.06, release: 0.28, below: 2000 }, { wave: 'sine', pitch: 160, attack: 0.02, release: 0.2, glide: 300, gain: 0.5 }] },
  poison:      { rank: 'normal', loud: 0.18, tones: [{ wave: 'sine', pitch: 150, attack: 0.01, hold: 0.14, release: 0.1, glide: 700, repeat: 0.085 }, { ...bell(233.1, 0.1), gain: 0.5 }] },
  freeze:      { rank: 'normal', loud: 0.18, tones: [{ ...bell(2489), release: 0.3 }, { ...bell(2637, 0.02), release: 0.32 }, { ...dust(3000, 0.05), gain: 0.4 }] },
  darken:      { rank: 'normal', loud: 0.2,  tones: [{ wave: 'sine', pitch: 330, attack: 0.04, hold: 0.1, release: 0.4, glide: -420 }, { wave: 'sine', pitch: 311, attack: 0.04, hold: 0.1, release: 0.4, glide: -400 }] },
  ailed:       { rank: 'normal', loud: 0.18, tones: [{ wave: 'triangle', pitch: 277, attack: 0.02, hold: 0.08, release: 0.22, glide: -180, wobble: 7 }, { wave: 'triangle', pitch: 294, attack: 0.02, hold: 0.08, release: 0.22, glide: -180, gain: 0.7 }] },
  blessed:     { rank: 'normal', loud: 0.18, tones: [bell(523.3), bell(659.3, 0.06), { ...bell(784, 0.12), release: 0.4 }] },
  relief:      { rank: 'normal', loud: 0.15, tones: [{ ...bell(392), release: 0.3 }, { ...bell(523.3, 0.1), release: 0.36 }] },
  fades:       { rank: 'normal', loud: 0.15, tones: [{ ...bell(659.3), release: 0.2 }, { ...bell(440, 0.12), release: 0.4 }] },
  blink:       { rank: 'normal', loud: 0.18, tones: [{ wave: 'sine', pitch: 300, attack: 0.01, hold: 0.04, release: 0.14, glide: 3200 }, { wave: 'sine', pitch: 1100, after: 0.12, attack: 0.01, release: 0.16, glide: -3600, gain: 0.8 }] },
  shove:       { rank: 'normal', loud: 0.17, tones: [air(700, 0.12), { ...thump(170, 0.07), gain: 0.5 }, { ...dust(900, 0.06), after: 0.07 }] },
  summon:      { rank: 'normal', loud: 0.22, tones: [{ wave: 'saw', pitch: 110, attack: 0.14, hold: 0.08, release: 0.3, glide: 120, below: 900 }, { wave: 'saw', pitch: 155.6, attack: 0.14, hold: 0.08, release: 0.3, glide: 150, below: 900, gain: 0.7 }] },
  revealed:    { rank: 'cue',    loud: 0.28, tones: [{ wave: 'saw', pitch: 740, attack: 0.002, hold: 0.03, release: 0.3, glide: -300, below: 2600 }, { wave: 'saw', pitch: 523, attack: 0.002, hold: 0.03, release: 0.3, glide: -200, below: 2600 }, { ...thump(75) }] },
  rumble:      { rank: 'normal', loud: 0.24, tones: [{ wave: 'noise', pitch: 260, attack: 0.05, hold: 0.25, release: 0.4, below: 700, gain: 1.5 }, { ...thump(80), release: 0.4, hold: 0.2, gain: 0.5 }] },
  trap:        { rank: 'cue',    loud: 0.26, tones: [dust(4000, 0.03), { wave: 'triangle', pitch: 900, after: 0.02, attack: 0.001, release: 0.1, glide: -5000 }, { ...thump(190, 0.05), gain: 0.7 }, { ...dust(1400, 0.12), after: 0.06 }] },
  trapFound:   { rank: 'normal', loud: 0.18, tones: [{ wave: 'triangle', pitch: 784, attack: 0.001, release: 0.05 }, { wave: 'triangle', pitch: 523, after: 0.08, attack: 0.001, release: 0.05 }, { wave: 'triangle', pitch: 784, after: 0.16, attack: 0.001, release: 0.09 }] },
  alarm:       { rank: 'normal', loud: 0.26, tones: [{ ...bell(622.3), hold: 0.1 }, { ...bell(587.3, 0.18), hold: 0.1 }, { ...bell(622.3, 0.36), hold: 0.1 }, { ...bell(587.3, 0.54), hold: 0.1, release: 0.4 }] },
  howl:        { rank: 'normal', loud: 0.22, tones: [{ wave: 'sine', pitch: 330, attack: 0.12, hold: 0.25, release: 0.42, glide: 700, bend: -1900 }, { wave: 'triangle', pitch: 333, attack: 0.14, hold: 0.25, release: 0.4, glide: 700, bend: -1900, gain: 0.4 }] },
  chant:       { rank: 'normal', loud: 0.17, tones: [{ wave: 'triangle', pitch: 196, attack: 0.03, hold: 0.05, release: 0.08 }, { wave: 'triangle', pitch: 220, after: 0.12, attack: 0.02, hold: 0.05, release: 0.08 }, { wave: 'triangle', pitch: 233, after: 0.22, attack: 0.02, hold: 0.05, release: 0.12 }] },
  hex:         { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 174.6, attack: 0.05, hold: 0.1, release: 0.25, below: 1000, wobble: 5 }, { wave: 'saw', pitch: 185, attack: 0.05, hold: 0.1, release: 0.25, below: 1000 }] },
  grasp:       { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 90, attack: 0.03, hold: 0.08, release: 0.2, glide: 300, below: 800, grit: 0.4 }, { ...air(900, 0.18) }] },
  song:        { rank: 'normal', loud: 0.19, tones: [{ wave: 'sine', pitch: 659.3, attack: 0.14, hold: 0.14, release: 0.3, glide: 240, bend: -520, wobble: 6 }, { wave: 'sine', pitch: 523.3, after: 0.08, attack: 0.16, hold: 0.16, release: 0.34, glide: 180, bend: -420, wobble: 5, gain: 0.6 }] },
  surge:       { rank: 'normal', loud: 0.24, tones: [{ wave: 'noise', pitch: 500, attack: 0.26, hold: 0.12, release: 0.42, above: 250, below: 1600, gain: 1.2 }, { wave: 'sine', pitch: 150, after: 0.1, attack: 0.2, hold: 0.1, release: 0.3, glide: 260, gain: 0.5 }] },
  drags:       { rank: 'normal', loud: 0.2,  tones: [{ wave: 'saw', pitch: 116, attack: 0.05, hold: 0.12, release: 0.16, glide: -110, below: 800, grit: 0.5 }, { wave: 'noise', pitch: 700, after: 0.1, attack: 0.06, hold: 0.1, release: 0.2, below: 1500 }] },
  fizzle:      { rank: 'soft',   loud: 0.1,  tones: [{ ...dust(1500, 0.16) }, { wave: 'sine', pitch: 300, attack: 0.01, release: 0.18, glide: -500, gain: 0.5 }] },
} as const satisfies Record<string, SoundRow>;

/** Doors, stairs, light and the end of a run. */
const places = {
  door:        { rank: 'normal', loud: 0.13, tones: [{ wave: 'saw', pitch: 130, attack: 0.03, hold: 0.08, release: 0.1, glide: 160, below: 1300, grit: 0.5 }, { ...thump(120), gain: 0.6 }] },
  doorShut:    { rank: 'soft',   loud: 0.1,  tones: [{ ...thump(170), gain: 0.6 }, dust(700, 0.06)] },
  unlock:      { rank: 'normal', loud: 0.18, tones: [{ wave: 'triangle', pitch: 880, attack: 0.001, release: 0.04 }, { wave: 'triangle', pitch: 700, after: 0.08, attack: 0.001, release: 0.05 }, { ...thump(220, 0.16), gain: 0.6 }] },
  stairs:      { rank: 'normal', loud: 0.2,  tones: [{ ...thump(170) }, { ...thump(140, 0.13) }, { ...thump(115, 0.26) }, { ...bell(220, 0.36), release: 0.5 }] },
  stairsUp:    { rank: 'normal', loud: 0.2,  tones: [{ ...thump(115) }, { ...thump(140, 0.13) }, { ...thump(170, 0.26) }, { ...bell(329.6, 0.36), release: 0.5 }] },
  flow:        { rank: 'normal', loud: 0.14, tones: [{ wave: 'noise', pitch: 800, attack: 0.09, hold: 0.06, release: 0.22, above: 500, below: 2400 }, { wave: 'sine', pitch: 260, attack: 0.03, hold: 0.12, release: 0.12, glide: 500, repeat: 0.09, tremolo: 0.6, gain: 0.6 }] },
  splash:      { rank: 'normal', loud: 0.22, tones: [{ wave: 'noise', pitch: 1500, attack: 0.004, hold: 0.05, release: 0.34, below: 3200 }, { wave: 'sine', pitch: 420, after: 0.1, attack: 0.02, hold: 0.1, release: 0.16, glide: -600, repeat: 0.075, gain: 0.7 }] },
  iceCracks:   { rank: 'cue',    loud: 0.24, tones: [{ wave: 'noise', pitch: 3000, attack: 0.001, release: 0.05, above: 1500 }, { wave: 'triangle', pitch: 1760, after: 0.03, attack: 0.001, release: 0.12, glide: -2600, grit: 0.3 }, { wave: 'noise', pitch: 2400, after: 0.11, attack: 0.001, release: 0.04, above: 1800, gain: 0.8 }, { wave: 'triangle', pitch: 1320, after: 0.15, attack: 0.001, release: 0.16, glide: -1800, grit: 0.3, gain: 0.7 }] },
  iceBreaks:   { rank: 'cue',    loud: 0.28, tones: [{ wave: 'noise', pitch: 2600, attack: 0.001, release: 0.08, above: 1200 }, { wave: 'triangle', pitch: 990, attack: 0.001, release: 0.14, glide: -3000, grit: 0.4 }, { wave: 'noise', pitch: 900, after: 0.12, attack: 0.01, hold: 0.08, release: 0.4, below: 1800, gain: 1.2 }, { ...thump(110, 0.12), release: 0.3 }] },
  sluice:      { rank: 'normal', loud: 0.26, tones: [{ wave: 'saw', pitch: 82, attack: 0.02, hold: 0.12, release: 0.1, glide: 120, below: 900, grit: 0.6 }, { ...thump(130, 0.2), gain: 0.8 }, { wave: 'noise', pitch: 600, after: 0.24, attack: 0.14, hold: 0.2, release: 0.4, below: 1500, gain: 1.2 }] },
  falls:       { rank: 'normal', loud: 0.26, tones: [{ wave: 'sine', pitch: 700, attack: 0.02, hold: 0.15, release: 0.3, glide: -1200 }, { ...thump(70, 0.45) }, { ...dust(900, 0.14), after: 0.45 }] },
  lightLess:   { rank: 'normal', loud: 0.16, tones: [{ wave: 'sine', pitch: 392, attack: 0.05, hold: 0.05, release: 0.3, glide: -180, repeat: 0.09, tremolo: 0.5 }, { ...air(1600, 0.25), gain: 0.2 }] },
  lightLeast:  { rank: 'cue',    loud: 0.26, tones: [{ wave: 'sine', pitch: 330, attack: 0.05, hold: 0.1, release: 0.6, glide: -200, repeat: 0.1, tremolo: 0.6 }, { wave: 'saw', pitch: 58, after: 0.2, attack: 0.2, hold: 0.1, release: 0.4, below: 400 }] },
  lightMore:   { rank: 'normal', loud: 0.17, tones: [{ wave: 'sine', pitch: 262, attack: 0.06, hold: 0.05, release: 0.3, glide: 260 }, { ...bell(523.3, 0.14), gain: 0.6 }] },
  victory:     { rank: 'cue',    loud: 0.3,  tones: [pluck(440), pluck(554.4, 0.12), pluck(659.3, 0.24), { ...bell(880, 0.36), release: 0.7 }, { ...bell(1108.7, 0.36), release: 0.7, gain: 0.6 }, { ...bell(659.3, 0.36), release: 0.7, gain: 0.6 }] },
} as const satisfies Record<string, SoundRow>;

/** The interface: soft and short. */
const ui = {
  uiMove:      { rank: 'soft',   loud: 0.035, tones: [{ wave: 'triangle', pitch: 523, attack: 0.002, release: 0.03 }] },
  uiChoose:    { rank: 'soft',   loud: 0.06, tones: [{ wave: 'triangle', pitch: 523, attack: 0.002, release: 0.04 }, { wave: 'triangle', pitch: 784, after: 0.035, attack: 0.002, release: 0.06 }] },
  uiOpen:      { rank: 'soft',   loud: 0.05, tones: [{ ...air(2200, 0.08) }, { wave: 'triangle', pitch: 440, after: 0.02, release: 0.06, glide: 500, gain: 0.6 }] },
  uiClose:     { rank: 'soft',   loud: 0.05, tones: [{ ...air(1800, 0.08) }, { wave: 'triangle', pitch: 440, after: 0.01, release: 0.06, glide: -500, gain: 0.6 }] },
  uiRefuse:    { rank: 'soft',   loud: 0.08, tones: [{ wave: 'triangle', pitch: 208, attack: 0.003, hold: 0.03, release: 0.04 }, { wave: 'triangle', pitch: 185, after: 0.09, attack: 0.003, hold: 0.03, release: 0.06 }] },
} as const satisfies Record<string, SoundRow>;

const all = { ...body, ...fight, ...things, ...magic, ...places, ...ui };

export type SoundId = keyof typeof all;

export const SOUNDS: Readonly<Record<SoundId, SoundRow>> = all;
export const SOUND_IDS = Object.keys(all) as readonly SoundId[];
