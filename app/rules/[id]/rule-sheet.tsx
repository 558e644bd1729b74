import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { RuleMore } from '@/app/_ui/rules/rule-text';
import { isConflict, sourceName } from '@/lib/rules/citations';
import { type Entry, sectionTitle } from '../chapters';
import { sectionsOf } from '../filter';
import { RuleList } from '../rule-list';
import styles from './rule-page.module.css';

/** Ids are written in capitals; an address may be written as it comes. */
export function entryOf(byId: ReadonlyMap<string, Entry>, id: string): Entry | undefined {
  return (
    byId.get(id) ?? [...byId.values()].find((one) => one.id.toLowerCase() === id.toLowerCase())
  );
}

/**
 * One rule: its words, what it belongs with, and its neighbours. Drawn by the server, and by the
 * browser when offline.
 */
export function RuleSheet({
  entry,
  byId,
}: {
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
}) {
  const all = [...byId.values()];
  const place = all.indexOf(entry);
  const previous = all[place - 1];
  const next = all[place + 1];
  const answers = all.filter((other) => isConflict(other) && other.rules.includes(entry.id));
  const others = isConflict(entry)
    ? entry.rules.flatMap((id) => byId.get(id) ?? [])
    : all.filter(
        (rule) =>
          !isConflict(rule) &&
          rule.section === entry.section &&
          rule.source === entry.source &&
          rule.id !== entry.id,
      );
  return (
    <Page narrow>
      <PageTitle
        title={
          <span className={styles.rule}>{isConflict(entry) ? entry.question : entry.text}</span>
        }
        note={
          <>
            <b>{entry.id}</b>{' '}
            {isConflict(entry)
              ? 'Where the rulebooks disagree or are silent'
              : `${sourceName(entry.source)}, ${sectionTitle(entry.section)}`}
          </>
        }
        actions={<LinkButton href={`/rules#${entry.id}`}>See it in its chapter</LinkButton>}
      />
      <RuleMore entry={entry} />
      {answers.length > 0 && <Others title="What the Registry follows here" entries={answers} />}
      {others.length > 0 && (
        <Others
          title={isConflict(entry) ? 'The rules in question' : 'The rest of its section'}
          entries={others}
        />
      )}
      <nav className={styles.steps} aria-label="Neighbouring rules">
        {previous && (
          <Link href={`/rules/${previous.id}`} rel="prev">
            <ChevronLeft size={16} aria-hidden />
            <span className="visually-hidden">Previous: </span>
            {previous.id}
          </Link>
        )}
        {next && (
          <Link href={`/rules/${next.id}`} rel="next">
            <span className="visually-hidden">Next: </span>
            {next.id}
            <ChevronRight size={16} aria-hidden />
          </Link>
        )}
      </nav>
    </Page>
  );
}

function Others({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
}) {
  return (
    <section className="mt-10">
      <h2>{title}</h2>
      <RuleList sections={sectionsOf(entries)} text="" />
    </section>
  );
}
