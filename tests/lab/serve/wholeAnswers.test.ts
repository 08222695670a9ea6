import { lanternfall } from '../../../src/content/packs/lanternfall';
import { isConsumable, type Feature } from '../../../src/engine/content';
import { Rng } from '../../../src/engine/core/rng';
import { makeItem } from '../../../src/engine/floor/openFloor';
import type { Game } from '../../../src/engine/Game';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { encodeAction } from '../../../src/engine/run/actionCodec';
import { fighter } from '../../../src/lab/fighter';
import type { ShownAction } from '../../../src/lab/serve/allowedActions';
import { Conversation, view, type Run } from '../../../src/lab/serve/Conversation';
import { BotKnowledge } from '../../../src/lab/serve/BotKnowledge';
import { shippedContent } from '../../../src/lab/shippedContent';
import { stockFeatures } from '../../../src/procgen/fill/populate';
import { newGame } from '../../../src/procgen/newGame';
import { drawCampaign } from '../../support/campaignPack';
import { crammedPack } from '../../support/crammedPack';
import { monster } from '../../support/drawGame';
import { scaled } from '../../support/scale';

const SEEDS = scaled(2, 40);
const TURNS = 400;

interface Told {
  readonly error?: string;
  readonly turn?: number;
  readonly actions?: readonly ShownAction[];
}

/** Each kind of action; one that is missing here does not compile. */
const KINDS = Object.keys({
  level: true, attack: true, move: true, free: true, swap: true, wait: true, hero: true, skill: true, hood: true, order: true, give: true,
  choose: true, pickUp: true, down: true, up: true, use: true, equip: true, unequip: true, drop: true,
} satisfies Record<ShownAction['kind'], true>);

/** A bot that has just come to a run: what it can do, and how it answers. */
function botAt(game: Game): { readonly run: Run; readonly actions: readonly ShownAction[]; readonly answer: (action: ShownAction) => Told } {
  const run: Run = { game, knowledge: new BotKnowledge(), texts: {}, turns: Infinity, allowed: new Map() };
  const { actions } = view(run, []);
  const conversation = new Conversation(run);
  return { run, actions, answer: (action) => JSON.parse(conversation.answer(JSON.stringify(action))) as Told };
}

/** What a run's actions of a kind are answered with, each on its own. */
function answersTo(game: Game, kind: ShownAction['kind']): Told[] {
  const offered = botAt(game.fork()).actions.filter((action) => action.kind === kind);
  return offered.map((action) => botAt(game.fork()).answer(action));
}

/** Plays the crammed pack with whole answers: what was never answered before, else what the fighter would do. */
function playWhole(seed: string, before: Set<string>): void {
  const { run, answer, ...first } = botAt(newGame(crammedPack.content, seed));
  const rng = Rng.of('whole', seed);
  let { actions } = first;
  for (let turn = 0; turn < TURNS && actions.length > 0; turn++) {
    const usual = encodeAction(fighter(run.game, rng));
    const isNew = ({ kind, talent = '', choice = '' }: ShownAction): boolean => !before.has(kind + talent + choice);
    const action = actions.find(isNew) ?? [...run.allowed.values()].find((one) => encodeAction(one.action) === usual)?.shown ?? rng.pick(actions);
    for (const sort of [action.kind, action.kind + (action.talent ?? '') + (action.choice ?? '')]) before.add(sort);
    const told = answer(action);
    expect({ action, error: told.error }).toEqual({ action, error: undefined });
    actions = told.actions ?? [];
  }
}

/** Runs for the kinds of actions to which those of the crammed pack come late or not at all. */
function rareRuns(): readonly (readonly [ShownAction['kind'], Game])[] {
  const down = newGame(crammedPack.content, '1');
  down.floor.setTile(down.state.player, down.content.tiles.findIndex(({ stairs }) => stairs === 'down'));
  const withSquire = (bound: number): Game => {
    const game = drawCampaign('F@.', { carry: ['salve'] });
    const squire = monster(game, 'squire');
    takeSide(game, squire, { side: 'player', bound });
    squire.hp = 1;
    return game;
  };
  const [ally, captive] = [withSquire(0), withSquire(3)];
  const levelled = drawCampaign('@');
  Object.assign(levelled.state.hero, { level: 2, choices: 1 });
  return [['down', down], ['up', drawCampaign('<..', { below: '<..' })], ['give', ally], ['swap', ally], ['order', ally], ['free', captive], ['level', levelled], ['choose', besideFeature('fountain')]];
}

describe('an action that is answered whole', () => {
  it('is taken, of whatever kind it is', () => {
    const answered = new Set<string>();
    for (let seed = 1; seed <= SEEDS; seed++) playWhole(String(seed), answered);
    for (const [kind, game] of rareRuns()) {
      const answers = answersTo(game, kind);
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
      if (answers.length > 0) answered.add(kind);
    }
    expect(KINDS.filter((kind) => !answered.has(kind))).toEqual([]);
  });

  it.each(['lanternfall', 'classic'] as const)('is taken of all that a level of %s offers', (pack) => {
    const game = newGame(shippedContent(pack), '1');
    game.state.hero.choices = 1;
    const answers = answersTo(game, 'level');
    expect(answers).toHaveLength(3);
    for (const told of answers) expect(told.actions).toContainEqual({ action: 'w', kind: 'wait' });
  });

  it.each(Object.entries<Feature>(lanternfall.features))('is taken of all that the feature %s offers', (feature, { choices = {}, goods }) => {
    const answers = answersTo(besideFeature(feature), 'choose');
    expect(answers).toHaveLength(goods?.count ?? Object.keys(choices).length);
    for (const told of answers) expect(told.turn).toBe(1);
  });
});

/** A hero of the campaign who stands beside a feature, can pay for everything that it offers, and lacks some of all that it could fill. */
function besideFeature(feature: string): Game {
  const game = newGame(shippedContent('lanternfall'), '1');
  const { content, floor, state } = game;
  const at = { x: state.player.x + 1, y: state.player.y };
  const tile = content.tiles.findIndex(({ id }) => id === feature);
  floor.setTile(at, tile);
  const goods = stockFeatures(content, { terrain: Uint8Array.of(tile), width: 1 }, 1, Rng.of('goods', feature));
  floor.state.goods.push(...goods.map((spawn) => ({ ...makeItem(content, state.nextId++, spawn), ...at })));
  state.player.hp -= 5;
  state.hero.finds = 1000;
  state.hero.oil -= 100;
  for (const [id, kind] of content.itemKinds) {
    if (isConsumable(kind) && kind.group === 'potion') state.hero.inventory.push(makeItem(content, state.nextId++, { id, affixes: [] }));
  }
  game.look();
  return game;
}
