import type { Marks } from '../Folder';

export const marks: Marks = {
  known: /^(?:m|f|n|pl|you)(?:\|[^|]+)?$/,
  error: 'needs a gender (m, f, n or pl) after the |, with at most one other form',
};
