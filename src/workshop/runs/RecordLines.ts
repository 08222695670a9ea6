import type { RunRecord } from '../../lab/runs/RunRecord';

/** Lines are kept joined in parts of about this many characters. */
const PART = 1 << 16;

/** The records of runs as the lines of a file: about a kilobyte for each. */
export class RecordLines {
  private readonly parts: string[] = [];
  private waiting: string[] = [];
  private size = 0;

  add(record: RunRecord): void {
    const line = `${JSON.stringify(record)}\n`;
    this.waiting.push(line);
    this.size += line.length;
    if (this.size < PART) return;
    this.parts.push(this.waiting.join(''));
    this.waiting = [];
    this.size = 0;
  }

  /** All lines. */
  get text(): string {
    return [...this.parts, ...this.waiting].join('');
  }

  /** Reads them again one by one. */
  *records(): Generator<RunRecord> {
    for (const part of [...this.parts, this.waiting.join('')]) {
      for (const line of part.split('\n')) if (line !== '') yield JSON.parse(line) as RunRecord;
    }
  }
}
