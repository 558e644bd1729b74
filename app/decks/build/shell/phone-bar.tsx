import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { toneOf } from '@/app/_deck/verdict/report-line';
import { verdict } from '@/lib/legality/words';
import { useDerived, useFormat } from '../state/workshop';
import styles from './phone-bar.module.css';

export type Side = 'cards' | 'deck';

const SIGNS = { legal: CircleCheck, illegal: CircleX, warning: TriangleAlert } as const;

/** On a phone: which side shows, and, always, how many cards there are and whether they are legal. */
export function PhoneBar({
  side,
  onSideChange,
  verdictShows,
  onVerdict,
}: {
  readonly side: Side;
  readonly onSideChange: (side: Side) => void;
  readonly verdictShows: boolean;
  /** The verdict was pressed: show what is wrong, or close that again. */
  readonly onVerdict: () => void;
}) {
  const { report, resolved } = useDerived();
  const format = useFormat();
  const tone = toneOf(report);
  const Sign = SIGNS[tone];
  return (
    <nav className={styles.bar} aria-label="Builder">
      <button
        type="button"
        className={styles.verdict}
        data-tone={tone}
        aria-expanded={verdictShows}
        onClick={onVerdict}
      >
        <Sign size={16} aria-hidden className={styles.sign} />
        <span className={styles.words}>{verdict(report)}</span>
      </button>
      <div className={styles.sides}>
        <button
          type="button"
          className={styles.side}
          aria-pressed={side === 'cards'}
          onClick={() => onSideChange('cards')}
        >
          Cards
        </button>
        <button
          type="button"
          className={styles.side}
          aria-pressed={side === 'deck'}
          onClick={() => onSideChange('deck')}
        >
          Deck
          <span className={styles.counts}>
            Imperial {resolved.imperialSize}/{format.imperialMinimum}, House {resolved.houseSize}/
            {format.houseMinimum}
          </span>
        </button>
      </div>
    </nav>
  );
}
