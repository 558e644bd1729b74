import { expose } from 'comlink';
import { createGauntletTasks } from '@/lib/odds/gauntlet/worker-tasks';

expose(createGauntletTasks());
