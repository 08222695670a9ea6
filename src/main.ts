import { startGame } from './scenes/startGame';
import './ui/style.css';

startGame();
