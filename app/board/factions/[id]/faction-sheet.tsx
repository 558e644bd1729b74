import { Link } from '@/app/_ui/base/link';
import { Page } from '@/app/_ui/base/page-title';
import { FACTIONS, type Faction } from '@/lib/board/factions/factions';
import { type Edition, editionName } from '@/lib/board/rules/book';
import { powerOf } from '../../faction-power';
import { FactionSeal } from '../../faction-seal';
import { RuleIds } from '../../rule-ids';
import { StartMap } from '../../start-map';
import { adviceFor } from '../faction-words';
import styles from '../factions.module.css';
import { LeaderDiscs } from '../leader-discs';
import { startOf, winsOf } from '../start-of';
import { Advantages, AsideAdvantages } from './advantages';
import { FactionBand } from './faction-band';

/** All that an edition says of a faction: how it begins, its leaders, what it alone may do. */
export function FactionSheet({
  faction,
  edition,
}: {
  readonly faction: Faction;
  readonly edition: Edition;
}) {
  return (
    <Page>
      <Others edition={edition} shown={faction} />
      <FactionBand faction={faction} edition={edition} />
      <div className={styles.sheet} data-power={powerOf(faction.id)}>
        <div className={styles.begins}>
          <Start faction={faction} edition={edition} />
          <Leaders faction={faction} edition={edition} />
        </div>
        <Advantages faction={faction} edition={edition} />
        <div className={styles.where}>
          {faction.forces.board.length > 0 && (
            <section aria-labelledby="where">
              <h2 id="where">Where it begins</h2>
              <StartMap factions={[faction]} />
            </section>
          )}
        </div>
        <div className={styles.aside}>
          <AsideAdvantages faction={faction} edition={edition} />
          <section className={styles.block}>
            <h3>Advice for a first game</h3>
            <p>{adviceFor(faction.id)}</p>
          </section>
          <div>
            <Link href={`/rules?game=${edition}&chapter=${faction.id}`}>
              All its rules in the {editionName(edition)}
            </Link>
            <RuleIds ids={faction.rules[edition] ?? []} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** What the window is called. */
export function factionTitle(faction: Faction): string {
  return `${faction.name} in the board game`;
}

/** The way to the other factions. */
function Others({ edition, shown }: { readonly edition: Edition; readonly shown: Faction }) {
  return (
    <nav aria-label="Factions" className={styles.others}>
      {FACTIONS.map(({ id, name }) => (
        <Link
          key={id}
          href={`/board/factions/${id}?edition=${edition}`}
          {...(id === shown.id && { 'aria-current': 'page' as const })}
        >
          <FactionSeal faction={id} size="small" />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}

interface Shown {
  readonly faction: Faction;
  readonly edition: Edition;
}

function Start({ faction, edition }: Shown) {
  const { elite } = faction;
  return (
    <section aria-labelledby="start">
      <h2 id="start">How it begins</h2>
      <dl className={styles.facts}>
        {startOf(faction, edition).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Wins with</dt>
          <dd>{winsOf(faction, edition)}</dd>
        </div>
        {elite !== undefined && (
          <div>
            <dt>{elite.name}</dt>
            <dd>{elite.forces}, which count as 2 with additional advantages</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Leaders({ faction, edition }: Shown) {
  const said = (faction.doubts ?? []).filter((doubt) => doubt.edition === edition);
  return (
    <section aria-labelledby="leaders">
      <h2 id="leaders">Leaders</h2>
      <LeaderDiscs faction={faction} edition={edition} />
      {said.map(({ text }) => (
        <p key={text} className={styles.doubt}>
          {text}
        </p>
      ))}
    </section>
  );
}
