'use client';

import { late } from '@/app/_ui/base/late';

const nothing = () => null;

/** A card's picture comes once the page stands; where it does not, the card does without it. */
export const LateScene = late(() =>
  import('./scene').then(
    ({ Scene }) => Scene,
    () => nothing,
  ),
);
