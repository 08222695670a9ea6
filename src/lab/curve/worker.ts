import { parentPort, workerData } from 'node:worker_threads';
import { playOne, type Errand } from './playSeeds';

/* A thread of `playSeeds`: gets the number of a seed, answers with its record. */
const { errand } = workerData as { errand: Errand };
parentPort?.on('message', (number: number) => parentPort?.postMessage(playOne(errand, number)));
