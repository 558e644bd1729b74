import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LinkButton } from '@/app/_ui/button';
import { Page, PageTitle } from '@/app/_ui/page-title';
import { areaName } from '@/app/_ui/rules/area-name';
import { RuleText } from '@/app/_ui/rules/rule-text';
import { type Conflict, citationText, isConflict, type Rule } from '@/lib/rules/citations';
import { loadRules } from '@/lib/rules/load';
import { sectionsOf } from '../filter';
import { RuleList } from '../rule-list';
import styles from './rule-page.module.css';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

/** Ids are written in capitals; an address may be written as it comes. */
async function entryOf({ params }: Props): Promise<Rule | Conflict | undefined> {
  const { id } = await params;
  const { byId } = loadRules();
  return (
    byId.get(id) ?? [...byId.values()].find((one) => one.id.toLowerCase() === id.toLowerCase())
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const entry = await entryOf(props);
  return entry ? { title: entry.id, description: citationText(entry) } : { title: 'No such rule' };
}

/** One rule: its words, what it belongs with, and its neighbours. */
export default async function RulePage(props: Props) {
  const entry = await entryOf(props);
  if (!entry) notFound();
  const { byId, rules, conflicts } = loadRules();
  const all = [...byId.values()];
  const place = all.indexOf(entry);
  const previous = all[place - 1];
  const next = all[place + 1];
  const answers = conflicts.filter((conflict) => conflict.rules.includes(entry.id));
  const others = isConflict(entry)
    ? entry.rules.flatMap((id) => byId.get(id) ?? [])
    : rules.filter(
        (rule) =>
          rule.section === entry.section && rule.source === entry.source && rule.id !== entry.id,
      );
  return (
    <Page narrow>
      <PageTitle
        title={entry.id}
        note={
          isConflict(entry) ? 'Where the rulebooks disagree or are silent' : areaName(entry.area)
        }
        actions={<LinkButton href={`/rules#${entry.id}`}>See it among all rules</LinkButton>}
      />
      <div className={styles.text}>
        <RuleText entry={entry} />
      </div>
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
  readonly entries: readonly (Rule | Conflict)[];
}) {
  return (
    <section className={styles.others}>
      <h2>{title}</h2>
      <RuleList
        sections={sectionsOf(entries).map((section) => ({ ...section, book: null }))}
        text=""
      />
    </section>
  );
}
