'use client';

import { Button } from '@/app/_ui/button';
import { sizesInWords } from '@/app/_ui/counts';
import { SAMPLE_DECKS, type SampleDeck } from '@/lib/decks/samples';
import { powerName } from '@/lib/rules/powers';
import { Seal } from '../_shared/seal';
import styles from './samples.module.css';

export interface SamplesProps {
  readonly onCopy: (sample: SampleDeck) => void;
  readonly onLook: (sample: SampleDeck) => void;
}

/** The shipped decks: one for each sponsor, with its plan. */
export function Samples({ onCopy, onLook }: SamplesProps) {
  return (
    <section aria-labelledby="samples" className={styles.section}>
      <h2 id="samples">Nine sample decks</h2>
      <p className={styles.about}>
        One for each sponsor, all legal, each with a plan of its own. A copy is yours to change.
      </p>
      <ul className={styles.grid}>
        {SAMPLE_DECKS.map((sample) => (
          <li key={sample.id} className={styles.sample}>
            <div className={styles.head}>
              <Seal power={sample.deck.sponsor} size="small" />
              <div className={styles.names}>
                <h3>{sample.deck.name}</h3>
                <p className={styles.sponsor}>{powerName(sample.deck.sponsor)}</p>
              </div>
            </div>
            <p className={styles.plan}>{sample.plan}.</p>
            <p className={styles.sizes}>{sizesInWords(sample.deck)}</p>
            <div className={styles.actions}>
              <Button
                size="small"
                aria-label={`Make a copy of ${sample.deck.name}`}
                onClick={() => onCopy(sample)}
              >
                Make a copy
              </Button>
              <Button
                size="small"
                kind="quiet"
                aria-label={`Look inside ${sample.deck.name}`}
                onClick={() => onLook(sample)}
              >
                Look inside
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
