import { workshop as english } from '../../src/content/text/en/workshop';
import { WORKSHOPS } from '../../src/content/text/workshops';
import type { Texts } from '../../src/engine/core/grammar';

const placeholders = (text: string): string => [...new Set(Array.from(text.matchAll(/\{(?:[a-z]+ )?(\w+)(?:\?[^}]*)?\}/g), ([, name = '']) => name))].sort().join();

it.each(Object.entries(WORKSHOPS))('%s has every text of the workshop, with the same placeholders', async (_language, load) => {
  const { workshop } = await load();
  expect(Object.keys(workshop).sort()).toEqual(Object.keys(english).sort());
  const differing = Object.entries(english as Texts).filter(([key, text]) => placeholders(text) !== placeholders(workshop[key] ?? ''));
  expect(differing).toEqual([]);
});
