'use client';

import type { PetitionFrame, RiteFrame } from '@/lib/engine/state/frames';
import { PetitionView } from './petition-view';
import { RiteView } from './rite-view';
import { useTable } from './table-context';

/** What all Houses are at together: the rite or the petition that is on, the latest first. */
export function Stage() {
  const { frames } = useTable().view;
  const frame = frames.findLast(
    (one): one is RiteFrame | PetitionFrame => one.step === 'rite' || one.step === 'petition',
  );
  if (frame === undefined) return null;
  return frame.step === 'rite' ? <RiteView rite={frame} /> : <PetitionView petition={frame} />;
}
