import sheets from '../../../assets/frames.json';
import { house } from '../../../src/content/house';
import { shareOf } from '../../../src/lab/statistics/intervals';
import { Draft } from '../../../src/workshop/draft/Draft';
import { draftInUse, packOfText } from '../../../src/workshop/runs/packsInUse';
import { findCurves, placeAt } from '../../../src/workshop/tables/finding';
import { tablesOf } from '../../../src/workshop/draft/writtenPack';
import { bothPacks, isOutdated, proofSettings, standingOf } from '../../../src/workshop/tune/proof';
import { fullName, timeInWords } from '../../../src/workshop/tune/naming';
import { usualTuning } from '../../../src/workshop/tune/settings';
import type { Study } from '../../../src/workshop/tune/TuneRoom';

function draftOf(base: string): Draft {
  const draft = new Draft({ ...house, sprites: Object.values(sheets).flat() });
  draft.change(base);
  return draft;
}

/** A finished tuning of a draft of classic. */
function studyOf(draft: Draft): Study {
  const pack = draftInUse(draft);
  const floors = [{ floor: 2, hazard: shareOf(30, 100), lost: shareOf(5, 10) }];
  const changes = [{ path: ['monsters', 'troll'], value: [[3, 10], [5, 30]] }, { path: ['breeds', 'orc', 'hp'], value: 7 }];
  const settings = { ...usualTuning(3), targets: [{ floor: 2, value: 0.2, within: 0.05 }], from: 2 };
  return { kind: 'tune', pack, settings, found: { rounds: [{ floors }], tuned: { changes, next: 400 } } } as unknown as Study;
}

it('plays what the draft has once the changes are applied', () => {
  const draft = draftOf('classic');
  const study = studyOf(draft);
  expect(standingOf(draft, study)).toBe('apart');
  draft.setAll(study.found.tuned?.changes ?? []);
  expect(standingOf(draft, study)).toBe('applied');
  const [before, after] = bothPacks(study);
  expect(after.content.version).toBe(draft.sound?.content.version);
  expect([before.content, before.base, after.base]).toEqual([study.pack.content, 'classic', 'classic']);
  draft.undo();
  expect([standingOf(draft, study), draft.differences]).toEqual(['apart', []]);
  expect(standingOf(draftOf('deep'), study)).toBe('other');
});

it('has files of both packs, so that their runs can be watched', () => {
  const both = bothPacks(studyOf(draftOf('classic')));
  const read = both.map(({ file }) => packOfText('mine.json', file?.text ?? '', { ...house, sprites: Object.values(sheets).flat() })?.content.version);
  expect(read).toEqual(both.map(({ content }) => content.version));
  expect(read[0]).not.toBe(read[1]);
});

it('is of the draft until that changes otherwise than the tuning did', () => {
  const draft = draftOf('classic');
  const study = studyOf(draft);
  const { version } = study.pack.content;
  const tellings = (): boolean[] => [isOutdated(version, draft, study), isOutdated(version, draft, null), isOutdated('another', draft, study)];
  expect(tellings()).toEqual([false, false, true]);
  draft.setAll(study.found.tuned?.changes ?? []);
  expect(tellings()).toEqual([false, true, true]);
  draft.set(['breeds', 'troll', 'hp'], 77);
  expect([standingOf(draft, study), ...tellings()]).toEqual(['applied', true, true, true]);
});

it('proves it on fresh seeds where it was tuned, looking for half of the difference', () => {
  const study = studyOf(draftOf('classic'));
  expect(proofSettings(study, 1)).toMatchObject({ first: 500_001, from: 2, last: 2, compared: 'hazard', on: [2, 2], detect: 5 });
  expect(proofSettings(study, 600_000).first).toBe(600_000);
});

it('finds the place of a row in the tables', () => {
  const places = findCurves(tablesOf(draftOf('lanternfall').written ?? { lanternfallPack: 1, pack: {} }));
  const keyOf = (...path: string[]): string | undefined => placeAt(places, path)?.path.join('.');
  expect([keyOf('monsters', 'wolf'), keyOf('strength', 'power'), keyOf('schedule', 'healthPotion')]).toEqual([
    'monsters', 'strength.power', 'schedule.healthPotion.least',
  ]);
  expect(keyOf('breeds', 'wolf', 'hp')).toBeUndefined();
});

it('names rows and times in words', () => {
  expect([fullName('monsters.orc'), fullName('counts.items@3'), fullName('strength.power@3-4')]).toEqual([
    'Weights of monsters: Orc', 'How much there is: Items, floor 3', 'Strength with depth: Power, floors 3 to 4',
  ]);
  expect([timeInWords(0.2), timeInWords(89), timeInWords(300), timeInWords(7200)]).toEqual(['1 second', '89 seconds', '5 minutes', '2 hours']);
});
