import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { DifferenceDesk } from './difference-desk';
import { ExampleDifferences } from './example-differences';

export const metadata: Metadata = {
  title: 'Compare set files',
  description: 'Where the set files that you loaded differ from the facts of the Registry.',
};

export default function DifferencesPage() {
  return (
    <Page>
      <PageTitle
        title="Compare set files"
        note="Find what your OCTGN set files have wrong, so that you play what the cards say."
        noteStays
        under={{ href: '/settings#printed', name: 'Settings' }}
      />
      <NuqsAdapter>
        <DifferenceDesk example={<ExampleDifferences />} />
      </NuqsAdapter>
    </Page>
  );
}
