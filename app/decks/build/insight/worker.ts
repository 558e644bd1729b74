import { expose } from 'comlink';
import { createGauntletTasks, type GauntletTasks } from '@/lib/odds/gauntlet/worker-tasks';
import { createLabTasks, type LabTasks } from '@/lib/odds/lab/worker-tasks';

export type WorkerTasks = GauntletTasks & LabTasks;

expose({ ...createGauntletTasks(), ...createLabTasks() } satisfies WorkerTasks);
