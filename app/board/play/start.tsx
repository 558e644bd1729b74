import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import type { BoardGameSetup } from '@/lib/board/engine/setup/board-setup';
import { FACTIONS } from '@/lib/board/factions/factions';
import { seedOf } from '@/lib/kernel/seed';
import { FactionSign } from './faction-sign';
import { CONTROLLER_NAMES, CONTROLLERS, type Controller } from './players';
import styles from './start.module.css';

type Seating = Controller | 'nobody';

const OPTIONS = [
  ...CONTROLLERS.map((value) => ({ value, label: CONTROLLER_NAMES[value] })),
  { value: 'nobody' as const, label: 'Does not play' },
];

/** Who plays which faction, and the seed; then the game begins. */
export function Start({
  first,
  seed: firstSeed,
  isReady,
  problem,
  onBegin,
}: {
  /** By faction: what stands there at first. */
  readonly first: Readonly<Record<string, Seating>>;
  readonly seed: string;
  /** Whether the page has come to life. */
  readonly isReady: boolean;
  readonly problem: string | null;
  readonly onBegin: (setup: BoardGameSetup, controllers: readonly Controller[]) => void;
}) {
  const [seats, setSeats] = useState(first);
  const [seed, setSeed] = useState(firstSeed);
  const playing = FACTIONS.flatMap(({ id }) => {
    const controller = seats[id] ?? 'random';
    return controller === 'nobody' ? [] : [{ id, controller }];
  });
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(
          { seed: seedOf(seed), edition: '2019', factions: playing.map(({ id }) => id) },
          playing.map(({ controller }) => controller),
        );
      }}
    >
      <ul className={styles.seats} aria-label="Factions">
        {FACTIONS.map(({ id, name }) => (
          <li key={id}>
            <FactionSign faction={id} size={26} />
            <Select
              label={name}
              value={seats[id] ?? 'random'}
              options={OPTIONS}
              onValueChange={(value) => setSeats({ ...seats, [id]: value })}
            />
          </li>
        ))}
      </ul>
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
      <Button kind="primary" type="submit" disabled={!isReady || playing.length < 2}>
        Begin with {playing.length} factions
      </Button>
    </form>
  );
}
