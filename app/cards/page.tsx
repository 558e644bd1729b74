import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { FIRST_CARDS, FirstCards } from '@/app/_cards/list/first-cards';
import { asksForDecks } from '@/app/_deck/library/asks-for-decks';
import { asksForCollection } from '@/app/_owned/asks-for-collection';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS, sentencesByCard } from '@/lib/engine/abilities/sentences';
import { Browser } from './browser';

export const metadata: Metadata = {
  title: 'Cards',
  description: 'Search every card of the Dune collectible card game.',
};

type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

export default async function CardsPage({
  searchParams,
}: {
  readonly searchParams: Promise<Search>;
}) {
  // After what draws the first cards, which the server sends.
  preload('/data/catalogue', { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  // one page of the offline copy answers every search
  const isCopy = (await headers()).has('x-offline-copy');
  return (
    <NuqsAdapter>
      <Browser first={isCopy ? null : firstOf(await searchParams)} />
    </NuqsAdapter>
  );
}

/** The first cards found; nothing where only the browser knows them, or shows them otherwise. */
function firstOf({ q = '', view, group }: Search) {
  if (typeof q !== 'string' || asksForDecks(q) || asksForCollection(q)) return null;
  if (view !== undefined || group !== undefined) return null;
  const found = searchCatalogue(q, IN_OUR_WORDS);
  if (!found.ok || found.value.cards.length === 0) return null;
  const cards = found.value.cards.slice(0, FIRST_CARDS);
  return <FirstCards cards={cards} sentences={sentencesByCard()} />;
}
