import { expose } from 'comlink';
import { createBench } from './bench';

expose(createBench());
