import { useMemo } from 'react';
import { DeckStatistics } from '@/app/_deck/statistics/deck-statistics';
import { deckStats } from '@/lib/decks/stats';
import { useDerived } from '../state/workshop';

/** The deck in numbers, following every change. */
export function StatisticsPanel() {
  const { resolved } = useDerived();
  const stats = useMemo(() => deckStats(resolved), [resolved]);
  return <DeckStatistics stats={stats} />;
}
