/** What is found when the page opens. */
export interface Stored {
  /** The run that was being played, as `encodeRun` wrote it; null if there is none. */
  readonly run: string | null;
  /** False where the browser keeps nothing: then a run lasts as long as the page. */
  readonly lasting: boolean;
}

/** Where the one present run is kept. Each call is finished when its promise is; a failed one rejects. */
export interface RunStorage {
  load(): Promise<Stored>;
  save(run: string): Promise<void>;
  /** Forgets the present run. */
  clear(): Promise<void>;
  /** Puts a run that cannot be read where nothing overwrites it, and forgets it as the present one. */
  setAside(run: string): Promise<void>;
}
