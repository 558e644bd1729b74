'use client';

import { useMemo } from 'react';
import { deckStats } from '@/lib/decks/stats';
import { DeckStatistics } from '../../_parts/deck-statistics';
import { useDerived } from '../state/workshop';

/** The deck in numbers, following every change. */
export function StatisticsPanel() {
  const { resolved } = useDerived();
  const stats = useMemo(() => deckStats(resolved), [resolved]);
  return <DeckStatistics stats={stats} />;
}
