import { ChevronRight } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { FACTIONS } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { EditionLinks } from '../edition-choice';
import { powerOf } from '../faction-power';
import { FactionSeal } from '../faction-seal';
import { allyWords } from './ally-words';
import { aloneWords } from './faction-words';
import styles from './factions.module.css';
import { LeaderDiscs } from './leader-discs';
import { startOf, winsWords } from './start-of';

/** The factions of an edition, each with how it begins and the way to its page. */
export function FactionIndex({ edition }: { readonly edition: Edition }) {
  return (
    <Page>
      <PageTitle
        title="Factions"
        note={winsWords(edition)}
        actions={<EditionLinks path="/board/factions" edition={edition} />}
      />
      {/* on a phone the head has no room for it */}
      <p className={styles.wins}>{winsWords(edition)}</p>
      <ul className={styles.factions}>
        {FACTIONS.map((faction) => (
          <li key={faction.id} className={styles.faction} data-power={powerOf(faction.id)}>
            <FactionSeal faction={faction.id} />
            <div className={styles.heading}>
              <h2>
                <Link href={`/board/factions/${faction.id}?edition=${edition}`}>
                  {faction.name}
                </Link>
              </h2>
              <ChevronRight size={20} aria-hidden />
            </div>
            <p className={styles.alone}>{aloneWords(faction.id)}</p>
            <dl className={styles.short}>
              {startOf(faction, edition)
                .slice(0, 3)
                .map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              <div>
                <dt>Revival</dt>
                <dd>{faction.freeRevival} free</dd>
              </div>
              <div className={styles.ally}>
                <dt>For an ally</dt>
                <dd>{allyWords(faction, edition)}</dd>
              </div>
            </dl>
            <LeaderDiscs faction={faction} edition={edition} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
