import type { Metadata } from 'next';
import { Suspense } from 'react';
import { preload } from 'react-dom';
import { Browser } from './browser';

export const metadata: Metadata = {
  title: 'Cards',
  description: 'Search every card of the Dune collectible card game.',
};

export default function CardsPage() {
  preload('/data/catalogue', { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <Suspense>
      <Browser />
    </Suspense>
  );
}
