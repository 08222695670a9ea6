import type { Skill } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { become } from '../../src/engine/rules/hero';
import { campaignRows, drawCampaign } from './campaignPack';

const shown = { sprite: 'ui/skill' } as const;
const statuses = {
  ...campaignRows.statuses,
  held: { ...shown, harmful: true, turns: 5, stacks: 'keep', tactic: 'freeze' },
  marked: { ...shown, harmful: true, turns: 9, takes: 180 },
} as const;
const net = campaignRows.traps.kinds.net;
const held = { ...net, once: true, effects: [{ do: 'inflict', status: 'held' }] } as const;
const traps = { ...campaignRows.traps, kinds: { ...campaignRows.traps.kinds, snare: held } } as const;

/** Lays a trap that holds, at any cell. */
export const snare: Skill = { ...shown, id: 'snare', oil: 20, target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'lay', trap: 'snare' }] };
/** Makes an enemy easy to hurt. */
export const mark: Skill = { ...shown, id: 'mark', oil: 20, target: { at: 'actor' }, effects: [{ do: 'inflict', status: 'marked' }] };

const brute = { ...shown, colour: '#ffffff', defence: 0, speed: 100, directions: 8, hp: 40, power: 4, xp: 5, brain: ['hunt'] } as const;
const breeds = { ...campaignRows.breeds, brute: { ...brute, glyph: 'A' }, hawk: { ...brute, glyph: 'I', moves: 'fly' } } as const;

/** A hero with this skill and oil beside an enemy that hits hard: `A` walks, `I` flies. */
export function drawDuel(skill: Skill, { oil = 600, enemy = 'A' } = {}): Game {
  const hunter = { sprite: 'hero/idle', portrait: 'hero/idle', start: [], skill };
  const pack = { breeds, statuses, traps, heroes: { hunter }, lantern: { full: 600, dim: 150, least: 3, hunters: 50 }, rest: { oil: 4, heals: 1, upTo: 70 } };
  const game = drawCampaign(`@${enemy}`, { pack });
  become(game, 'hunter');
  game.state.hero.oil = oil;
  return game;
}
