import Link from 'next/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { FACTIONS, leaderName } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { EditionSwitch } from '../edition-switch';
import { FactionSeal } from '../faction-seal';
import styles from './factions.module.css';
import { startOf } from './start-of';

/** The factions of an edition, each with how it begins and the way to its page. */
export function FactionIndex({ edition }: { readonly edition: Edition }) {
  return (
    <Page>
      <PageTitle
        title="Factions of the board game"
        note="How each begins, its leaders, and what it alone may do."
        actions={<EditionSwitch path="/board/factions" edition={edition} />}
      />
      <ul className={styles.factions}>
        {FACTIONS.map((faction) => (
          <li key={faction.id} className={styles.faction}>
            <FactionSeal faction={faction.id} />
            <div>
              <h2>
                <Link href={`/board/factions/${faction.id}?edition=${edition}`} prefetch={false}>
                  {faction.name}
                </Link>
              </h2>
              <dl className={styles.short}>
                {startOf(faction, edition)
                  .slice(0, 3)
                  .map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
              <p className="text-s text-muted">
                {faction.leaders
                  .map((leader) => `${leaderName(leader, edition)} ${leader.strength}`)
                  .join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
