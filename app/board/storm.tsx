import { Checkbox } from '@/app/_ui/base/field';
import { Link } from '@/app/_ui/base/link';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Location, Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import type { Sweep } from '@/lib/board/map/storm';
import { counted, listed } from '@/lib/sentences';
import styles from './board.module.css';
import { type MapChange, type MapView, MOST_MOVES } from './board-url';
import { RuleIds } from './rule-ids';

/** Where the storm is, and what a move of it does. */
export function Storm({
  view,
  swept,
  change,
}: {
  readonly view: MapView;
  readonly swept: Sweep;
  readonly change: (change: MapChange) => void;
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
      {moves === 0 ? (
        <p className="text-muted">
          Let it move on to see where forces die and which spice is lost.
        </p>
      ) : (
        <div aria-live="polite" className={styles.swept}>
          <p>
            <b>
              Passes {sectorsInWords(swept.sectors)}:{' '}
              {counted(namesOf(swept.killed).length, 'territory', 'territories')} where forces die
              {swept.spice.length > 0 && `, ${counted(swept.spice.length, 'spice blow')}`}.
            </b>
          </p>
          <p>
            It enters {sectorsInWords(swept.sectors)}. Forces die in {killed}.
          </p>
          {swept.spice.length > 0 && (
            <p>Spice is lost where it lies in these sectors: {listed(namesOf(swept.spice))}.</p>
          )}
        </div>
      )}
      <p>
        <Link href={`/board/odds?of=storm&storm=${storm}${wall ? '' : '&broken=true'}`}>
          Its odds by turn, and what it takes
        </Link>
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
