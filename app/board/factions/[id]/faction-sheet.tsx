import Link from 'next/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { FACTIONS, type Faction, leaderName } from '@/lib/board/factions/factions';
import { type Edition, editionName } from '@/lib/board/rules/book';
import { EditionSwitch } from '../../edition-switch';
import { powerOf } from '../../faction-power';
import { FactionSeal } from '../../faction-seal';
import { RuleIds } from '../../rule-ids';
import { StartMap } from '../../start-map';
import styles from '../factions.module.css';
import { startOf } from '../start-of';
import { Advantages } from './advantages';

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

function Start({ faction, edition }: { readonly faction: Faction; readonly edition: Edition }) {
  const { elite, leaders, doubts = [], rules } = faction;
  const said = doubts.filter((doubt) => doubt.edition === edition);
  const chapter = `/rules?game=${edition}&chapter=${faction.id}`;
  return (
    <div className={styles.column}>
      <section aria-labelledby="start">
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
      {faction.forces.board.length > 0 && <StartMap factions={[faction]} />}
      <section aria-labelledby="leaders">
        <h2 id="leaders">Leaders</h2>
        <ul className={styles.leaders}>
          {leaders.map((leader) => (
            <li key={leader.id}>
              <b>{leader.strength}</b>
              <span>{leaderName(leader, edition)}</span>
            </li>
          ))}
        </ul>
        {said.map(({ text }) => (
          <p key={text} className={styles.doubt}>
            {text}
          </p>
        ))}
      </section>
      <RuleIds ids={rules[edition] ?? []} />
      <p>
        <Link href={chapter} prefetch={false}>
          All its rules in the {editionName(edition)}
        </Link>
      </p>
    </div>
  );
}
