import { Component, h, type FunctionComponent, type JSX } from 'preact';
import { same } from '../views/same';

/** A component that is drawn again only when what it is given is no longer alike. */
export function memo<P extends object>(Inner: FunctionComponent<P>): new (props: P) => Component<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(strip(this.props), strip(next));
    }

    render(): JSX.Element {
      return h(Inner, this.props as P);
    }
  };
}

/** Without what Preact adds. */
function strip(props: object): object {
  return { ...props, children: null, key: null, ref: null };
}
