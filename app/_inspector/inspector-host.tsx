'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { followLooks } from './follow-looks';
import { keepingPanes, panes } from './panes';

const Popup = dynamic(() => import('./popup').then((module) => module.Popup), { ssr: false });

/** Shows any card of any page beside where it is looked at, unless the page has a pane for it. */
export function InspectorHost() {
  const looked = lookedAt.use();
  const hasPane = panes.use() > 0;
  useEffect(() => followLooks(() => keepingPanes.get() > 0), []);
  return looked !== null && !hasPane ? <Popup looked={looked} /> : null;
}
