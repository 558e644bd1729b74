'use client';

import { useMemo, useState } from 'react';
import { late } from '@/app/_ui/base/late';
import { LOCATIONS, nameOf } from '@/lib/board/map/map';
import { type Reached, reach } from '@/lib/board/map/reach';
import { sweep } from '@/lib/board/map/storm';
import styles from './board.module.css';
import { BoardMap } from './board-map';
import { useMapView } from './board-url';
import { Steps, Swept, Way } from './map-layers';
import { MapKey } from './map-parts';
import { Pick } from './odds/pick';
import { SpicePlaces, Starters } from './starters';
import { Storm } from './storm';

/* what is told of a place once one is chosen */
const PlaceFacts = late(() => import('./place-facts').then((module) => module.PlaceFacts));
const Moves = late(() => import('./moves').then((module) => module.Moves));

const PLACES = [...LOCATIONS.values()]
  .map((location): readonly [string, string] => [location.id, nameOf(location)])
  .sort(([, one], [, other]) => (one < other ? -1 : 1));

const NO_PLACE: readonly [string, string] = ['', 'Choose a place, here or on the map'];

/** The map, and beside it what is known of the chosen place, where a group can go from it, and the storm. */
export function MapDesk() {
  const { view, change } = useMapView();
  const { at, steps, storm, moves, wall } = view;
  const reached = useMemo(
    () => (at === null ? [] : reach({ from: at, steps, storm })),
    [at, steps, storm],
  );
  const swept = useMemo(() => sweep(storm, moves, wall), [storm, moves, wall]);
  const places = new Map(reached.map((one) => [one.location.id, one] as const));
  /** The place whose way is drawn. */
  const [shown, setShown] = useState<Reached | null>(null);
  const way = shown !== null && reached.includes(shown) ? shown : null;

  const choose = (id: string | null) => change({ at: id });

  return (
    <div className={styles.desk} data-wide>
      <div className={styles.ask}>
        <div className={styles.titled}>
          <h1>The board game</h1>
          <p className="mt-2 text-muted">
            The map of both editions, 2019 and Descartes: where forces can go, what the storm does,
            where spice blows.
          </p>
        </div>
        <Pick
          label="Place"
          value={at?.id ?? ''}
          options={at === null ? [NO_PLACE, ...PLACES] : PLACES}
          onValueChange={(id) => choose(id === '' ? null : id)}
        />
        <Starters chosen={at} onChoose={choose} />
      </div>
      <div className={styles.map}>
        <BoardMap
          storm={storm}
          chosen={at}
          isDim={({ id, territory }) =>
            at !== null && !places.has(id) && territory !== at.territory
          }
          say={({ id }) => {
            const found = places.get(id);
            return found === undefined ? [] : [`reached in ${found.steps}`];
          }}
          onChoose={({ id }) => choose(id)}
          onPoint={(location) => setShown(location && (places.get(location.id) ?? null))}
          ground={<Swept {...swept} />}
          under={way !== null && at !== null && <Way from={at} way={way.way} />}
        >
          <Steps reached={reached} />
        </BoardMap>
        <MapKey>
          <li data-kind="spice">Spice blow</li>
          {swept.killed.length > 0 && <li data-kind="swept">Forces die as it moves</li>}
          {reached.length > 0 && <li data-kind="reach">Territories to enter</li>}
          <li>The storm starts in sector 0</li>
        </MapKey>
      </div>
      <div className={styles.panel}>
        {at !== null && <PlaceFacts place={at} view={view} onChoose={choose} />}
        {at !== null && (
          <Moves
            from={at}
            view={view}
            reached={reached}
            onSteps={(next) => change({ steps: next })}
            onShow={setShown}
          />
        )}
        <Storm view={view} swept={swept} change={change} />
        {at === null && <SpicePlaces onChoose={choose} />}
      </div>
    </div>
  );
}
