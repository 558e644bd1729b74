'use client';

import { useMemo } from 'react';
import type { Door } from '@/app/_ui/stored/page-storage';
import { openDoor, useStored } from '@/app/_ui/stored/use-stored';
import type { Format } from '@/lib/legality/format';

const NONE: readonly Format[] = [];
let last = NONE;

/** The same list as long as it says the same: the database reads it anew after every change of anything. */
function steady(formats: readonly Format[]): readonly Format[] {
  if (JSON.stringify(formats) !== JSON.stringify(last)) last = formats;
  return last;
}

const pickFormats = (door: Door) => door.ownFormats;

/** The player's own formats; null until they are known, none where they cannot be read. */
export function useSteadyFormats(): readonly Format[] | null {
  const stored = useStored(pickFormats);
  return useMemo(() => {
    if (stored.status === 'loading') return null;
    return stored.status === 'ready' ? steady(stored.value) : NONE;
  }, [stored]);
}

/** The same outside React. Never rejects. */
export async function ownFormats(): Promise<readonly Format[]> {
  try {
    const { ownFormats: live } = await openDoor();
    if (live.getSnapshot() === null) await live.refresh();
    return steady(live.getSnapshot() ?? NONE);
  } catch {
    return NONE;
  }
}
