import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Desk } from './desk';

export const metadata: Metadata = {
  title: 'Check lists',
  description:
    'Paste or open Dune CCG deck lists, one or a whole tournament: which cards they mean, whether they are legal and why not.',
};

export default function CheckPage() {
  return (
    <Page>
      <PageTitle
        title="Check lists"
        note="Paste, drop or open a deck list, or all the lists of a tournament. Each problem comes with its rule and, where there is one, its mend."
      />
      <Suspense>
        <Desk />
      </Suspense>
    </Page>
  );
}
