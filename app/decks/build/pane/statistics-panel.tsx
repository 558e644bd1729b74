import { useMemo } from 'react';
import { DeckStatistics } from '@/app/_deck/statistics/deck-statistics';
import { deckStats } from '@/lib/decks/stats';
import { useDerived } from '../state/workshop';
import { NothingYet } from './nothing-yet';

/** The deck in numbers, following every change. */
export function StatisticsPanel({
  onShowCards,
}: {
  readonly onShowCards: (query: string) => void;
}) {
  const { resolved } = useDerived();
  const stats = useMemo(() => deckStats(resolved), [resolved]);
  if (stats.imperial.size + stats.house.size === 0)
    return (
      <NothingYet title="No cards to count yet" onShowCards={onShowCards}>
        Costs, types, income, command and talents of the deck stand here as soon as it has a card.
      </NothingYet>
    );
  return <DeckStatistics stats={stats} />;
}
