import { expose } from 'comlink';
import { createWorkerTasks } from '@/lib/desk/worker-tasks';

expose(createWorkerTasks());
