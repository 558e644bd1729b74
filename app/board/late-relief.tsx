'use client';

import { late } from '@/app/_ui/base/late';

/* What is drawn of the map once the page stands. Where it does not come, the map does without it. */

const nothing = () => null;

export const LateRelief = late(() =>
  import('./map-relief').then(
    ({ Relief }) => Relief,
    () => nothing,
  ),
);

/** The graduation of the rim. */
export const LateGraduation = late(() =>
  import('./map-lines').then(
    ({ Graduation }) => Graduation,
    () => nothing,
  ),
);

/** The dust of the storm. */
export const LateSweep = late(() =>
  import('./storm-sweep').then(
    ({ StormSweep }) => StormSweep,
    () => nothing,
  ),
);
