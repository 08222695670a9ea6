/* What playing needs beyond the title; it comes with the panels around the map. */
export { HINTS } from '../guide/hints';
export { chooseByKey } from '../input/firstKeys';
export { marksOf, onMap } from '../modes/onMap';
export { PlayerTurns } from './PlayerTurns';
