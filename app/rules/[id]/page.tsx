import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { gameOfId } from '@/app/_ui/data/rule-entry';
import { loadCatalogue } from '@/lib/cards/load';
import { rulesFor } from '@/lib/cards/rules-for';
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
  const cards = loadCatalogue().cards.filter((card) => rulesFor(card).includes(entry.id));
  return <RuleSheet entry={entry} byId={byId} cards={cards} />;
}
