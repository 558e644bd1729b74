import type { Operation } from './operation';

export const rite: Operation = { kinds: ['rite'], options: () => [], perform: () => undefined };
