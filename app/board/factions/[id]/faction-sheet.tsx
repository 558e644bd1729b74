import Link from 'next/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { FACTIONS, type Faction } from '@/lib/board/factions/factions';
import { type Edition, editionName } from '@/lib/board/rules/book';
import { EditionSwitch } from '../../edition-switch';
import { powerOf } from '../../faction-power';
import { FactionSeal } from '../../faction-seal';
import { RuleIds } from '../../rule-ids';
import { StartMap } from '../../start-map';
import styles from '../factions.module.css';
import { LeaderDiscs } from '../leader-discs';
import { startOf } from '../start-of';
import { Advantages, AsideAdvantages } from './advantages';

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
      <PageTitle
        title={
          <span className={styles.title}>
            <FactionSeal faction={faction.id} /> {faction.name}
          </span>
        }
        note={faction.alias === undefined ? undefined : `Also called the ${faction.alias}.`}
        actions={<EditionSwitch path={`/board/factions/${faction.id}`} edition={edition} />}
      />
      <div className={styles.sheet} data-power={powerOf(faction.id)}>
        <Start faction={faction} edition={edition} />
        <Advantages faction={faction} edition={edition} />
        <div className={styles.more}>
          <Leaders faction={faction} edition={edition} />
          <RuleIds ids={faction.rules[edition] ?? []} />
          <p>
            <Link href={`/rules?game=${edition}&chapter=${faction.id}`} prefetch={false}>
              All its rules in the {editionName(edition)}
            </Link>
          </p>
        </div>
        <div className={styles.aside}>
          <AsideAdvantages faction={faction} edition={edition} />
          {faction.forces.board.length > 0 && <StartMap factions={[faction]} />}
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
          prefetch={false}
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
    <section aria-labelledby="start" className={styles.begins}>
      <h2 id="start">How it begins</h2>
      <dl className={styles.facts}>
        {startOf(faction, edition).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
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
