'use client';

import { useSyncExternalStore } from 'react';
import { type CopyState, copyState, onCopy } from './copy';

const UNKNOWN: CopyState = { kind: 'unknown' };

export function useCopy(): CopyState {
  return useSyncExternalStore(onCopy, copyState, () => UNKNOWN);
}
