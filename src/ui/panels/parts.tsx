/* The panels beyond the title, which come after it. */
import '../panels.css';
export { dialogOf } from './dialogOf';
export { HintPanel } from './HintPanel';
export { Play } from './Play';
export { Tips } from './Tips';
