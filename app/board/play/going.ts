import type { StepName } from '@/lib/board/engine/state/frames';

/** What brings forces to a place where they fight. */
export const GOING: ReadonlySet<StepName> = new Set(['ship', 'move', 'ride']);
