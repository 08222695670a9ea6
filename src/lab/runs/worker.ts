import { parentPort, workerData } from 'node:worker_threads';
import { playOne, type Job } from './playSeeds';

/* A thread of `playSeeds`: receives a seed's number, posts its record. */
const { job } = workerData as { job: Job };
parentPort?.on('message', (number: number) => parentPort?.postMessage(playOne(job, number)));
