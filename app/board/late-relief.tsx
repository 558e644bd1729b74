'use client';

import { late } from '@/app/_ui/base/late';

/** The relief of the map, once the page stands. */
export const LateRelief = late(() => import('./map-relief').then((module) => module.Relief));

/** The graduation of its rim, with it. */
export const LateGraduation = late(() => import('./map-lines').then((module) => module.Graduation));
