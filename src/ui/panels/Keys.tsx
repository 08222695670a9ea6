import type { JSX } from 'preact';

/** Keys as they are drawn everywhere. */
export function Keys({ names }: { names: readonly string[] }): JSX.Element {
  return <>{names.map((name) => <kbd key={name}>{name}</kbd>)}</>;
}
