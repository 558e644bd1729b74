'use client';

import { late } from '@/app/_ui/base/late';

const nothing = () => null;

/** Faces come once the page stands; where they do not, a disc does without. */
export const LateLeaderBust = late(() =>
  import('./leader-bust').then(
    ({ LeaderBust }) => LeaderBust,
    () => nothing,
  ),
);
