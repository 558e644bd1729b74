import { Insight } from '../insight/insight';
import { useDerived } from '../state/workshop';
import { NothingYet } from './nothing-yet';

/** What the deck is worth, as soon as it has a card to be played with. */
export function InsightPanel({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  const { resolved } = useDerived();
  if (resolved.imperialSize + resolved.houseSize === 0)
    return (
      <NothingYet title="No deck to try yet" onShowCards={onShowCards}>
        Here the deck plays whole games against the nine samples, and you see how often it wins.
      </NothingYet>
    );
  return <Insight />;
}
