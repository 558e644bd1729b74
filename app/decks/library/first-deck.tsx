import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from './sponsor-choice';

/** The library before its first deck: what a deck is, and the nine Powers to begin one with. */
export function FirstDeck({ onChoose }: { readonly onChoose: (sponsor: Power) => void }) {
  return (
    <section aria-labelledby="first">
      <h2 id="first">Your first deck</h2>
      <p className="mt-1 text-muted">
        Choose a sponsor; at every step you see whether the deck is legal. Or{' '}
        <a href="#samples">copy a sample</a>.
      </p>
      <div className="mt-4">
        <SponsorChoice onChoose={onChoose} />
      </div>
    </section>
  );
}
