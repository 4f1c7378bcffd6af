import { parentPort, workerData } from 'node:worker_threads';
import { type Task, takePart } from './simulation.ts';

parentPort?.postMessage(await takePart(workerData as Task));
