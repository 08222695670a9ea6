import { PartFetcher } from '../../../src/scenes/regions/PartFetcher';

/** Parts whose fetches are counted and end as told, one answer for each; then all come. */
function fakeParts(answers: boolean[]): { parts: PartFetcher<'caves' | 'halls'>; asked: string[] } {
  const asked: string[] = [];
  const parts = new PartFetcher(['caves', 'halls'], (name) => {
    asked.push(name);
    return answers.shift() === false ? Promise.reject(new Error('no network')) : Promise.resolve();
  });
  return { parts, asked };
}

test('each part is fetched once, however often and for whatever it is asked for', async () => {
  const { parts, asked } = fakeParts([]);
  expect(await Promise.all([parts.ask(['caves']), parts.ask(['caves']), parts.ask()])).toEqual([true, true, true]);
  await parts.ask();
  expect([asked, parts.isComplete]).toEqual([['caves', 'halls'], true]);
});

test('a part that fails is told by the answer, keeps no other back, and is fetched again when it is next asked for', async () => {
  const { parts, asked } = fakeParts([false, true]);
  expect([await parts.ask(), parts.isComplete]).toEqual([false, false]);
  expect([await parts.ask(['halls']), await parts.ask(), parts.isComplete]).toEqual([true, true, true]);
  expect(asked).toEqual(['caves', 'halls', 'caves']);
});
