import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { FIRST_CARDS, FirstCards } from '@/app/_cards/list/first-cards';
import { asksForDecks } from '@/app/_deck/library/asks-for-decks';
import { asksForCollection } from '@/app/_owned/asks-for-collection';
import { language } from '@/app/_ui/search/query-language';
import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import { cardsFound, searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS, sentencesByCard } from '@/lib/engine/abilities/sentences';
import { Browser } from './browser';

export const metadata: Metadata = {
  title: 'Cards',
  description: 'Search every card of the Dune collectible card game.',
};

/** Where only the browser knows the answer. */
const NOTHING = { first: null, served: null };

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
      <Browser {...(isCopy ? NOTHING : firstOf(await searchParams))} />
    </NuqsAdapter>
  );
}

/** The first cards found and what is said of them all; nothing where only the browser knows, or shows them otherwise. */
function firstOf({ q = '', view, group }: Search) {
  if (typeof q !== 'string' || asksForDecks(q) || asksForCollection(q)) return NOTHING;
  const found = searchCatalogue(q, IN_OUR_WORDS);
  if (!found.ok) return NOTHING;
  const { query, cards } = found.value;
  const asked = language.inFields({ text: q, query }, cards, (other) =>
    cardsFound(other, IN_OUR_WORDS),
  );
  const served = {
    text: q,
    words: q.trim() === '' ? 'All cards' : describeQuery(asked.query),
    count: cards.length,
    all: loadCatalogue().cards.length,
  };
  if (cards.length === 0 || view !== undefined || group !== undefined)
    return { first: null, served };
  const first = <FirstCards cards={cards.slice(0, FIRST_CARDS)} sentences={sentencesByCard()} />;
  return { first, served };
}
