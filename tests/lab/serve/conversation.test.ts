import { LevelUp } from '../../../src/engine/actions/hero';
import { Wait } from '../../../src/engine/actions/moves';
import { EndlessError } from '../../../src/engine/core/Effort';
import { Game } from '../../../src/engine/Game';
import { type Bot, playRun } from '../../../src/lab/playRun';
import { Conversation } from '../../../src/lab/serve/Conversation';
import { shippedContent } from '../../../src/lab/shippedContent';

interface Told {
  readonly error?: string;
  readonly turn: number;
  readonly you: { readonly x: number; readonly y: number };
  readonly map: readonly string[];
  readonly events: readonly { readonly type: string }[];
  readonly actions: readonly { readonly action: string; readonly kind: string; readonly x?: number; readonly y?: number }[];
  readonly result?: { readonly end: string; readonly hash: number };
}

const START = { pack: 'firstDungeon', seed: '42' };

const say = (conversation: Conversation, line: unknown): Told => JSON.parse(conversation.answer(typeof line === 'string' ? line : JSON.stringify(line))) as Told;

const errorOf = (conversation: Conversation, line: unknown): string | undefined => say(conversation, line).error;

/** Waits until the run is over; returns the last line. */
function waitOut(conversation: Conversation, first: Told): Told {
  let told = first;
  while (!told.result) told = say(conversation, told.actions.find(({ kind }) => kind === 'wait' || kind === 'level'));
  return told;
}

describe('a start', () => {
  it('is answered with what the player sees, and what it can do', () => {
    const told = say(new Conversation(), START);
    const { x, y } = told.you;
    expect(told).toMatchObject({ turn: 0, floor: 1, events: [], monsters: expect.any(Array) as unknown });
    expect(told.map[y]?.[x]).toBe('.');
    expect(told.actions).toContainEqual({ action: 'l', kind: 'move', x: x + 1, y });
    expect(told.actions).toContainEqual({ action: 'w', kind: 'wait' });
  });

  it('needs no pack: the campaign is the usual one', () => {
    expect(say(new Conversation(), { seed: '42' })).toEqual(say(new Conversation(), { pack: 'lanternfall', seed: '42' }));
  });

  it('may name a pack file', () => {
    const told = say(new Conversation(), { pack: 'docs/packs/drowned-mill.json', seed: '1' });
    expect(told.error).toBeUndefined();
    expect(told.turn).toBe(0);
  });

  it.each([
    ['{"seed":', 'The line cannot be read: it is not JSON: '],
    ['', 'The line cannot be read: it is not JSON: '],
    ['{"seed":"1","seed":"2"}', 'The line cannot be read: line 1, column '],
    ['[]', 'A line must be a JSON object, such as {"seed":"42"}.'],
    [{ sed: '1' }, 'Unknown field "sed"; did you mean "seed"? Fields of a start: pack, seed, turns.'],
    [{ action: 'w' }, 'Unknown field "action". Fields of a start: pack, seed, turns.'],
    [{ pack: 'classic' }, 'The seed is missing: start with {"seed":"42"}.'],
    [{ seed: 42 }, 'The seed must be a text in quotes (got 42).'],
    [{ seed: '' }, 'A seed must be 1 to 32 characters long (this one is empty).'],
    [{ seed: '1', pack: 'clasic' }, 'Unknown pack "clasic". Packs: '],
    [{ seed: '1', pack: 'none.json' }, 'none.json cannot be read: '],
    [{ seed: '1', turns: 0 }, 'The turns must be a whole number of at least 1 (got 0).'],
    [{ seed: '1', turns: '9' }, 'The turns must be a whole number of at least 1 (got "9").'],
  ])('%j is refused, and can be said again rightly', (line, error) => {
    const conversation = new Conversation();
    expect(errorOf(conversation, line)?.slice(0, error.length)).toBe(error);
    expect(say(conversation, START)).toEqual(say(new Conversation(), START));
  });
});

describe('an answer', () => {
  it.each([
    ['go left', 'The line cannot be read: it is not JSON: '],
    [{}, 'The action is missing: answer with one of the actions, such as {"action":"w"}.'],
    [{ seed: '1' }, 'Unknown field "seed". A run goes on; fields of an action: action, kind, item, x, y, reward, talent, hero, choice.'],
    [{ action: 'w', hurry: true }, 'Unknown field "hurry". A run goes on; '],
    [{ action: 5 }, 'The action must be a text in quotes (got 5).'],
    [{ action: 'wait' }, 'There is no action "wait".'],
    [{ action: 'i99.' }, 'The action "i99." is not allowed now.'],
    [{ action: 'd' }, 'The action "d" is not allowed now.'],
    [{ action: 'w', kind: 'move' }, 'The action "w" has kind wait, not "move".'],
    [{ action: 'w', x: 3 }, 'The action "w" has no x.'],
  ])('%j is refused, and the run goes on as if it had not been said', (line, error) => {
    const [conversation, other] = [new Conversation(), new Conversation()];
    say(conversation, START);
    say(other, START);
    expect(errorOf(conversation, line)?.slice(0, error.length)).toBe(error);
    expect(say(conversation, { action: 'w' })).toEqual(say(other, { action: 'w' }));
  });

  it('may be the whole action, or its text alone, and is told with what came of it', () => {
    const [conversation, other] = [new Conversation(), new Conversation()];
    const [step] = say(conversation, START).actions;
    say(other, START);
    const told = say(conversation, step);
    expect(say(other, { action: step?.action })).toEqual(told);
    expect(told).toMatchObject({ turn: 1, you: { x: step?.x, y: step?.y } });
    expect(told.events).toContainEqual(expect.objectContaining({ type: 'moved', actor: 'you', to: { x: step?.x, y: step?.y } }));
  });
});

describe('a run', () => {
  it('is the one that a bot inside plays', () => {
    const bot: Bot = ({ state }) => (state.hero.choices > 0 ? new LevelUp('life') : new Wait());
    const report = playRun(shippedContent('lanternfall'), { seed: '7', bot, turns: 300 });
    const conversation = new Conversation();
    const { result } = waitOut(conversation, say(conversation, { seed: '7', turns: 300 }));
    const end = report.dead ? 'died' : 'outOfTurns';
    expect(result).toEqual({ end, floor: report.floor, turns: report.turns, level: report.level, cause: report.cause, hash: report.hash });
  });

  it('ends with its result, the last events, and nothing more to do; then another can start', () => {
    const conversation = new Conversation();
    const last = waitOut(conversation, say(conversation, { ...START, turns: 3 }));
    expect(last).toMatchObject({ result: { end: 'outOfTurns', floor: 1, turns: 3, level: 1, cause: null } });
    expect(last.events).toContainEqual(expect.objectContaining({ type: 'attacked', target: 'you' }));
    expect(Object.keys(last)).toEqual(['result', 'events']);
    expect(errorOf(conversation, { action: 'w' })).toMatch('Unknown field "action"');
    expect(say(conversation, START)).toEqual(say(new Conversation(), START));
    expect(conversation.ended).toBe(1);
  });

  it.each([
    ['as it begins', 'look' as const, [START]],
    ['in a turn', 'turn' as const, [START, { action: 'w' }]],
  ])('whose pack fails %s is over with a sentence; then another can start', (_when, method, lines) => {
    const conversation = new Conversation();
    for (const line of lines.slice(0, -1)) say(conversation, line);
    const fault = jest.spyOn(Game.prototype, method).mockImplementation(() => { throw new EndlessError('Rounds without a turn for the player', 10); });
    const told = say(conversation, lines.at(-1));
    fault.mockRestore();
    expect(told).toEqual({ error: 'The run of the seed "42" of the pack firstDungeon failed on floor 1, turn 0: EndlessError: Rounds without a turn for the player: stopped after 10 times. It is over; another can start.' });
    expect(say(conversation, START)).toEqual(say(new Conversation(), START));
  });
});
