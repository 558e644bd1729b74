import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { kindOf } from '@/app/_ui/card/face';
import { type Card, fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { keywordsByCard } from '@/lib/engine/abilities/keywords';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { loadRules } from '@/lib/rules/load';
import { setName } from '@/lib/rules/taxonomy';
import { CardSheet } from './card-sheet';
import { buildSources, type Sources } from './sources';

/** Built on first use. */
let sources: Sources | undefined;

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

async function cardOf({ params }: Props): Promise<Card | undefined> {
  return loadCatalogue().byId.get((await params).id);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const card = await cardOf(props);
  if (!card) return { title: 'No such card' };
  return { title: fullName(card), description: `${kindOf(card)}. ${setName(card.set)}.` };
}

export default async function CardPage(props: Props) {
  const card = await cardOf(props);
  if (!card) notFound();
  sources ??= buildSources(
    loadCatalogue(),
    loadRulings(),
    loadRules().byId,
    sentencesByCard(),
    keywordsByCard(),
  );
  return <CardSheet card={card} sources={sources} />;
}
