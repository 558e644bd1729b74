import { late } from '@/app/_ui/base/late';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { ENDS } from '@/lib/engine/narration/event';
import { houseName } from '@/lib/engine/narration/naming';
import type { Outcome, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { ADMISSION } from '@/lib/rules/admission';
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
  const { table, view } = useTable();
  const [person, ...others] = table.playedByPersons();
  const { winner, reason } = outcome;
  const [words, ...rules] = ENDS[reason];
  const sponsor = winner === null ? undefined : view.houses[winner]?.sponsor;
  const isYours = person !== undefined && others.length === 0;
  const whoWon = isYours
    ? `You ${winner === person ? 'won' : 'lost'}`
    : `${houseName(view, winner ?? 0)} won`;
  const deeds = table.deeds();
  const done = (seat: Seat, what: Deed['what']) =>
    deeds.filter((one) => one.seat === seat && one.what === what).length;
  return (
    <section className={styles.ending} aria-label="The end of the game">
      <div className="flex items-center gap-3">
        {sponsor && <PowerIcon power={sponsor} coloured size={52} />}
        <h2 role="status">
          {winner === null ? (
            words
          ) : (
            <>
              <span className={styles.won}>{whoWon}</span>
              <span className="visually-hidden">: </span>
              {houseName(view, winner)} at seat {winner + 1} {words} in turn {view.turn}
            </>
          )}{' '}
          <Rules ids={rules} />
        </h2>
      </div>
      {winner !== null && <Story winner={winner} person={isYours ? person : null} />}
      <div className={styles.body}>
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
                  {house.eliminated &&
                    `, eliminated${house.favor <= 0 ? ': no favor to draw cards with' : ''}`}
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
        <LastTurns />
      </div>
      <Course />
      <GameReview key={table.hash()} />
    </section>
  );
}

/** How the game went for the one person that played, or else for the Houses: since when the winner was ahead, what the others lacked. */
function Story({ winner, person }: { readonly winner: Seat; readonly person: Seat | null }) {
  const { table, view } = useTable();
  const since = aheadSince(table.turnsOver(), winner);
  const nameOf = (seat: Seat) => (seat === person ? 'you' : houseName(view, seat));
  const lacks = view.houses.flatMap((house, seat) => {
    const lack = seat === winner || house.eliminated ? '' : lackOf(house);
    return lack === '' ? [] : [`${nameOf(seat)} lacked ${lack}`];
  });
  const ahead =
    since === null
      ? `${nameOf(winner)} came from behind in the last turn`
      : `${nameOf(winner)} ${winner === person ? 'were' : 'was'} ahead from turn ${since} on`;
  const words = [ahead, ...lacks].join('; ');
  return (
    <p className={styles.decided}>
      {words.charAt(0).toUpperCase()}
      {words.slice(1)}. The High Council asks for {ADMISSION.spice} spice and {ADMISSION.favor}{' '}
      favor.
    </p>
  );
}

/** The winner first, those that are out last. */
function inOrder(houses: readonly ViewedHouse[], winner: Seat | null) {
  const place = (house: ViewedHouse, seat: Seat) =>
    seat === winner ? 0 : house.eliminated ? 2 : 1;
  return houses
    .map((house, seat) => ({ house, seat }))
    .sort((one, other) => place(one.house, one.seat) - place(other.house, other.seat));
}
