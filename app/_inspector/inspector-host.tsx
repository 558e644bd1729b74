'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { late } from '@/app/_ui/base/late';
import { lookAway, lookedAt } from '@/app/_ui/card/looked-at';
import { followLooks } from './follow-looks';
import { keepingPanes, panes } from './panes';

const Popup = late(() => import('./popup').then((module) => module.Popup));

/** A pane may keep what was looked at last; a sheet is closed by what is on it. */
function isKept(): boolean {
  return keepingPanes.get() > 0 || (panes.get() === 0 && lookedAt.get()?.by === 'finger');
}

/** Shows any card of any page beside where it is looked at, unless the page has a pane for it. */
export function InspectorHost() {
  const looked = lookedAt.use();
  const hasPane = panes.use() > 0;
  const page = usePathname();
  useEffect(() => followLooks(isKept), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing of a page that is left is looked at
  useEffect(() => lookAway, [page]);
  return looked !== null && !hasPane ? <Popup looked={looked} /> : null;
}
