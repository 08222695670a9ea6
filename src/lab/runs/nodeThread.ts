import { parentPort } from 'node:worker_threads';
import { contentOf } from '../shippedContent';
import { runProgram, type RunRequest } from './runProgram';

/* The program in a thread of Node. */
const take = runProgram((answer) => parentPort?.postMessage(answer), contentOf);
parentPort?.on('message', (request: RunRequest) => { take(request); });
