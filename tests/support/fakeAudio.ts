/** A sound that was started. */
export interface Begun {
  readonly kind: 'buffer' | 'oscillator';
  readonly when: number;
  stopped: number | null;
  readonly rate: number;
}

class Param {
  value = 0;
  /** The last value it was ramped to. */
  goal = 0;
  setValueAtTime(value: number): void { this.value = value; this.goal = value; }
  linearRampToValueAtTime(value: number): void { this.goal = value; }
  exponentialRampToValueAtTime(value: number): void { this.goal = value; }
  setTargetAtTime(value: number): void { this.goal = value; }
  cancelScheduledValues(): void { this.goal = this.value; }
}

class FakeNode {
  readonly to: FakeNode[] = [];
  readonly gain = new Param();
  readonly pan = new Param();
  readonly frequency = new Param();
  readonly detune = new Param();
  readonly playbackRate = new Param();
  readonly threshold = new Param();
  readonly knee = new Param();
  readonly ratio = new Param();
  readonly attack = new Param();
  readonly release = new Param();
  buffer: { duration: number } | null = null;
  type = '';
  loop = false;
  private begun: Begun | null = null;
  private readonly ends: (() => void)[] = [];

  constructor(readonly made: string, private readonly log: Begun[]) {}

  connect(node: FakeNode): FakeNode {
    this.to.push(node);
    return node;
  }

  disconnect(): void {
    this.to.length = 0;
  }

  addEventListener(_: string, end: () => void): void {
    this.ends.push(end);
  }

  start(when = 0): void {
    this.begun = { kind: this.made === 'oscillator' ? 'oscillator' : 'buffer', when, stopped: null, rate: this.playbackRate.value };
    this.log.push(this.begun);
  }

  stop(when: number): void {
    if (this.begun) this.begun.stopped = when;
  }

  /** Ends the sound. */
  end(): void {
    for (const end of this.ends) end();
  }
}

/** An audio context that only records its calls. Like a browser's, it is locked until it is resumed. */
export class FakeAudio {
  currentTime = 0;
  state: 'suspended' | 'running' = 'suspended';
  readonly sampleRate = 8000;
  readonly begun: Begun[] = [];
  readonly nodes: FakeNode[] = [];
  readonly destination = this.node('destination');
  createGain = (): FakeNode => this.node('gain');
  createStereoPanner = (): FakeNode => this.node('panner');
  createBufferSource = (): FakeNode => this.node('buffer');
  createOscillator = (): FakeNode => this.node('oscillator');
  createBiquadFilter = (): FakeNode => this.node('filter');
  createDynamicsCompressor = (): FakeNode => this.node('compressor');

  createBuffer(_: number, length: number, rate: number): { duration: number; getChannelData(): Float32Array } {
    const samples = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => samples };
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }

  /** All nodes of one kind, in order of creation. */
  all(made: string): FakeNode[] {
    return this.nodes.filter((node) => node.made === made);
  }

  private node(made: string): FakeNode {
    const node = new FakeNode(made, this.begun);
    this.nodes.push(node);
    return node;
  }
}

/** The same, typed as a real one. */
export function asContext(audio: FakeAudio): AudioContext {
  return audio as unknown as AudioContext;
}
