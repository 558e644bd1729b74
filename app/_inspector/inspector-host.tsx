'use client';

import { useEffect } from 'react';
import { late } from '@/app/_ui/base/late';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { followLooks } from './follow-looks';
import { keepingPanes, panes } from './panes';

const Popup = late(() => import('./popup').then((module) => module.Popup));

/** Shows any card of any page beside where it is looked at, unless the page has a pane for it. */
export function InspectorHost() {
  const looked = lookedAt.use();
  const hasPane = panes.use() > 0;
  useEffect(() => followLooks(() => keepingPanes.get() > 0), []);
  return looked !== null && !hasPane ? <Popup looked={looked} /> : null;
}
