import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../words';
import { FormContext, type PartProps, useFaults } from './RowForm';
import { TablesPoints } from './TablesPoints';

/** A curve as its points. */
export function RowCurve({ path, value, label }: PartProps): JSX.Element {
  const { set } = useContext(FormContext);
  const faults = useFaults(path);
  const column = say(path[0] === 'growth' ? 'shop.tables.level' : 'shop.floor');
  const settle = (next: unknown): void => { set(path, next ?? []); };
  return <TablesPoints name={label} column={column} row={value} faults={faults} canLeaveOut={false} onSettle={settle} />;
}
