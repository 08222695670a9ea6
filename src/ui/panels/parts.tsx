/* The panels around the map, which come after the title. */
import '../panels.css';
export * as play from '../run/play';
export { HintPanel } from './HintPanel';
export { Play } from './Play';
export { Speech } from '../guide/Speech';
export { Tips } from './Tips';
