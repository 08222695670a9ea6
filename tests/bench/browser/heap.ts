import type { CDPSession } from '@playwright/test';

/** What a page's heap holds after a collection, in kB. */
export interface Heap {
  /** Objects, arrays, functions and strings the page has made. */
  readonly objectsKb: number;
  /** What the browser makes of code that runs repeatedly; it grows while the code is still being optimised. */
  readonly codeKb: number;
}

/** The parts of a heap snapshot that are read here; nodes are stored one after another in one list. */
export interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] } };
  readonly nodes: readonly number[];
}

const OBJECTS: readonly string[] = ['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'number', 'regexp', 'symbol', 'bigint'];

/** Weighs the heap by kind, from a snapshot, which collects garbage first. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  return weigh(await snapshotOf(devtools));
}

/** The contents of a snapshot, by kind. */
export function weigh({ snapshot, nodes }: Snapshot): Heap {
  const fields = snapshot.meta.node_fields;
  const [types = []] = snapshot.meta.node_types;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let objects = 0;
  let code = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[nodes[node + type] ?? -1] ?? '';
    const bytes = nodes[node + size] ?? 0;
    if (OBJECTS.includes(kind)) objects += bytes;
    else if (kind === 'code') code += bytes;
  }
  return { objectsKb: Math.round(objects / 1024), codeKb: Math.round(code / 1024) };
}

async function snapshotOf(devtools: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const hear = ({ chunk }: { chunk: string }): void => { parts.push(chunk); };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(parts.join('')) as Snapshot;
}
