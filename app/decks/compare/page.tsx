import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Compare } from './compare';

export const metadata: Metadata = {
  title: 'Compare decks',
  description: 'Two decks, versions or samples side by side: cards, counts and legality.',
};

export default function ComparePage() {
  return (
    <Page>
      <PageTitle title="Compare" under={{ href: '/decks', name: 'Decks' }} />
      <NuqsAdapter>
        <Compare />
      </NuqsAdapter>
    </Page>
  );
}
