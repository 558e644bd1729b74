import { memo, type ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { MOST_TURNS } from '@/lib/kernel/playout';
import { type Share, shareOf } from '@/lib/kernel/share';
import type { Summary } from '@/lib/odds/gauntlet/summary';
import { powerShortName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import styles from './insight.module.css';
import { RangeBar, RangeKey } from './range-bar';
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

/** What the games tell: the same summary as `registry gauntlet` prints. Drawn anew only when that changes, not with every count. */
export const Figures = memo(function Figures({
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
      <RangeKey />
      <table className={styles.figures}>
        {/* seen in the sentence above all */}
        <caption className="visually-hidden">
          Won {percentWords(all.share)} of {counted(all.games, 'game')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              Sample
              <span className={styles.scale} aria-hidden>
                <span>0</span>
                <span>50</span>
                <span>100 %</span>
              </span>
            </th>
            <th scope="col">Won (range)</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {plan.decks.map((met, at) => {
            if (at < plan.own) return null;
            const meeting = meetings.find(({ deck, against }) => deck === OWN && against === at);
            return (
              <Won key={met.sponsor} share={meeting ?? shareOf(0, 0)}>
                <PowerIcon power={met.sponsor} coloured size={15} />
                <span className="flex-1">
                  {powerShortName(met.sponsor)}{' '}
                  <span className="text-muted text-s">{met.name}</span>
                </span>
              </Won>
            );
          })}
        </tbody>
      </table>

      <table className={styles.figures}>
        <caption>Admission can be requested</caption>
        <thead>
          <tr>
            <th scope="col">From (median)</th>
            <th scope="col">Middle half</th>
            <th scope="col">Reached in (range)</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{turn === null ? 'never yet' : `turn ${turn.median}`}</td>
            <td>{turn === null ? '–' : `${turn.q1} to ${turn.q3}`}</td>
            <td>
              {percentWords(reached.share)}
              <span className={styles.small}>{rangeWords(reached)}</span>
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
    </>
  );
});

/** A row: a share as a bar from 0 to 100 % with its range as a line across, and both in numbers. */
function Won({ share, children }: { readonly share: Share; readonly children: ReactNode }) {
  const isOpen = share.games === 0;
  return (
    <tr>
      <th scope="row" className={styles.met}>
        <span className={styles.name}>{children}</span>
        <RangeBar bar={share.share} range={isOpen ? null : share} />
      </th>
      <td>
        {isOpen ? '–' : percentWords(share.share)}
        {!isOpen && <span className={styles.small}>{rangeWords(share)}</span>}
      </td>
      <td>
        {share.games}
        {!isOpen && <span className={classes(styles.small, 'wide-only')}>{share.won} won</span>}
      </td>
    </tr>
  );
}
