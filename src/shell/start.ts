import { installShell } from './installShell';
import './shell.css';

installShell(window);
