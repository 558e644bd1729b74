import { useId } from 'react';
import { classes } from '@/app/_ui/base/classes';
import {
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
  const rows = (isLegal ? legal : [now, ...legal]).map((allocation) => ({
    ...{ allocation, start: houseStart(deck.players, allocation) },
    isBroken: !isLegal && allocation === now,
    chosen: allocation.favor === now.favor && allocation.spice === now.spice,
  }));

  return (
    <>
      <table className={styles.choice}>
        <caption>
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
          {rows.map(({ allocation: { favor, spice }, start, chosen, isBroken }) => (
            <tr
              key={`${favor} ${spice}`}
              className={classes(chosen && styles.chosen, isBroken && styles.broken)}
            >
              <th scope="row">
                <label className={styles.option}>
                  <input
                    type="radio"
                    name={name}
                    checked={chosen}
                    onChange={() =>
                      changes.edit(
                        { kind: 'set-profile', favor, spice },
                        `Treasury ${start.treasury}, favor ${start.favor}, hoard ${start.hoard}.`,
                      )
                    }
                  />
                  {optionWords(favor, spice, isBroken ? 0 : start.kept)}
                  {isBroken && ' (not allowed)'}
                </label>
              </th>
              <td>{start.treasury}</td>
              <td>{start.favor}</td>
              <td>{start.hoard}</td>
            </tr>
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

function optionWords(favor: number, spice: number, kept: number): string {
  const parts = [
    ...(favor === 0 ? [] : [`${favor} favor`]),
    ...(spice === 0 ? [] : [`${spice} spice`]),
    ...(kept === 0 ? [] : [`keep ${kept}`]),
  ];
  const text = parts.join(', ') || 'nothing kept';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
