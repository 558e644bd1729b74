import { Footprints, Plane, Wind } from 'lucide-react';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import type { Location, Territory } from '@/lib/board/map/map';
import { isInStorm, type Reached } from '@/lib/board/map/reach';
import { counted, plural } from '@/lib/sentences';
import styles from './board.module.css';
import type { MapView } from './board-url';
import { RuleIds } from './rule-ids';

const STEPS = [
  { value: '1', label: 'One', Sign: Footprints },
  { value: '2', label: 'Two', Sign: Wind },
  { value: '3', label: 'Three', Sign: Plane },
] as const;

/** Who may enter so many territories in a move. */
const WHOSE = [
  'any group',
  'Fremen',
  'a faction with a force in Arrakeen or Carthag, by ornithopter',
] as const;

/** Where a group can go from a place, by how many territories it must enter. */
export function Moves({
  from,
  view,
  reached,
  onSteps,
  onShow,
}: {
  readonly from: Location;
  readonly view: MapView;
  readonly reached: readonly Reached[];
  readonly onSteps: (steps: number) => void;
  readonly onShow: (place: Reached | null) => void;
}) {
  const inAll = new Set(reached.map(({ location }) => location.territory)).size;
  const { territory: own } = from;
  return (
    <section aria-labelledby="moves" className={styles.part}>
      <h2 id="moves">A move from here</h2>
      <SignRadios
        legend="Territories that it may enter"
        isLegendHidden
        name="steps"
        options={STEPS}
        value={String(view.steps) as '1' | '2' | '3'}
        onValueChange={(steps) => onSteps(Number(steps))}
      />
      <p className="text-s text-muted" aria-live="polite">
        Territories that {WHOSE[view.steps - 1]} may enter.{' '}
        {isInStorm(from, view.storm)
          ? 'The storm is here: no force leaves.'
          : `${counted(inAll, 'territory', 'territories')} within reach, the storm in sector ${view.storm}.`}
      </p>
      {[1, 2, 3].map((steps) => {
        const territories = byTerritory(reached.filter((one) => one.steps === steps));
        return territories.length === 0 ? null : (
          <div key={steps} className={styles.reached}>
            <span className={styles.steps} aria-hidden>
              {steps}
            </span>
            <ul aria-label={counted(steps, 'territory', 'territories')}>
              {territories.map(([territory, places]) => (
                <li key={territory.id}>
                  <button
                    type="button"
                    className={styles.link}
                    onMouseEnter={() => onShow(places[0] ?? null)}
                    onMouseLeave={() => onShow(null)}
                    onFocus={() => onShow(places[0] ?? null)}
                    onBlur={() => onShow(null)}
                    onClick={() => onShow(places[0] ?? null)}
                  >
                    {territory.name}
                  </button>
                  {territory.sectors.length > 1 && (
                    <span className="text-s text-muted">
                      {' '}
                      {plural(places.length, 'sector')} {sectorsOf(territory, places).join(', ')}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {own.sectors.length > 1 && (
        <p className="text-s text-muted">
          In the 2019 edition a move may also shift the group to another sector of {own.name}.
        </p>
      )}
      <RuleIds ids={['GF9-move-01', 'GF9-move-03', 'GF9-move-08', 'DES-move-02', 'DES-move-09']} />
    </section>
  );
}

/** By territory, in the order of their names. */
function byTerritory(
  reached: readonly Reached[],
): readonly (readonly [Territory, readonly Reached[]])[] {
  const found = new Map<Territory, Reached[]>();
  for (const one of reached) {
    const { territory } = one.location;
    found.set(territory, [...(found.get(territory) ?? []), one]);
  }
  return [...found].sort(([one], [other]) => (one.name < other.name ? -1 : 1));
}

/** The sectors of a territory in which a group may end, counterclockwise. */
function sectorsOf({ sectors }: Territory, places: readonly Reached[]): readonly number[] {
  const open = new Set(places.map(({ location }) => location.sector));
  return sectors.filter((sector) => open.has(sector));
}
