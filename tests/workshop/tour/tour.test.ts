import { MemoryStorage } from '../../../src/keep/saves/KeyStore';
import { STEPS, Tour } from '../../../src/workshop/tour/Tour';

const KEY = 'workshop.tour';

test('a tour goes from step to step, and notes what was done only while it is taken', () => {
  let changes = 0;
  const tour = new Tour(new MemoryStorage(), () => { changes++; });
  tour.did('open');
  expect([tour.at, tour.has('open'), changes]).toEqual([null, false, 0]);
  tour.begin();
  tour.did('open');
  tour.did('open');
  expect([tour.at, tour.has('open'), changes]).toEqual(['open', true, 2]);
  expect([tour.beside(-1), tour.beside(1)]).toEqual([null, 'look']);
  tour.go('play');
  expect([tour.beside(-1), tour.beside(1)]).toEqual(['verdict', null]);
  tour.end();
  expect([tour.at, tour.isOver]).toEqual([null, true]);
});

test('a later visit goes on where the last one was; what cannot be read begins anew', async () => {
  const store = new MemoryStorage();
  const first = new Tour(store, () => undefined);
  first.begin();
  first.did('look');
  first.go('drag');
  const second = new Tour(store, () => undefined);
  await second.load();
  expect([second.at, STEPS.filter((step) => second.has(step))]).toEqual(['drag', ['look']]);
  for (const broken of ['{', '{"at":"fly","done":[],"isOver":false}', '[]']) {
    await store.write({ [KEY]: broken });
    const third = new Tour(store, () => undefined);
    await third.load();
    expect([third.at, third.isOver]).toEqual([null, false]);
  }
});
