import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LinkButton } from '@/app/_ui/base/button';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { OpeningDesk } from './opening-desk';

export const metadata: Metadata = {
  title: 'Opening hand',
  description: 'Deal opening hands by seed, with exact odds for any query.',
};

export default function OpeningPage() {
  return (
    <Page>
      <PageTitle
        title="Opening hand"
        note="Deal the first hand and Assembly of a deck. The same seed and list give the same deal on every machine."
        actions={<LinkButton href="/play">To the table</LinkButton>}
      />
      <Suspense>
        <OpeningDesk />
      </Suspense>
    </Page>
  );
}
