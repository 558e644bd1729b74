import { late } from '@/app/_ui/base/late';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { ENDS } from '@/lib/engine/narration/event';
import { houseName } from '@/lib/engine/narration/naming';
import type { Outcome, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { Course, LineSample } from './course';
import styles from './ending.module.css';
import { aheadSince, lackOf } from './ending-story';
import { goodsOf } from './houses';
import { LastTurns } from './last-turns';
import { Rules } from './rules';
import { shortName } from './short-names';
import { useTable } from './table-context';
import type { Deed } from './table-log';

const GameReview = late(() => import('./game-review').then((module) => module.GameReview));

const DEEDS = ['deployed', 'vanquished'] as const;

/** The end of a game: who won and by what, how each House stood, and the course of it. */
export function Ending({ outcome }: { readonly outcome: Outcome }) {
  const { table, view, catalogue } = useTable();
  const engaged = catalogue.byId.get(view.cards[table.winningCard() ?? -1]?.card ?? '');
  const [person, ...others] = table.playedByPersons();
  const { winner, reason } = outcome;
  const [words, ...rules] = ENDS[reason];
  const sponsor = winner === null ? undefined : view.houses[winner]?.sponsor;
  const isYours = person !== undefined && others.length === 0;
  const whoWon = isYours
    ? `You ${winner === person ? 'won' : 'lost'}`
    : `${houseName(view, winner ?? 0)} won`;
  const deeds = table.deeds();
  const since = winner === null ? null : aheadSince(table.turnsOver(), winner);
  const done = (seat: Seat, what: Deed['what']) =>
    deeds.filter((one) => one.seat === seat && one.what === what).length;
  return (
    <section className={styles.ending} aria-label="The end of the game">
      <div className="flex items-center gap-3">
        {sponsor && <PowerIcon power={sponsor} coloured size={64} />}
        <h2 role="status">
          {winner === null ? (
            words
          ) : (
            <>
              <span className={styles.won}>{whoWon}</span>
              <span className="visually-hidden">: </span>
              <span className={styles.how}>
                {isYours && `${houseName(view, winner)} `}
                {words.replace(/^is | and wins$/g, '')} in turn {view.turn}
                {engaged && `, engaging ${engaged.title}`}
              </span>
            </>
          )}{' '}
          <Rules ids={rules} />
        </h2>
      </div>
      <table className={styles.houses}>
        <thead>
          <tr>
            <th scope="col">House</th>
            <th scope="col">Solaris</th>
            <th scope="col">Spice</th>
            <th scope="col">Favor</th>
            <th scope="col">Deployed</th>
            <th scope="col">Vanquished</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(view.houses, winner).map(({ house, seat }) => (
            <tr key={seat} data-won={seat === winner ? '' : undefined}>
              <th scope="row">
                <LineSample seat={seat} />
                {shortName(house.name)}
                {isYours && seat === person && ' (you)'}{' '}
                <span className={styles.why}>{whyOf(house, seat, winner, since)}</span>
              </th>
              {goodsOf(house).map(([name, value]) => (
                <td key={name}>{value}</td>
              ))}
              {DEEDS.map((what) => (
                <td key={what}>{done(seat, what)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Course turning={since} />
      <GameReview key={table.hash()} />
      <LastTurns />
    </section>
  );
}

/** What decided it for a House: since when the winner was ahead, what another lacked for the High Council. */
function whyOf(house: ViewedHouse, seat: Seat, winner: Seat | null, since: number | null): string {
  if (house.eliminated)
    return `eliminated${house.favor <= 0 ? ': no favor to draw cards with' : ''}`;
  if (winner === null) return '';
  if (seat === winner)
    return since === null ? 'came from behind in the last turn' : `ahead from turn ${since} on`;
  const lack = lackOf(house);
  return lack === '' ? '' : `lacked ${lack}`;
}

/** The winner first, those that are out last. */
function inOrder(houses: readonly ViewedHouse[], winner: Seat | null) {
  const place = (house: ViewedHouse, seat: Seat) =>
    seat === winner ? 0 : house.eliminated ? 2 : 1;
  return houses
    .map((house, seat) => ({ house, seat }))
    .sort((one, other) => place(one.house, one.seat) - place(other.house, other.seat));
}
