import { PowerIcon } from '@/app/_ui/icons/powers';
import { turnPartNow } from '@/lib/engine/narration/phase';
import { TURN_PART_NAMES, TURN_PART_WORDS, TURN_PARTS } from '@/lib/rules/turn-parts';
import { intervalOf } from './houses';
import { shortName } from './short-names';
import { useTable } from './table-context';
import styles from './turn-parts.module.css';

/** The parts of a turn, which of them it is, and what may be done in it. */
export function TurnParts() {
  const { view } = useTable();
  const { part, text } = turnPartNow(view);
  const interval = intervalOf(view);
  const house = interval === undefined ? undefined : view.houses[interval];
  return (
    <section className={styles.strip} aria-label="Parts of the turn">
      <ol className={styles.parts}>
        {TURN_PARTS.map((one) => (
          <li
            key={one}
            title={TURN_PART_WORDS[one]}
            aria-current={one === part ? 'step' : undefined}
          >
            <span className={styles.part}>{TURN_PART_NAMES[one]}</span>
            {one === part && house !== undefined && (
              <span className={styles.whose}>
                <PowerIcon power={house.sponsor} coloured size={13} className={styles.sign} />
                <span className={styles.name}>{shortName(house.name)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.words}>{text}</p>
    </section>
  );
}
