import { useId } from 'react';
import { classes } from '@/app/_ui/base/classes';
import {
  type Allocation,
  allocationOf,
  BONUS_SOLARIS,
  houseStart,
  isLegalAllocation,
  legalAllocations,
} from '@/lib/decks/profile';
import { useDerived, useWorkshop } from '../state/workshop';
import styles from './profile-section.module.css';

/** Every legal way to spend the bonus solaris, as a table to choose from. */
export function AllocationChoice() {
  const { changes } = useWorkshop();
  const { deck } = useDerived();
  const name = useId();
  const now = allocationOf(deck);
  const legal = legalAllocations(deck.players, now.programs);
  const isLegal = isLegalAllocation(deck.players, now);
  const { spicePrice } = houseStart(deck.players, now);

  function choose({ favor, spice }: Allocation) {
    const {
      treasury,
      favor: total,
      hoard,
    } = houseStart(deck.players, {
      favor,
      spice,
      programs: now.programs,
    });
    changes.edit(
      { kind: 'set-profile', favor, spice },
      `Treasury ${treasury}, favor ${total}, hoard ${hoard}.`,
    );
  }

  return (
    <>
      <table className={styles.choice}>
        <caption className={styles.caption}>
          Favor costs 2, a spice {spicePrice} at this rate of exchange, a program 1
          {now.programs > 0 && `; ${now.programs} bought`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Spend</th>
            <th scope="col">Treasury</th>
            <th scope="col">Favor</th>
            <th scope="col">Hoard</th>
          </tr>
        </thead>
        <tbody>
          {!isLegal && <Row allocation={now} chosen isBroken name={name} onChoose={choose} />}
          {legal.map((allocation) => (
            <Row
              key={`${allocation.favor} ${allocation.spice}`}
              allocation={allocation}
              chosen={allocation.favor === now.favor && allocation.spice === now.spice}
              name={name}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
      {legal.length === 0 && (
        <p className="text-muted text-s">
          The programs alone cost more than {BONUS_SOLARIS}: give one up to choose again.
        </p>
      )}
    </>
  );
}

function Row({
  allocation,
  chosen,
  isBroken = false,
  name,
  onChoose,
}: {
  readonly allocation: Allocation;
  readonly chosen: boolean;
  readonly isBroken?: boolean;
  readonly name: string;
  readonly onChoose: (allocation: Allocation) => void;
}) {
  const { deck } = useDerived();
  const start = houseStart(deck.players, allocation);
  return (
    <tr className={classes(chosen && styles.chosen, isBroken && styles.broken)}>
      <th scope="row">
        <label className={styles.option}>
          <input type="radio" name={name} checked={chosen} onChange={() => onChoose(allocation)} />
          {isBroken
            ? `${optionWords(allocation, 0)} (not allowed)`
            : optionWords(allocation, start.kept)}
        </label>
      </th>
      <td>{start.treasury}</td>
      <td>{start.favor}</td>
      <td>{start.hoard}</td>
    </tr>
  );
}

function optionWords({ favor, spice }: Allocation, kept: number): string {
  const parts = [
    ...(favor === 0 ? [] : [`${favor} favor`]),
    ...(spice === 0 ? [] : [`${spice} spice`]),
    ...(kept === 0 ? [] : [`keep ${kept}`]),
  ];
  const text = parts.join(', ') || 'nothing kept';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
