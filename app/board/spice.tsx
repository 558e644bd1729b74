import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { percent } from '@/app/_ui/base/percent';
import { chanceOfPlace, chanceOfWorm, SPICE_DECK } from '@/lib/board/decks/spice-blow';
import type { Location } from '@/lib/board/map/map';
import { counted, plural } from '@/lib/sentences';
import styles from './board.module.css';
import type { MapView } from './board-url';
import { RuleIds } from './rule-ids';

const TURNS = [1, 2, 3, 5] as const;

/** How likely a worm comes, and spice at the chosen place, by what of the spice deck has been seen. */
export function Spice({
  at,
  view: { blown, worms },
  change,
}: {
  readonly at: Location | null;
  readonly view: MapView;
  readonly change: (change: { readonly blown?: number; readonly worms?: number }) => void;
}) {
  const left = {
    territories: SPICE_DECK.territories - blown,
    worms: SPICE_DECK.worms - worms,
  };
  const place = at?.territory.spice === undefined ? null : at.territory;
  return (
    <section aria-labelledby="spice" className={styles.part}>
      <h2 id="spice">Spice and worms</h2>
      <div className={styles.fields}>
        <span aria-hidden>Territories turned over</span>
        <NumberStepper
          label="Territory cards turned over"
          value={blown}
          max={SPICE_DECK.territories}
          onValueChange={(next) => change({ blown: next })}
        />
        <span aria-hidden>Worms turned over</span>
        <NumberStepper
          label="Worms turned over"
          value={worms}
          max={SPICE_DECK.worms}
          onValueChange={(next) => change({ worms: next })}
        />
      </div>
      {blown === 0 ? (
        <p>The first turn brings spice and no worm: worms that are turned over go back.</p>
      ) : (
        <table className={styles.forecast}>
          <caption>
            The chance in the next turns; in the advanced game two cards come each turn
          </caption>
          <thead>
            <tr>
              <th scope="col">Within</th>
              <th scope="col">A worm</th>
              <th scope="col">Advanced</th>
              {place !== null && <th scope="col">Spice at {place.name}</th>}
            </tr>
          </thead>
          <tbody>
            {TURNS.map((turns) => (
              <tr key={turns}>
                <th scope="row">{counted(turns, 'turn')}</th>
                <td>{percent(chanceOfWorm(left, turns))}</td>
                <td>{percent(chanceOfWorm(left, 2 * turns))}</td>
                {place !== null && <td>{percent(chanceOfPlace(left, turns))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-s text-muted">
        {counted(left.territories, 'territory', 'territories')} and {counted(left.worms, 'worm')}{' '}
        {plural(left.territories + left.worms, 'is', 'are')} left in the deck.
        {place !== null && blown > 0 && ` Spice at ${place.name}: if its card is among them.`}
      </p>
      <RuleIds
        ids={['GF9-spice-02', 'GF9-spice-10', 'GF9-spice-11', 'DES-blow-05', 'DES-blow-09']}
      />
    </section>
  );
}
