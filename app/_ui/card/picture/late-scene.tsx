'use client';

import { late } from '../../base/late';

const nothing = () => null;

/** What a card shows comes once the page stands; where it does not, the dunes do without it. */
export const LateScene = late(() =>
  import('./scene').then(
    ({ Scene }) => Scene,
    () => nothing,
  ),
);
