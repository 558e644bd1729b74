import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS, type SampleDeck } from '@/lib/decks/samples';
import { sizesInWords } from '@/lib/decks/sizes';
import { powerName } from '@/lib/rules/powers';
import styles from './samples.module.css';

// A table of games is for those who ask for it.
const SampleStrengthTable = late(() =>
  import('./sample-strength').then((module) => module.SampleStrengthTable),
);

// The persona is drawn when all cards are there.
const DeckCover = late(() =>
  import('@/app/_deck/lists/deck-cover').then((module) => module.DeckCover),
);

// so are the colours of what it is made of, and with them how it fares
const SampleFigures = late(() => import('./sample-figures').then((module) => module.SampleFigures));

export interface SamplesProps {
  /** Null until the catalogue is there. */
  readonly catalogue: Catalogue | null;
  /** The decks that are there already. */
  readonly own: readonly Deck[];
  readonly onCopy: (sample: SampleDeck) => void;
  readonly onLook: (sample: SampleDeck) => void;
}

/** The shipped decks: one for each sponsor, with its plan. */
export function Samples({ catalogue, own, onCopy, onLook }: SamplesProps) {
  return (
    <section aria-labelledby="samples" className={styles.section}>
      <h2 id="samples">Nine sample decks</h2>
      <p className="max-w-none mt-1 text-muted">
        All legal; a copy is yours to change. Wins are against the other eight, played by the
        computer.
      </p>
      <ul className={styles.grid}>
        {copiedLast(own).map((sample) => (
          <li
            key={sample.id}
            className={styles.sample}
            data-copied={isCopied(sample, own) || undefined}
          >
            <div className={styles.cover}>
              <DeckCover
                deck={sample.deck}
                catalogue={catalogue}
                meanwhile={<SponsorSeal power={sample.deck.sponsor} />}
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <button
                  type="button"
                  className={styles.look}
                  aria-label={`Look inside ${sample.deck.name}`}
                  onClick={() => onLook(sample)}
                >
                  {sample.deck.name}
                </button>
              </h3>
              <p className={styles.plan} title={`${sample.plan}. ${sizesInWords(sample.deck)}`}>
                <span className="text-muted">{powerName(sample.deck.sponsor)}.</span>{' '}
                {isCopied(sample, own) && <b className={styles.copied}>Copied.</b>} {sample.plan}.
              </p>
            </div>
            <div className={styles.acts}>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Make a copy of ${sample.deck.name}`}
                onClick={() => onCopy(sample)}
              >
                <span>
                  <span className="wide-only">Make a </span>
                  <span className={styles.copy}>copy</span>
                </span>
              </Button>
            </div>
            <div className={styles.figuresRoom}>
              <SampleFigures sample={sample} catalogue={catalogue} meanwhile={null} />
            </div>
          </li>
        ))}
      </ul>
      <Strength />
    </section>
  );
}

/** What is still new to the player comes first. */
function copiedLast(own: readonly Deck[]): readonly SampleDeck[] {
  return SAMPLE_DECKS.toSorted((a, b) => Number(isCopied(a, own)) - Number(isCopied(b, own)));
}

function isCopied({ deck }: SampleDeck, own: readonly Deck[]): boolean {
  return own.some(({ name, sponsor }) => name === deck.name && sponsor === deck.sponsor);
}

/** Folded: who beats whom. */
function Strength() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.strength}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Which of them wins? All nine against one another</summary>
      {isOpen && <SampleStrengthTable />}
    </details>
  );
}
