import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import { BuyPage } from './buy';

export const metadata: Metadata = {
  title: 'Buy list',
  description: 'The cards that your decks need and your collection lacks.',
};

export default function CollectionBuyPage() {
  return (
    <Page>
      <NuqsAdapter>
        <BuyPage />
      </NuqsAdapter>
    </Page>
  );
}
