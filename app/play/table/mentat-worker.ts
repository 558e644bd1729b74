import { expose } from 'comlink';
import { createMentatTasks } from '@/lib/players/mentat/tasks';

expose(createMentatTasks());
