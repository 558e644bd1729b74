import { Feather, Footprints, Wind } from 'lucide-react';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import type { Location, Territory } from '@/lib/board/map/map';
import { isInStorm, type Place, type Reached } from '@/lib/board/map/reach';
import { counted, listed } from '@/lib/sentences';
import styles from './board.module.css';
import type { MapView } from './board-url';
import { RuleIds } from './rule-ids';

const STEPS = [
  { value: '1', label: 'One', Sign: Footprints },
  { value: '2', label: 'Two: Fremen', Sign: Wind },
  { value: '3', label: 'Three: flying', Sign: Feather },
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
  readonly onShow: (place: Place | null) => void;
}) {
  const bySteps = [1, 2, 3].map((steps) => reached.filter((one) => one.steps === steps));
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
        {isInStorm(from, view.storm)
          ? 'The storm is here: no force leaves.'
          : `${counted(reached.length, 'territory', 'territories')} within reach, the storm in sector ${view.storm}.`}
      </p>
      {bySteps.map((list, at) =>
        list.length === 0 ? null : (
          <div key={list[0]?.steps} className={styles.reached}>
            <span className={styles.steps} data-steps={at + 1} aria-hidden>
              {at + 1}
            </span>
            <ul aria-label={counted(at + 1, 'territory', 'territories')}>
              {list.map(({ territory, places }) => (
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
                    <span className="text-muted"> {listed(sectorsOf(territory, places))}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      <RuleIds ids={['GF9-move-03', 'GF9-move-08', 'DES-move-02', 'DES-move-09']} />
    </section>
  );
}

/** The sectors of a territory in which a group may end, counterclockwise. */
function sectorsOf({ sectors }: Territory, places: readonly Place[]): readonly string[] {
  const open = new Set(places.map(({ location }) => location.sector));
  return sectors.filter((sector) => open.has(sector)).map(String);
}
