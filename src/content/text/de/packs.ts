import type { packNames as english } from '../en/packs';

/* German for the names of the packs, which the title shows. */
export const packNames = {
  'pack.lanternfall': 'Lanternfall',
  'pack.lanternfall.blurb': 'Hinab unter die Burg der Laternenmacher, jede Ebene seltsamer als die letzte. Achte auf dein Öl und bring die Glut zurück.',
  'pack.firstDungeon': 'Das erste Verlies',
  'pack.firstDungeon.blurb': 'Aus dem Lehrgang für Python und tcod, mit seinen ersten Monstern: Orks, Trolle, deine Fäuste und nichts zu finden.',
  'pack.classicBare': 'Klassisch (ohne Ausrüstung)',
  'pack.classicBare.blurb': 'Aus dem Lehrgang für Python und tcod, wo es schwerer wird: Stufen, Tränke und Schriftrollen, aber keine Ausrüstung.',
  'pack.classic': 'Klassisch',
  'pack.classic.blurb': 'Das fertige Spiel des Lehrgangs für Python und tcod: Stufen, Schriftrollen, Schwerter und Ebenen ohne Ende.',
  'pack.deepBare': 'Tief (ohne Ausrüstung)',
  'pack.deepBare.blurb': 'Aus dem älteren Lehrgang für libtcod, wo es schwerer wird: zehn harte Ebenen, und keine Waffe als deine Fäuste.',
  'pack.deep': 'Tief',
  'pack.deep.blurb': 'Das fertige Spiel des älteren Lehrgangs für libtcod: zehn harte Ebenen, und auf jeder Treppe erholst du dich.',
  'pack.goblins': 'Goblins',
  'pack.goblins.blurb': 'Aus dem Lehrgang für JavaScript: kleine Baue, die wachsen. Ebenen bleiben, wie sie sind, Treppen führen in beide Richtungen.',
  'pack.goblinsGeared': 'Goblins (Ausrüstung)',
  'pack.goblinsGeared.blurb': 'Das fertige Spiel des Lehrgangs für JavaScript: dieselben Baue mit Helmen, Schwertern und Schilden.',
} as const satisfies Record<keyof typeof english, string>;
