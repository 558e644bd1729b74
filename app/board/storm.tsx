import { Checkbox } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { percent } from '@/app/_ui/base/percent';
import type { Location, Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { chancesToCome, type Sweep, sectorsEntered } from '@/lib/board/map/storm';
import { listed } from '@/lib/sentences';
import styles from './board.module.css';
import { type MapView, MOST_MOVES } from './board-url';
import { RuleIds } from './rule-ids';

const BY_DIALS = chancesToCome('dials');
const BY_CARDS = chancesToCome('cards');

/** Where the storm is, what a move of it does, and how likely it comes how far. */
export function Storm({
  view,
  swept,
  change,
}: {
  readonly view: MapView;
  readonly swept: Sweep;
  readonly change: (change: {
    readonly storm?: number;
    readonly moves?: number;
    readonly wall?: boolean;
  }) => void;
}) {
  const { storm, moves, wall } = view;
  const killed = listed(namesOf(swept.killed));
  return (
    <section aria-labelledby="storm" className={styles.part}>
      <h2 id="storm">The storm</h2>
      <div className={styles.fields}>
        <span aria-hidden>It is in sector</span>
        <NumberStepper
          label="Sector in storm"
          value={storm}
          max={SECTORS - 1}
          onValueChange={(next) => change({ storm: next })}
        />
        <span aria-hidden>It moves on by</span>
        <NumberStepper
          label="Sectors that the storm moves"
          value={moves}
          max={MOST_MOVES}
          onValueChange={(next) => change({ moves: next })}
        />
      </div>
      <Checkbox checked={!wall} onCheckedChange={(gone) => change({ wall: !gone })}>
        The Shield Wall is destroyed
      </Checkbox>
      {moves > 0 && (
        <div aria-live="polite" className={styles.swept}>
          <p>
            It enters {sectorsInWords(swept.sectors)}. Forces die in {killed}.
          </p>
          {swept.spice.length > 0 && (
            <p>Spice is lost where it lies in these sectors: {listed(namesOf(swept.spice))}.</p>
          )}
        </div>
      )}
      <table className={styles.forecast}>
        <caption>The chance that the next storm reaches at least this sector</caption>
        <thead>
          <tr>
            <th scope="col">Sector</th>
            <th scope="col">Dials</th>
            <th scope="col">Storm cards</th>
          </tr>
        </thead>
        <tbody>
          {sectorsEntered(storm, BY_DIALS.length).map((sector, at) => (
            <tr key={sector}>
              <th scope="row">{sector}</th>
              <td>{percent(BY_DIALS[at] ?? 0)}</td>
              <td>{percent(BY_CARDS[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-s text-muted">
        Dials: two players choose 1 to 3 each, here as if at random. Storm cards: 1 to 6, in the
        advanced game with the Fremen. The first storm goes up to 40 sectors from sector 0.
      </p>
      <RuleIds
        ids={[
          'GF9-storm-05',
          'GF9-storm-06',
          'GF9-fremen-12',
          'DES-storm-05',
          'DES-opt-weather-03',
          'GF9-card-atomics-04',
        ]}
      />
    </section>
  );
}

function namesOf(locations: readonly Location[]): readonly string[] {
  return [...new Set(locations.map(({ territory }) => territory.name))];
}

/** "sector 5", "sectors 16 to 1" */
function sectorsInWords(sectors: readonly Sector[]): string {
  const [first, last] = [sectors[0], sectors.at(-1)];
  return first === last ? `sector ${first}` : `sectors ${first} to ${last}`;
}
