import { compiledPack } from '../compiledPack';
import { runProgram, type RunRequest } from './runProgram';

/* The program in a worker of a browser. */
const take = runProgram((answer) => { self.postMessage(answer); }, compiledPack);
self.onmessage = ({ data }: MessageEvent<RunRequest>) => { take(data); };
