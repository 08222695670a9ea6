import { packs } from '../../../src/content/packs';
import { Bump } from '../../../src/engine/actions/fights';
import { Rng } from '../../../src/engine/core/rng';
import type { GameEvent } from '../../../src/engine/events';
import { MAPPED } from '../../../src/engine/floor/memory';
import { makeItem } from '../../../src/engine/floor/openFloor';
import type { Game } from '../../../src/engine/Game';
import type { GameState } from '../../../src/engine/state';
import { fighter } from '../../../src/lab/fighter';
import { restless } from '../../../src/lab/bots';
import type { Allowed, ShownAction } from '../../../src/lab/serve/allowedActions';
import { view, type Run } from '../../../src/lab/serve/Conversation';
import { BotKnowledge } from '../../../src/lab/serve/BotKnowledge';
import { newGame, resumeGame } from '../../../src/procgen/newGame';
import { drawCampaign } from '../../support/campaignPack';
import { drawDuel, mark } from '../../support/drawDuel';
import { act, monster } from '../../support/drawGame';
import { CHANGES, copyOf } from '../../support/hiddenChanges';
import { drawLit } from '../../support/lightPack';
import { scaled } from '../../support/scale';
import { contentOf } from '../../support/tinyPack';

const SEEDS = Array.from({ length: scaled(2, 20) }, (_, index) => String(index + 1));

/** A moment of a run: its state, what the bot knew before, and what happened last. */
interface Moment {
  readonly game: Game;
  readonly knowledge: BotKnowledge;
  readonly events: readonly GameEvent[];
}

const isDeceived = ({ state }: Game): boolean => 'hallucination' in state.player.statuses;

/** What the bot is told, and which of its actions the game refuses. */
function told(game: Game, { knowledge, events }: Pick<Moment, 'knowledge' | 'events'>): unknown {
  const allowed: ReadonlyMap<string, Allowed> = new Map();
  const run: Run = { game, knowledge: cloned(knowledge), texts: {}, turns: Infinity, allowed };
  const shown = view(run, events);
  const refused = [...run.allowed].filter(([, { action }]) => game.fork().turn(action).some(({ type }) => type === 'refused')).map(([text]) => text);
  return { shown, refused };
}

function cloned(knowledge: BotKnowledge): BotKnowledge {
  return Object.assign(new BotKnowledge(), structuredClone(knowledge));
}

/** What is told after a change of what is hidden. */
function toldAfter(name: string, moment: Moment, rng: Rng): unknown {
  const copy = copyOf(moment, rng);
  const after = CHANGES[name]?.(copy);
  const game = resumeGame(moment.game.content, copy.state);
  after?.(game);
  return told(game, { knowledge: moment.knowledge, events: copy.events });
}

/** Every id exchanged, the oldest for the youngest, and another list order. */
function withOtherIds(state: GameState): GameState {
  const other = structuredClone(state);
  const turned = (id: number): number => (id === state.player.id ? id : 2 * state.nextId - id);
  for (const floor of other.floors) {
    for (const actor of floor.actors) actor.id = turned(actor.id);
    for (const item of floor.items) item.id = turned(item.id);
  }
  for (const item of other.hero.inventory) item.id = turned(item.id);
  for (const slot of Object.keys(other.hero.worn)) other.hero.worn[slot] = turned(other.hero.worn[slot] ?? 0);
  return { ...other, nextId: 3 * state.nextId };
}

/** Moments of a run of a pack in which the player carries unidentified things of all kinds. */
function* moments(id: keyof typeof packs, seed: string): Generator<Moment> {
  const content = contentOf(packs[id]);
  const game = newGame(content, seed);
  const unidentified = [...game.appearances.keys()];
  for (const kind of unidentified.filter((id, index) => index % 2 === 0 || id.endsWith('Wand'))) game.state.hero.inventory.push(makeItem(content, game.state.nextId++, { id: kind, affixes: [] }));
  const knowledge = new BotKnowledge();
  const rng = Rng.of(seed, 'bot');
  let events: readonly GameEvent[] = [];
  const mapped = (): number => game.floor.state.explored.filter((mark) => mark === MAPPED).length;
  const found = (): number => game.floor.state.traps.filter(({ known }) => known).length;
  let mappedBefore = 0;
  let foundBefore = 0;
  for (let turn = 0; turn < scaled(80, 800) && !game.isOver; turn++) {
    // Cells that were mapped and traps that were found a moment ago are as they are now, since nothing was told of them before.
    if (turn % 8 === 0 && mapped() <= mappedBefore && found() <= foundBefore) yield { game, knowledge: cloned(knowledge), events };
    view({ game, knowledge, texts: {}, turns: Infinity, allowed: new Map() }, events);
    mappedBefore = mapped();
    foundBefore = found();
    events = game.turn((turn % 3 === 0 ? restless : fighter)(game, rng));
  }
}

describe('a bot outside is not told what the player does not know', () => {
  it.each(Object.keys(packs) as (keyof typeof packs)[])('%s', (id) => {
    let compared = 0;
    for (const seed of SEEDS) {
      for (const moment of moments(id, seed)) {
        const before = toldAfter('nothing', moment, Rng.of(seed, 'nothing'));
        for (const name of Object.keys(CHANGES)) {
          expect({ name, told: toldAfter(name, moment, Rng.of(seed, name)) }).toEqual({ name, told: before });
          compared++;
        }
        // While it hallucinates the game itself takes the mistaken breeds from the ids.
        if (isDeceived(moment.game)) continue;
        const first = (state: GameState): unknown => told(resumeGame(moment.game.content, state), { knowledge: new BotKnowledge(), events: [] });
        expect(first(withOtherIds(moment.game.state))).toEqual(first(structuredClone(moment.game.state)));
      }
    }
    expect(compared).toBeGreaterThan(scaled(25, 250));
  });
});

describe('a monster that passes for an item', () => {
  /** What a bot is told on a walk into a room, out and in again. */
  function walk(map: string): unknown[] {
    const game = drawCampaign(map);
    const run: Run = { game, knowledge: new BotKnowledge(), texts: {}, turns: Infinity, allowed: new Map() };
    const [way, back] = [[[0, -1], [1, -1], [1, 0]], [[-1, 0], [-1, 1], [0, 1]]] as const;
    return [view(run, []), ...[...way, ...back, ...way].map(([dx, dy]) => view(run, act(game, new Bump(dx, dy))))];
  }

  it('is told like one, in view, remembered, and seen again', () => {
    const room = (thing: string): string => `
      ############
      #........${thing}.#
      #.##########
      #@##########
      ############`;
    const [mimic, chest] = [walk(room('M')), walk(room('!'))];
    expect(mimic).toEqual(chest);
    const isInView = (told: unknown): boolean => (told as { sight: string[] }).sight[1]?.[9] === 'v';
    expect(mimic.map(isInView)).toEqual([false, false, true, true, true, false, false, false, true, true]);
    expect(mimic[6]).toMatchObject({ monsters: [], items: [{ id: 1, kind: 'salve', x: 9, y: 1 }] });
  });
});

describe('a room as drawn', () => {
  it('is told the same, whichever monster is older', () => {
    const game = drawCampaign('@..r..c..h', { carry: ['wand', 'daze'] });
    const fresh = { knowledge: new BotKnowledge(), events: [] };
    const other = structuredClone(game.state);
    other.floors[0]?.actors.reverse();
    expect(told(resumeGame(game.content, other), fresh)).toEqual(told(game, fresh));
  });

  it('is told the same of what a skill can be aimed at, whichever monster is older', () => {
    const game = drawDuel(mark, { enemy: 'A\nA.' });
    const fresh = { knowledge: new BotKnowledge(), events: [] };
    const shown = told(game, fresh);
    const { actions } = (shown as { shown: { actions: ShownAction[] } }).shown;
    expect(actions.filter(({ kind }) => kind === 'skill')).toMatchObject([{ x: 1, y: 0 }, { x: 0, y: 1 }]);
    expect(told(resumeGame(game.content, withOtherIds(game.state)), fresh)).toEqual(shown);
  });

  it('is told the same of what is heard, whichever monster is older', () => {
    const game = drawLit('r##@##r');
    for (const actor of game.floor.state.actors) actor.goal = 3;
    const fresh = { knowledge: new BotKnowledge(), events: [] };
    const other = structuredClone(game.state);
    other.floors[0]?.actors.reverse();
    expect(told(game, fresh)).toMatchObject({ shown: { heard: [{ dx: -1, dy: 0 }, { dx: 1, dy: 0 }] } });
    expect(told(resumeGame(game.content, other), fresh)).toEqual(told(game, fresh));
  });

  it('is told without where a monster has gone that cannot be seen from there', () => {
    const game = drawCampaign('@r...');
    const run: Run = { game, knowledge: new BotKnowledge(), texts: {}, turns: Infinity, allowed: new Map() };
    expect(view(run, []).monsters).toMatchObject([{ id: 1, x: 1 }]);
    const rat = monster(game, 'rat');
    game.floor.leave(rat);
    Object.assign(rat, { x: 2, statuses: { veiled: 9 } });
    game.floor.enter(rat);
    game.natures.fill(undefined);
    const events = [{ type: 'moved', actor: rat.id, from: { x: 1, y: 0 }, to: { x: 2, y: 0 }, seen: true }] as const;
    expect(view(run, events)).toMatchObject({ monsters: [], events: [{ type: 'moved', actor: 1, from: { x: 1, y: 0 }, to: null }] });
    expect(view(run, events).events).toEqual([]);
  });

  it('is told without what an unseen monster does', () => {
    const game = drawCampaign('@#r');
    const run: Run = { game, knowledge: new BotKnowledge(), texts: {}, turns: Infinity, allowed: new Map() };
    const rat = monster(game, 'rat');
    const events = [
      { type: 'opened', tile: 'ground', at: { x: 2, y: 0 }, seen: false },
      { type: 'damaged', actor: rat.id, amount: 2, dealt: 2, hp: 4, at: { x: 2, y: 0 }, seen: false },
      { type: 'attacked', attacker: rat.id, target: game.state.player.id, damage: 2, from: { x: 2, y: 0 }, to: { x: 0, y: 0 }, seen: true },
    ] as const;
    expect(view(run, events).events).toEqual([{ type: 'attacked', attacker: null, target: 'you', damage: 2, from: null, to: { x: 0, y: 0 } }]);
  });
});
