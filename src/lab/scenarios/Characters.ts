import type { Content } from '../../engine/content';
import { breedOf, HERO, listed } from './pictures';
import type { LegendEntry, Scenario } from './Scenario';

/** Characters for what the game's glyphs don't give: first those that are easily read. */
const SPARE = [
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!$%&*+-/:;<=>[]^_{|}~'),
  ...Array.from({ length: 400 }, (_, place) => String.fromCharCode(0x00c0 + place)),
];

/** Those that mean something else. */
const TAKEN = ['#', '.', HERO, ' ', '?', '"', '\\'];

/** Gives each kind of cell of a map a character of its own, if it can the glyph of what is there. */
export class Characters {
  readonly legend: NonNullable<Scenario['legend']> = {};
  private readonly known = new Map<string, string>();

  constructor(private readonly content: Content) {}

  of(entry: LegendEntry, isHero = false): string {
    if (isHero) return this.hero(entry);
    const fields = Object.keys(entry);
    if (fields.length === 0 || (fields.length === 1 && entry.tile === 'ground')) return '.';
    if (fields.length === 1 && entry.tile === 'wall') return '#';
    const key = JSON.stringify(entry);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const character = [this.glyphOf(entry), ...SPARE].find((each) => this.isFree(each)) ?? '?';
    this.known.set(key, character);
    this.legend[character] = entry;
    return character;
  }

  private hero(entry: LegendEntry): string {
    if (Object.keys(entry).length > 0) this.legend[HERO] = entry;
    return HERO;
  }

  private isFree(character: string): boolean {
    return character.length === 1 && !TAKEN.includes(character) && !Object.hasOwn(this.legend, character);
  }

  private glyphOf(entry: LegendEntry): string {
    const { content } = this;
    const [thing] = listed(entry.item);
    const kind = (typeof thing === 'string' ? thing : (thing?.item ?? '')).split('+')[0] ?? '';
    return content.breeds.get(breedOf(entry) ?? '')?.glyph
      ?? content.hazards.get(entry.hazard ?? '')?.glyph
      ?? content.itemKinds.get(kind)?.glyph
      ?? content.traps.kinds.get(entry.trap ?? '')?.glyph
      ?? content.tiles.find(({ id }) => id === entry.tile)?.glyph
      ?? '';
  }
}
