import { parentPort, workerData } from 'node:worker_threads';
import { playOne, type Job } from './playSeeds';

/* A thread of `playSeeds`: gets the number of a seed, answers with its record. */
const { job } = workerData as { job: Job };
parentPort?.on('message', (number: number) => parentPort?.postMessage(playOne(job, number)));
