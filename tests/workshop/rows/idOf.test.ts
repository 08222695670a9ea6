import { isId } from '../../../src/engine/core/id';
import { idOf } from '../../../src/workshop/rows/idOf';

it.each([
  ['boneSmith', 'boneSmith'], [' Bone Smith ', 'boneSmith'], ['bone-smith of the pit', 'boneSmithOfThePit'], ['Größe', 'grosse'], ['Smith\'s', 'smiths'], ['???', ''], ['', ''],
])('makes of %j the id %j', (typed, id) => {
  expect(idOf(typed)).toBe(id);
  expect(id === '' || isId(id)).toBe(true);
});
