import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { citationText } from '@/lib/rules/citations';
import { loadRules } from '@/lib/rules/load';
import { entryOf, RuleSheet } from './rule-sheet';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = entryOf(loadRules().byId, (await params).id);
  return entry ? { title: entry.id, description: citationText(entry) } : { title: 'No such rule' };
}

export default async function RulePage({ params }: Props) {
  const { byId } = loadRules();
  const entry = entryOf(byId, (await params).id);
  if (!entry) notFound();
  return <RuleSheet entry={entry} byId={byId} />;
}
