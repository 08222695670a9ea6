import type { JSX } from 'preact';

/** Key names, each drawn as a key. */
export function Keys({ names }: { names: readonly string[] }): JSX.Element {
  return <>{names.map((name) => <kbd key={name}>{name}</kbd>)}</>;
}
