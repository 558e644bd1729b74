import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { late } from '@/app/_ui/base/late';
import { Link } from '@/app/_ui/base/link';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import { advancedGame, OPTIONS } from '@/lib/board/editions/editions';
import { inEdition, setupQuery } from '@/lib/board/setup/link';
import { type BoardSetup, takenSeats } from '@/lib/board/setup/setup';
import { seedOf } from '@/lib/kernel/seed';
import { capital, listed, uncapital } from '@/lib/sentences';
import { EditionChoice } from '../edition-choice';
import type { Asked } from './asked';
import { CONTROLLERS, type Controller } from './players';
import { type Seating, SeatTile } from './seat-tile';
import styles from './start.module.css';
import { YouPlay } from './you-play';

/** The basic game, the whole advanced one, or the options that were asked for. */
const LAYERS = ['basic', 'advanced', 'own'] as const;
type Layer = (typeof LAYERS)[number];

const LAYER_NAMES: Readonly<Record<Layer, string>> = {
  basic: 'Basic',
  advanced: 'Advanced',
  own: 'As set up',
};

const OPTIONS_OF: Readonly<Record<Layer, (setup: BoardSetup) => readonly string[]>> = {
  basic: () => [],
  advanced: ({ edition }) => advancedGame(edition),
  own: ({ options }) => options,
};

function layerOf(setup: BoardSetup): Layer {
  const asked = new Set(setup.options);
  if (asked.size === 0) return 'basic';
  const whole = OPTIONS_OF.advanced(setup);
  return whole.length === asked.size && whole.every((id) => asked.has(id)) ? 'advanced' : 'own';
}

function optionWords(ids: readonly string[]): string {
  const labels = OPTIONS.filter(({ id }) => ids.includes(id)).map(({ label }) => uncapital(label));
  return labels.length === 0 ? 'None of the optional rules' : capital(listed(labels));
}

// The map is a picture of what the seats say: it comes after them.
const StartMap = late(() => import('../start-map').then((module) => module.StartMap));

/** The edition, who plays which faction, and the seed; then the game begins. */
export function Start({
  title,
  asked: { setup: asked, by, seed: firstSeed },
  isReady,
  problem,
  onBegin,
  children,
}: {
  readonly title: string;
  /** Where it does not say who plays, a person sits among stewards. */
  readonly asked: Asked;
  /** Whether the page has come to life. */
  readonly isReady: boolean;
  readonly problem: string | null;
  readonly onBegin: (setup: BoardSetup, seed: number, controllers: readonly Controller[]) => void;
  /** What stands beside it, below the map. */
  readonly children: ReactNode;
}) {
  const [edition, setEdition] = useState(asked.edition);
  const [layer, setLayer] = useState(() => layerOf(asked));
  const inAsked = inEdition(asked, edition);
  const served = { ...inAsked, options: OPTIONS_OF[layer](inAsked) };
  const seats = takenSeats(served);
  const [seatings, setSeatings] = useState<readonly Seating[]>(() =>
    seats.map((_, at) => CONTROLLERS.find((one) => one === by[at]) ?? usual(at)),
  );
  // on a phone one person alone among computers is chosen by a sign
  const [isWhole, setWhole] = useState(
    () => seatings.filter((one) => one === 'person').length !== 1,
  );
  const [seed, setSeed] = useState(firstSeed);
  const controllers = seatings.filter((one) => one !== 'nobody');
  const playing = seats.flatMap(({ faction }, at) =>
    faction === null || seatings[at] === 'nobody' ? [] : [faction],
  );

  function begin() {
    const left = seats.filter((_, at) => seatings[at] === 'nobody').map(({ circle }) => circle);
    const setup = {
      ...served,
      seats: served.seats.map((seat, circle) => (left.includes(circle) ? null : seat)),
    };
    onBegin(setup, seedOf(seed), controllers);
  }

  return (
    <div className={styles.beginnings}>
      <div className={styles.beside}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <p>Against the computer, or passing the device round.</p>
        </div>
        <form
          className={styles.start}
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <div className={styles.game}>
            <EditionChoice hasHint value={edition} onValueChange={setEdition} />
            <div>
              <SignRadios
                legend="Rules"
                name="layer"
                options={LAYERS.filter((one) => one !== 'own' || layerOf(asked) === 'own').map(
                  (one) => ({ value: one, label: LAYER_NAMES[one] }),
                )}
                value={layer}
                onValueChange={setLayer}
              />
              <p className="mt-1 text-s text-muted">{optionWords(OPTIONS_OF[layer](inAsked))}</p>
            </div>
          </div>
          <fieldset className={styles.seating}>
            <legend className="text-s font-semibold">Who plays</legend>
            {!isWhole && (
              <div className={styles.short}>
                <YouPlay
                  factions={seats.map(({ seat: { faction: id }, faction }) => ({
                    id,
                    name: faction?.name ?? id,
                  }))}
                  you={seatings.indexOf('person')}
                  onChoose={(you) =>
                    setSeatings(seatings.map((one, at) => seatedBy(one, at === you)))
                  }
                />
                <Button size="small" className="mt-3" onClick={() => setWhole(true)}>
                  More people, or fewer factions
                </Button>
              </div>
            )}
            <ul className={styles.seats} aria-label="Factions" data-whole={isWhole || undefined}>
              {seats.map(({ seat, faction }, at) => (
                <SeatTile
                  // biome-ignore lint/suspicious/noArrayIndexKey: an address may seat a faction twice
                  key={at}
                  faction={seat.faction}
                  name={faction?.name ?? seat.faction}
                  at={at}
                  value={seatings[at] ?? usual(at)}
                  onValueChange={(value) => setSeatings(seatings.with(at, value))}
                />
              ))}
            </ul>
          </fieldset>
          {problem !== null && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.begin}>
            <Button kind="primary" type="submit" disabled={!isReady || controllers.length < 2}>
              Begin with {controllers.length} factions
            </Button>
            <Link href={`/board/setup?${setupQuery(served)}`}>
              Change <span className="wide-only">seats, </span>options and handicaps
            </Link>
          </div>
          <details className={styles.seed}>
            <summary>Seed {seed}</summary>
            <TextInput
              label="Seed"
              hint="The same seed deals the same game."
              value={seed}
              maxLength={40}
              onValueChange={setSeed}
            />
          </details>
        </form>
        {children}
      </div>
      <section aria-labelledby="begins" className={styles.begins}>
        <h2 id="begins">How it begins</h2>
        <div className={styles.where}>
          <StartMap factions={playing} />
        </div>
        {playing.flatMap(({ id, name, forces: { board } }) =>
          board
            .filter(({ places }) => places.length > 1)
            .map(({ forces }) => (
              <p key={id} className="text-s text-muted">
                {name} place their {forces} in the ringed places, as they like.
              </p>
            )),
        )}
      </section>
    </div>
  );
}

/** Who plays a seat once one person is alone among the others. */
function seatedBy(before: Seating, isYou: boolean): Seating {
  if (isYou) return 'person';
  return before === 'person' ? 'steward' : before;
}

function usual(at: number): Controller {
  return at === 0 ? 'person' : 'steward';
}
