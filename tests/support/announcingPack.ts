import type { Ability, Breed } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { campaignRows, drawCampaign } from './campaignPack';
import { picture, type Drawing } from './drawGame';
import { tinyRows } from './tinyPack';

/* The campaign's rows for tests with monsters that announce their attacks, each as soon as it can. */

const monster = { colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 12, power: 4, xp: 5, brain: ['cast'] } as const;
const always = { on: 'foe', range: 81, every: 9, chance: 100, windup: 1 } as const;
const hit = [{ do: 'strike', percent: 200 }] as const;

export const blows = {
  shot: { ...always, id: 'shot', target: { at: 'area', shape: 'line', size: 9 }, effects: hit },
  breath: { ...always, id: 'breath', target: { at: 'area', shape: 'cone', size: 4 }, effects: [{ do: 'damage', amount: 5 }, { do: 'inflict', status: 'ablaze' }] },
  sweep: { ...always, id: 'sweep', range: 2, target: { at: 'area', shape: 'ring', size: 1 }, effects: hit },
  roots: { ...always, id: 'roots', windup: 2, target: { at: 'area', shape: 'cross', size: 2 }, effects: hit },
  boulder: { ...always, id: 'boulder', target: { at: 'area', shape: 'blast', size: 1 }, effects: hit },
  rush: { ...always, id: 'rush', target: { at: 'area', shape: 'line', size: 8 }, effects: hit, charge: [{ do: 'inflict', status: 'stiff', turns: 3 }] },
} as const satisfies Record<string, Ability>;

const breeds = {
  gunner: { ...monster, glyph: 'G', abilities: [blows.shot] },
  dragon: { ...monster, glyph: 'D', abilities: [blows.breath] },
  brute: { ...monster, glyph: 'U', brain: ['cast', 'hunt'], abilities: [blows.sweep] },
  /** Slow, and announces two turns ahead. */
  tree: { ...monster, glyph: 'T', speed: 30, abilities: [blows.roots] },
  giant: { ...monster, glyph: 'I', abilities: [blows.boulder] },
  beetle: { ...monster, glyph: 'X', abilities: [blows.rush] },
  /** A monster of the same side, which steps out of harm's way, and one that doesn't. */
  minion: { ...monster, glyph: 'n', brain: ['guard', 'wander'] },
  drone: { ...monster, glyph: 'N', brain: ['guard'], heedless: true },
} as const satisfies Record<string, Breed>;

export const announcingRows = { ...campaignRows, breeds: { ...campaignRows.breeds, ...breeds } };

/** A run as drawn, in a pack that has all this. */
export function drawAnnouncing(map: string, { pack, ...drawing }: Drawing = {}): Game {
  return drawCampaign(map, { ...drawing, pack: { ...tinyRows, ...announcingRows, ...pack } });
}

/** The floor as a picture, with `*` in the marked cells that no actor stands in. */
export function marksOf(game: Game): string {
  const rows = picture(game).split('\n').map((row) => Array.from(row));
  for (const { announced } of game.floor.announced.all) {
    for (const cell of announced?.cells ?? []) {
      const { x, y } = game.floor.position(game.floor.cellOf(cell));
      const row = rows[y];
      if (row && game.floor.actorAt(x, y) === null) row[x] = '*';
    }
  }
  return rows.map((row) => row.join('')).join('\n');
}
