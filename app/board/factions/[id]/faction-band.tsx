import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { EditionLinks } from '../../edition-choice';
import { powerOf } from '../../faction-power';
import { aloneWords } from '../faction-words';
import styles from './faction-band.module.css';

/** The head of a faction's page in its colour: its sign, its name, and what it alone may do in one sentence. */
export function FactionBand({
  faction: { id, name, alias },
  edition,
}: {
  readonly faction: Faction;
  readonly edition: Edition;
}) {
  const power = powerOf(id);
  return (
    <div className={styles.top}>
      <header className={styles.band} data-power={power}>
        {power !== undefined && (
          <>
            <span className={styles.mark} aria-hidden>
              <PowerIcon power={power} size={260} />
            </span>
            <span className={styles.sign} aria-hidden>
              <PowerIcon power={power} size={84} />
            </span>
          </>
        )}
        <div className={styles.words}>
          <h1>{name}</h1>
          <p>
            {aloneWords(id)}
            {alias !== undefined && ` Also called the ${alias}.`}
          </p>
        </div>
      </header>
      <div className={styles.edition}>
        <EditionLinks path={`/board/factions/${id}`} edition={edition} />
      </div>
    </div>
  );
}
