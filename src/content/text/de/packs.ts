import type { packNames as english } from '../en/packs';

/* German for the names of the packs, which the title shows. */
export const packNames = {
  'pack.lanternfall': 'Lanternfall',
  'pack.lanternfall.blurb': 'Zehn Ebenen unter der Burg der Laternenmacher, jede seltsamer als die letzte. Achte auf dein Öl und bring die Glut zurück.',
  'pack.classic': 'Klassisch',
  'pack.classic.blurb': 'Das ganze Verlies aus dem Lehrbuch: Stufen, Schriftrollen, Schwerter und Ebenen ohne Ende.',
  'pack.classicBare': 'Klassisch (ohne Ausrüstung)',
  'pack.classicBare.blurb': 'Dasselbe ohne Ausrüstung: nur Tränke und Schriftrollen gegen immer mehr Trolle.',
  'pack.deep': 'Tief',
  'pack.deep.blurb': 'Zehn härtere Ebenen. Auf jeder Treppe erholst du dich, und ganz unten ist ein Ausgang.',
  'pack.deepBare': 'Tief (ohne Ausrüstung)',
  'pack.deepBare.blurb': 'Dieselben zehn Ebenen, mit nichts als deinen Fäusten.',
  'pack.goblins': 'Goblins',
  'pack.goblins.blurb': 'Kleine Baue, die wachsen. Jede Ebene bleibt, wie du sie verlässt, und Treppen führen in beide Richtungen.',
  'pack.goblinsGeared': 'Goblins (Ausrüstung)',
  'pack.goblinsGeared.blurb': 'Dieselben Baue mit Helmen, Schwertern und Schilden, manche davon bemerkenswert.',
  'pack.firstDungeon': 'Das erste Verlies',
  'pack.firstDungeon.blurb': 'Räume, Gänge, Orks und Trolle. Nichts zu finden, nichts, was dir hilft.',
} as const satisfies Record<keyof typeof english, string>;
