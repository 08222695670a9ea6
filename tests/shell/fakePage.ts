/* The parts of a page that the error screen touches: elements with ids, attributes, children and clicks. */

/** An element that records what is done to it. */
export class FakeElement {
  id = '';
  className = '';
  textContent: string | null = '';
  value = '';
  lang = '';
  href = '';
  download = '';
  type = '';
  readOnly = false;
  spellcheck = true;
  readonly attributes = new Map<string, string>();
  children: FakeElement[] = [];
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly tag: string,
    private readonly page: FakeDocument,
  ) {}

  get firstElementChild(): FakeElement | null {
    return this.children[0] ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  append(...more: FakeElement[]): void {
    this.children.push(...more);
  }

  replaceChildren(...more: FakeElement[]): void {
    this.children = more;
  }

  addEventListener(_type: 'click', listener: () => void): void {
    this.listeners.push(listener);
  }

  focus(): void {
    this.page.focused = this;
  }

  select(): void {
    this.page.selected = this;
  }

  click(): void {
    this.page.clicked.push(this);
    for (const listener of this.listeners) listener();
  }

  /** This element and all its descendants. */
  get all(): FakeElement[] {
    return [this, ...this.children.flatMap((child) => child.all)];
  }
}

export class FakeDocument {
  focused: FakeElement | null = null;
  selected: FakeElement | null = null;
  readonly clicked: FakeElement[] = [];
  /** Throws when an element with that tag is made. */
  refuses: string | null = null;
  readonly body = new FakeElement('body', this);

  createElement(tag: string): FakeElement {
    if (tag === this.refuses) throw new Error(`no ${tag}`);
    return new FakeElement(tag, this);
  }

  getElementById(id: string): FakeElement | null {
    return this.body.all.find((element) => element.id === id) ?? null;
  }
}

/** A window around such a document; counts copies, saves and reloads. */
export class FakeWindow {
  readonly document = new FakeDocument();
  readonly copied: string[] = [];
  readonly saved: string[] = [];
  reloads = 0;
  /** The files asked for past all caches, and whether they come. */
  readonly renewed: string[] = [];
  isOnline = true;
  readonly kept = new Map<string, string>();
  readonly sessionStorage = { getItem: (key: string) => this.kept.get(key) ?? null, setItem: (key: string, text: string) => { this.kept.set(key, text); } };
  canCopy = true;
  readonly innerWidth = 1280;
  readonly innerHeight = 720;
  readonly devicePixelRatio = 1;
  readonly navigator = { userAgent: 'Tester/1', language: 'en-GB', clipboard: { writeText: (text: string): Promise<void> => this.copy(text) } };
  readonly location = { href: 'https://game.example/', reload: (): void => { this.reloads++; } };
  readonly URL = {
    createObjectURL: (blob: Blob): string => {
      void blob.text().then((text) => this.saved.push(text));
      return 'blob:1';
    },
    revokeObjectURL: (): void => undefined,
  };

  fetch(address: string, { cache }: RequestInit): Promise<Response> {
    if (cache === 'reload') this.renewed.push(address);
    return this.isOnline ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('offline'));
  }

  /** The window as the screen needs it. */
  get page(): Window {
    return this as unknown as Window;
  }

  setTimeout(work: () => void): number {
    this.waiting.push(work);
    return 1;
  }

  /** Fires all timers. */
  pass(): void {
    for (const work of this.waiting.splice(0)) work();
  }

  private readonly waiting: (() => void)[] = [];

  private copy(text: string): Promise<void> {
    if (!this.canCopy) return Promise.reject(new Error('not allowed'));
    this.copied.push(text);
    return Promise.resolve();
  }
}
