import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { OpeningDesk } from './opening-desk';

export const metadata: Metadata = {
  title: 'Opening hand',
  description: 'Deal opening hands by seed, with exact odds for any query.',
};

export default function OpeningPage() {
  return (
    <Page>
      <PageTitle title="Opening hand" under={{ href: '/play', name: 'Play' }} />
      <NuqsAdapter>
        <OpeningDesk />
      </NuqsAdapter>
    </Page>
  );
}
