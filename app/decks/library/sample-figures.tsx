import { TypeStrip } from '@/app/_deck/lists/type-strip';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { SampleDeck } from '@/lib/decks/samples';
import { overallShare, SAMPLE_STRENGTH } from '@/lib/odds/gauntlet/sample-strength';
import styles from './samples.module.css';

/** What a sample is made of, and how it fares against the eight others. */
export function SampleFigures({
  sample,
  catalogue,
}: {
  readonly sample: SampleDeck;
  /** Null until the catalogue is there. */
  readonly catalogue: Catalogue | null;
}) {
  const at = SAMPLE_STRENGTH.decks.findIndex(({ id }) => id === sample.id);
  const { share, games } = overallShare(at);
  return (
    <div className={styles.figures}>
      {catalogue && <TypeStrip deck={sample.deck} catalogue={catalogue} />}
      {at >= 0 && (
        <p
          className={styles.fares}
          title={`Of ${games} games against the eight others. Strength ${SAMPLE_STRENGTH.decks[at]?.rating}`}
        >
          wins <b>{Math.round(100 * share)} %</b>
        </p>
      )}
    </div>
  );
}
