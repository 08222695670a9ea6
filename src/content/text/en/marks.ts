import type { Marks } from '../Folder';

export const marks: Marks = {
  known: /^(?:pl|mass|name|a|you)$/,
  error: 'needs one of the marks pl, mass, name and a after the |; the game chooses between "a" and "an"',
};
