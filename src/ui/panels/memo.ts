import { Component, h, type FunctionComponent, type JSX } from 'preact';
import { same } from '../views/same';

/** A component that is redrawn only when its props are no longer equal in depth. */
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

/** Props without those that Preact adds. */
function strip(props: object): object {
  return { ...props, children: null, key: null, ref: null };
}
