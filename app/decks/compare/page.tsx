import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Compare } from './compare';

export const metadata: Metadata = {
  title: 'Compare decks',
  description: 'Two decks, versions or samples side by side: cards, counts and legality.',
};

export default function ComparePage() {
  return (
    <Page>
      <PageTitle
        title="Compare"
        actions={
          <LinkButton slim href="/decks">
            All decks
          </LinkButton>
        }
      />
      <NuqsAdapter>
        <Compare />
      </NuqsAdapter>
    </Page>
  );
}
