import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { RadioGroup } from '@/app/_ui/base/radio-group';
import { Select } from '@/app/_ui/base/select';
import { OPTIONS } from '@/lib/board/editions/editions';
import { inEdition, setupQuery } from '@/lib/board/setup/link';
import { type BoardSetup, takenSeats } from '@/lib/board/setup/setup';
import { seedOf } from '@/lib/kernel/seed';
import { listed, uncapital } from '@/lib/sentences';
import { EDITION_CHOICES } from '../edition-choices';
import type { Asked } from './asked';
import { FactionSign } from './faction-sign';
import { CONTROLLER_NAMES, CONTROLLERS, type Controller } from './players';
import styles from './start.module.css';

type Seating = Controller | 'nobody';

const CHOICES = [
  ...CONTROLLERS.map((value) => ({ value, label: CONTROLLER_NAMES[value] })),
  { value: 'nobody' as const, label: 'Does not play' },
];

/** The edition, who plays which faction, and the seed; then the game begins. */
export function Start({
  asked: { setup: asked, by, seed: firstSeed },
  isReady,
  problem,
  onBegin,
}: {
  /** Where it does not say who plays, a person sits among stewards. */
  readonly asked: Asked;
  /** Whether the page has come to life. */
  readonly isReady: boolean;
  readonly problem: string | null;
  readonly onBegin: (setup: BoardSetup, seed: number, controllers: readonly Controller[]) => void;
}) {
  const [edition, setEdition] = useState(asked.edition);
  const served = edition === asked.edition ? asked : inEdition(asked, edition);
  const seats = takenSeats(served);
  const [seatings, setSeatings] = useState<readonly Seating[]>(() =>
    seats.map((_, at) => CONTROLLERS.find((one) => one === by[at]) ?? usual(at)),
  );
  const [seed, setSeed] = useState(firstSeed);
  const controllers = seatings.filter((one) => one !== 'nobody');
  const options = OPTIONS.filter(({ id }) => served.options.includes(id));

  function begin() {
    const left = seats.filter((_, at) => seatings[at] === 'nobody').map(({ circle }) => circle);
    const setup = {
      ...served,
      seats: served.seats.map((seat, circle) => (left.includes(circle) ? null : seat)),
    };
    onBegin(setup, seedOf(seed), controllers);
  }

  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <RadioGroup
        legend="Edition"
        name="edition"
        options={EDITION_CHOICES}
        value={edition}
        onValueChange={setEdition}
      />
      <ul className={styles.seats} aria-label="Factions">
        {seats.map(({ seat, faction }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may seat a faction twice
          <li key={at}>
            <FactionSign faction={seat.faction} size={26} />
            <Select
              label={faction?.name ?? seat.faction}
              value={seatings[at] ?? usual(at)}
              options={CHOICES}
              onValueChange={(value) => setSeatings(seatings.with(at, value))}
            />
          </li>
        ))}
      </ul>
      <p>
        {options.length === 0
          ? 'The basic game. '
          : `With ${listed(options.map(({ label }) => uncapital(label)))}. `}
        <Link href={`/board/setup?${setupQuery(served)}`}>Change seats, options and handicaps</Link>
      </p>
      <TextInput
        label="Seed"
        hint="The same seed deals the same game."
        className={styles.seed}
        value={seed}
        maxLength={40}
        onValueChange={setSeed}
      />
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button kind="primary" type="submit" disabled={!isReady || controllers.length < 2}>
        Begin with {controllers.length} factions
      </Button>
    </form>
  );
}

function usual(at: number): Controller {
  return at === 0 ? 'person' : 'steward';
}
