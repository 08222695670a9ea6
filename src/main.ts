import { openPage } from './scenes/openPage';
import './ui/style.css';

void openPage(window);
