import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { CollectionBrowser } from './collection-browser';

export const metadata: Metadata = {
  title: 'Collection',
  description: 'The Dune CCG cards that you own, counted card by card, on your own machine.',
};

export default function CollectionPage() {
  preload('/data/catalogue', { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <NuqsAdapter>
      <CollectionBrowser />
    </NuqsAdapter>
  );
}
