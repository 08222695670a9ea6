import { packs } from '../../src/content/packs';
import { Wait } from '../../src/engine/actions/moves';
import { headOf } from '../../src/engine/run/decodeReplay';
import { isPlayedBy, rulesOf, versionOf } from '../../src/engine/run/rulesVersion';
import { shippedContent } from '../../src/lab/shippedContent';
import { contentById } from '../../src/lab/contentById';
import { press } from '../browser/harness/typed';
import { readVictory, sessionIn } from '../browser/harness/victory';
import { scaled } from '../support/scale';
import { POLICIES } from './contents';
import { recordings } from './recordings';
import { partingOf, replayed, whyRenewed } from './replayed';

const all = recordings();

/** The minimum of turns in all of them. */
const TURNS = scaled(20_000, 100_000);
/** How many actions of each are played. */
const MOST = scaled(800, 1_000_000);

describe('runs recorded once', () => {
  let turns = 0;

  it('exist for every pack and every bot', () => {
    expect(all.map(([name]) => name)).toEqual(Object.keys(packs).flatMap((pack) => POLICIES.map(([bot]) => `${pack}-${bot}`)).sort());
  });

  it.each(all)('%s plays back the same, action by action', (name, text) => {
    const { turns: played, error } = replayed(name, text, MOST);
    turns += played;
    expect(error).toBeNull();
  });

  it.each(all)('%s is one that this build may play, by the version it names', (_, text) => {
    const head = headOf(text);
    expect(head !== null && isPlayedBy(shippedContent(head.pack), head.version)).toBe(true);
  });

  it('are enough turns', () => {
    process.stdout.write(`ok   recordings: ${all.length}, ${turns.toLocaleString('en')} turns\n`);
    expect(turns).toBeGreaterThanOrEqual(TURNS);
  });
});

it('the victory that the browser replays is still one', async () => {
  const victory = readVictory();
  const session = await sessionIn(victory);
  press(session, victory.keys.join(''));
  const { outcome, turn, floor } = session.game?.state ?? {};
  const how = outcome?.kind === 'won' ? '' : `seed ${victory.seed} ends on floor ${floor} in turn ${turn}: if rules or tables were meant to change, npx tsx tests/browser/recordVictory.ts`;
  expect(how).toBe('');
});

describe('a recording is made again', () => {
  const [name = '', text = ''] = all.find(([each]) => each === 'firstDungeon-restless') ?? [];
  const { version = '' } = headOf(text) ?? {};

  it('not while it plays back', () => {
    expect(whyRenewed(name, text)).toBeNull();
  });

  it.each([
    ['where there is none', undefined, 'there is none yet.'],
    ['where it is no recording', 'nothing', 'it can\'t be read.'],
    ['where it names tables that have changed', text.replace(version, `${version.split('.', 1).join('')}.00000000`), 'it names an older version. The tables of firstDungeon have changed since'],
    ['where it ends otherwise', text.replace(/restless%20\d+/, 'another'), 'deed '],
  ])('%s', (_case, changed, why) => {
    expect(changed).not.toBe(text);
    expect(whyRenewed(name, changed)).toContain(`${name}: ${why}`);
  });
});

describe('when rules change, the message says whose mistake it is:', () => {
  const [name = '', text = ''] = all.find(([each]) => each === 'goblins-random') ?? [];
  const content = contentById('goblins');

  it('the rules revision was not raised', () => {
    const perform = jest.spyOn(Wait.prototype, 'perform').mockReturnValue({ done: true, cost: 50 });
    const { error } = replayed(name, text);
    perform.mockRestore();
    expect(error).toMatch(/^goblins-random: deed \d+ of \d+ \(turn \d+, floor \d+\) leads to another state\. What a turn does has changed, and RULES_VERSION in src\/engine\/run\/rulesVersion\.ts is still \d+: if that was meant, raise it/);
  });

  it('it was raised, and the recordings were not made again', () => {
    expect(partingOf('It parts.', { version: `${rulesOf(content) - 1}.${content.version}`, pack: 'goblins' }, content)).toMatch(new RegExp(`^It parts\\. It was recorded with version ${rulesOf(content) - 1} of the rules, which now have ${rulesOf(content)}: record anew`));
  });

  it('the tables changed', () => {
    expect(partingOf('It parts.', { version: `${rulesOf(content)}.00000000`, pack: 'goblins' }, content)).toMatch(/^It parts\. The tables of goblins have changed since \(00000000 then, [0-9a-f]{8} now\)/);
    expect(versionOf(content)).toMatch(/^\d+\.[0-9a-f]{8}$/);
  });
});
