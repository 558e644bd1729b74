import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { Builder } from './builder';

export const metadata: Metadata = {
  title: 'Deck builder',
  description: 'Build an Imperial and a House deck and see at every moment whether they are legal.',
};

export default function BuildPage() {
  preload('/data/catalogue', { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <NuqsAdapter>
      <Builder />
    </NuqsAdapter>
  );
}
