import { classes } from '@/app/_ui/base/classes';
import type { Share } from '@/lib/kernel/share';
import { STRENGTH_PLAYER } from '@/lib/odds/gauntlet/sample-strength';
import type { Summary } from '@/lib/odds/gauntlet/summary';
import { powerShortName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import styles from './insight.module.css';
import { RangeBar } from './range-bar';
import type { Subject } from './trials';
import { percentWords, rangeWords } from './words';

/** The deck that is tried stands first in its plan. */
const OWN = 0;

/** What the games come to: how many are won, and against whom most and least. */
export function Finding({
  subject: { plan },
  own,
  summary: { meetings, overall },
}: {
  readonly subject: Subject;
  /** What the same list won as a sample. */
  readonly own: Share | null;
  readonly summary: Summary;
}) {
  const all = overall[OWN];
  if (all === undefined || all.games === 0) return null;
  const met = meetings
    .filter(({ deck, games }) => deck === OWN && games > 0)
    .toSorted((one, other) => other.share - one.share);
  const [best, worst] = [met[0], met.at(-1)];
  const named = (against: number) => {
    const deck = plan.decks[against];
    return deck === undefined ? 'the last' : powerShortName(deck.sponsor);
  };
  return (
    <div className={styles.finding}>
      <p>
        It wins {percentWords(all.share)} of {counted(all.games, 'game')} played by the computer
      </p>
      <RangeBar bar={all.share} range={all} />
      <p className={classes(styles.scale, 'text-muted text-s')}>
        <span aria-hidden>0</span>
        <span>{rangeWords(all)} with 95 % confidence</span>
        <span aria-hidden>100 %</span>
      </p>
      {best && worst && best.share > worst.share && (
        <p className="text-muted text-s">
          Most against {named(best.against)} ({percentWords(best.share)}), fewest against{' '}
          {named(worst.against)} ({percentWords(worst.share)})
        </p>
      )}
      {own !== null && (
        <p className="text-muted text-s">
          The sample it was copied from won {percentWords(own.share)} of{' '}
          {counted(own.games, 'other game')}, played by {STRENGTH_PLAYER}.
        </p>
      )}
    </div>
  );
}
