import { Fragment } from 'react';
import { INCOME_NOTE } from '@/lib/engine/narration/summary';
import { useTable } from './table-context';
import styles from './turn-table.module.css';

/** What each turn came to for every House, the latest first. */
export function TurnTable() {
  const { table, view } = useTable();
  const isAlone = view.houses.length === 1;
  const over = table.turnsOver().toReversed();
  if (over.length === 0)
    return (
      <p className={styles.none}>
        When a turn is over, each House gets a line here: what it has, what it deployed, and what
        its cards can produce next.
      </p>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Turn by turn">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={isAlone ? undefined : styles.house}>
                {isAlone ? 'Turn' : 'House'}
              </th>
              <th scope="col">Solaris</th>
              <th scope="col">Favor</th>
              <th scope="col">Hoard</th>
              <th scope="col">Cards</th>
            </tr>
          </thead>
          {over.map(({ turn, houses }) => (
            <tbody key={turn}>
              {!isAlone && (
                <tr>
                  <th scope="rowgroup" colSpan={5} className={styles.turn}>
                    Turn {turn}
                  </th>
                </tr>
              )}
              {houses.map((house) => (
                <Fragment key={house.seat}>
                  <tr>
                    {isAlone ? <td>{turn}</td> : <th scope="row">{house.name}</th>}
                    <td>{house.treasury}</td>
                    <td>{house.favor}</td>
                    <td>{house.hoard}</td>
                    <td>{house.deployed.length}</td>
                  </tr>
                  {/* after the end no turn comes */}
                  {(view.outcome === null || turn < view.turn) && (
                    <tr>
                      <td colSpan={5} className={styles.income}>
                        Income: {house.income.text}
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className={styles.note}>
        Cards: deployed in that turn. Income: {INCOME_NOTE.charAt(0).toLowerCase()}
        {INCOME_NOTE.slice(1)}
      </p>
    </>
  );
}
