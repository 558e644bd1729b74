import { useMemo } from 'react';
import { standingOf } from '@/app/_deck/verdict/standing';
import { VERDICT_SIGNS } from '@/app/_ui/base/verdict';
import { deckStats } from '@/lib/decks/stats';
import { useDerived, useFormat } from '../state/workshop';
import styles from './phone-verdict.module.css';

/** On a phone, always in sight: whether the deck is legal, how many cards it has, its income and its command. */
export function PhoneVerdict({
  open,
  onPress,
}: {
  readonly open: boolean;
  /** Show what is wrong, or close that again. */
  readonly onPress: () => void;
}) {
  const { report, resolved } = useDerived();
  const format = useFormat();
  const { tone, words } = standingOf(report);
  const { income, command } = useMemo(() => deckStats(resolved), [resolved]);
  const hasHomeWorld = resolved.homeWorld !== null;
  const Sign = VERDICT_SIGNS[tone];
  return (
    <button
      type="button"
      className={styles.verdict}
      data-tone={tone}
      aria-expanded={open}
      onClick={onPress}
    >
      <Sign size={16} aria-hidden className={styles.sign} />
      {/* the counts say what cards it lacks */}
      <span className={styles.words}>
        {tone !== 'begun' ? (
          <>
            {/* the whole sentence is read out, and shown when it is pressed */}
            <span aria-hidden>{tone === 'illegal' ? 'Not legal' : 'Legal'}</span>
            <span className="visually-hidden">{words}</span>
          </>
        ) : hasHomeWorld ? (
          'Not finished'
        ) : (
          'No home world yet'
        )}
      </span>
      <span className={styles.counts}>
        <span>
          Imperial {sizeWords(resolved.imperialSize, format.imperialMinimum)}, House{' '}
          {sizeWords(resolved.houseSize, format.houseMinimum)}
        </span>
        <span>
          Income {income.most.solaris}
          {income.varying > 0 && '+'}, command left {command.total - command.personnel}
        </span>
      </span>
    </button>
  );
}

/** "3 / 10", and "14" once there are enough. */
function sizeWords(size: number, least: number): string {
  return size < least ? `${size}\u00a0/\u00a0${least}` : String(size);
}
