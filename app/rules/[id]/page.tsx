import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { gameOfId } from '@/app/_ui/data/rule-entry';
import { citationText } from '@/lib/rules/citations';
import { rulesOf } from '../load';
import { entryOf, RuleSheet } from './rule-sheet';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const entry = entryOf(rulesOf(gameOfId(id)), id);
  return entry ? { title: entry.id, description: citationText(entry) } : { title: 'No such rule' };
}

export default async function RulePage({ params }: Props) {
  const { id } = await params;
  const byId = rulesOf(gameOfId(id));
  const entry = entryOf(byId, id);
  if (!entry) notFound();
  return <RuleSheet entry={entry} byId={byId} />;
}
