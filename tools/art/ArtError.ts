/** The place of an error: a file, a 1-based line, and the sprite's name if it has one. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly sprite?: string;
}

/** An error in the drawings. Its message is one sentence that names file, line and sprite. */
export class ArtError extends Error {
  constructor(place: Place, what: string) {
    const sprite = place.sprite === undefined ? '' : ` sprite '${place.sprite}':`;
    super(`${place.file}, line ${place.line}:${sprite} ${what}.`);
    this.name = 'ArtError';
  }
}
