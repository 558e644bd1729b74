import { Button } from '@/app/_ui/base/button';
import { type Location, locationsOf, TERRITORIES } from '@/lib/board/map/map';
import styles from './board.module.css';

type Choose = { readonly onChoose: (id: string) => void };

/** The places that are asked for most: what is fought for, and where the ways meet. */
const ASKED = TERRITORIES.filter(({ type }) => /stronghold|polar sink/.test(type)).flatMap(
  locationsOf,
);

/** What the page does once a place is chosen, with places to begin with. */
export function Starters({
  chosen,
  onChoose,
}: Choose & {
  readonly chosen: Location | null;
}) {
  return (
    <section
      aria-label="Begin with a place"
      className={styles.starters}
      data-begun={chosen !== null || undefined}
    >
      <p>Choose a place to see where forces can go from it in one, two or three steps.</p>
      <div className={styles.chips}>
        {ASKED.map(({ id, territory }) => (
          <Button
            key={id}
            size="small"
            aria-pressed={id === chosen?.id}
            onClick={() => onChoose(id)}
          >
            {territory.name}
          </Button>
        ))}
      </div>
    </section>
  );
}

const AMOUNTS = [...new Set(TERRITORIES.flatMap(({ spice }) => spice?.amount ?? []))].sort(
  (one, other) => other - one,
);

/** Where spice blows, the most first. */
export function SpicePlaces({ onChoose }: Choose) {
  return (
    <section aria-labelledby="spice" className={styles.part}>
      <h2 id="spice">Spice blows</h2>
      <dl className={styles.facts}>
        {AMOUNTS.map((amount) => (
          <div key={amount} className={styles.amount}>
            <dt>{amount}</dt>
            <dd className={styles.beside}>
              {TERRITORIES.map(({ id, name, spice }) =>
                spice?.amount === amount ? (
                  <button
                    key={id}
                    type="button"
                    className={styles.link}
                    onClick={() => onChoose(`${id}-${spice.sector}`)}
                  >
                    {name}
                  </button>
                ) : null,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
