'use client';

import { late } from '@/app/_ui/base/late';

const nothing = () => null;

/** Faces come once the page stands; where they do not, a disc does without. */
export const LateBust = late(() =>
  import('./bust').then(
    ({ Bust }) => Bust,
    () => nothing,
  ),
);
