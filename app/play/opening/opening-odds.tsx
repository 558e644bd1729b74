import { useMemo } from 'react';
import { OddsQuestions } from '@/app/_deck/odds/odds-questions';
import type { Deck } from '@/lib/decks/deck';
import { useOpeningUrl } from './use-opening-url';

/** The odds of what the address asks; what is asked goes into the address. */
export function OpeningOdds({ deck }: { readonly deck: Deck }) {
  const [{ ask, house, imperial, q, k }, setUrl] = useOpeningUrl();
  const draws = useMemo(
    () => ({ house: Math.max(0, house), imperial: Math.max(0, imperial) }),
    [house, imperial],
  );
  const asked = ask ?? (q === null ? null : `at least ${k} (${q}) in the hand`);
  return (
    <section aria-labelledby="odds">
      <h2 id="odds" className="mb-2">
        Odds
      </h2>
      <OddsQuestions
        deck={deck}
        ask={asked}
        draws={draws}
        onChange={(next) => void setUrl({ ask: next.ask, ...next.draws, q: null, k: null })}
        onDeal={(seed) => void setUrl({ seed })}
      />
    </section>
  );
}
