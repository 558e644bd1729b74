import { PowerIcon } from '@/app/_ui/icons/powers';
import { MOST_TURNS } from '@/lib/kernel/playout';
import type { Share } from '@/lib/kernel/share';
import type { Summary } from '@/lib/odds/gauntlet/summary';
import { powerShortName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import styles from './insight.module.css';
import type { Subject } from './trials';
import { percentWords, rangeWords } from './words';

/** The deck that is tried stands first in its plan. */
const OWN = 0;

const ENDINGS: Readonly<Record<string, string>> = {
  admission: 'A House was admitted to the High Council',
  'six-fiefs': 'A House engaged the six fiefs',
  'last-house': 'One House was left',
  'nobody-left': 'No House was left',
  left: `Nobody had won after ${MOST_TURNS} turns`,
};

/** What the games tell: the same summary as `registry gauntlet` prints. */
export function Figures({
  subject: { plan },
  summary,
}: {
  readonly subject: Subject;
  readonly summary: Summary;
}) {
  const { meetings, overall, admission, endings } = summary;
  const all = overall[OWN];
  const own = admission[OWN];
  if (all === undefined || own === undefined) return null;
  const { reached, turn } = own;
  return (
    <>
      <table className={styles.figures}>
        <caption>
          Won {percentWords(all.share)} of {counted(all.games, 'game')}
        </caption>
        <thead>
          <tr>
            <th scope="col">Against</th>
            <td className={styles.wide} aria-hidden>
              <span className={styles.scale}>
                <span>0</span>
                <span>50</span>
                <span>100</span>
              </span>
            </td>
            <th scope="col">Won (range)</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {meetings
            .filter(({ deck }) => deck === OWN)
            .map((meeting) => {
              const met = plan.decks[meeting.against];
              if (met === undefined) return null;
              return (
                <tr key={meeting.against}>
                  <th scope="row">
                    <span className="inline-flex items-center gap-2">
                      <PowerIcon power={met.sponsor} coloured size={15} />
                      {powerShortName(met.sponsor)}
                    </span>
                    <span className={styles.deck}>{met.name}</span>
                  </th>
                  <Won share={meeting} />
                </tr>
              );
            })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <Won share={all} />
          </tr>
        </tfoot>
      </table>

      <table className={styles.figures}>
        <caption>Admission can be requested</caption>
        <thead>
          <tr>
            <th scope="col">First in turn</th>
            <th scope="col">Half of the games</th>
            <th scope="col">Ever, in so many games</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{turn === null ? 'never' : `${turn.median} (median)`}</td>
            <td>{turn === null ? '' : `turn ${turn.q1} to ${turn.q3}`}</td>
            <td>
              {percentWords(reached.share)}{' '}
              <span className={styles.range}>{rangeWords(reached)}</span>
            </td>
          </tr>
        </tbody>
      </table>

      <table className={styles.figures}>
        <caption>How the games ended</caption>
        <thead>
          <tr>
            <th scope="col">End</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(endings).map(([how, games]) => (
            <tr key={how}>
              <th scope="row">{ENDINGS[how] ?? how}</th>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <section aria-label="How sure this is" className={styles.doubt}>
        <h2 className="text-l">How sure this is</h2>
        <p className="mt-1">
          The line across a bar is the range in which the true share lies with 95 % confidence. Four
          times as many games make it half as wide; where two ranges overlap, the games do not tell
          which deck is better.
        </p>
        <p className="mt-2">
          Both Houses are played by the <em>{plan.player}</em>, an automatic player that goes by
          rules of thumb: the figures say what a deck does in its hands, not in yours. Each seed is
          played from both seats, so luck falls alike on both decks. The same games come from{' '}
          <code>registry gauntlet DECK --against samples</code>.
        </p>
      </section>
    </>
  );
}

/** A share as a bar from 0 to 100 %, its range as a line across, and both in numbers. */
function Won({ share }: { readonly share: Share }) {
  const at = (part: number) => `${(100 * part).toFixed(1)}%`;
  return (
    <>
      <td aria-hidden>
        <span className={styles.track}>
          <span className={styles.share} style={{ width: at(share.share) }} />
          <span
            className={styles.whisker}
            style={{ insetInlineStart: at(share.low), width: at(share.high - share.low) }}
          />
        </span>
      </td>
      <td>
        {percentWords(share.share)}
        <span className={styles.range}>{rangeWords(share)}</span>
      </td>
      <td>
        {share.games}
        <span className={styles.range}>{share.won} won</span>
      </td>
    </>
  );
}
