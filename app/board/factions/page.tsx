import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { editionFrom } from '../edition-from';
import { FactionIndex } from './faction-index';
import { IndexCopy } from './index-copy';

export const metadata: Metadata = {
  title: 'Factions of the board game',
  description:
    'The six factions of the Dune board game in both editions: how each begins, its leaders, and what it alone may do.',
};

export default async function FactionsPage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}) {
  // one page of the offline copy answers for both editions
  if ((await headers()).has('x-offline-copy')) return <IndexCopy />;
  return <FactionIndex edition={editionFrom((await searchParams).edition)} />;
}
