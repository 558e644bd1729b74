import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { DifferenceDesk } from './difference-desk';
import { ExampleDifferences } from './example-differences';

export const metadata: Metadata = {
  title: 'Check your set files',
  description: 'Where the set files that you loaded differ from the facts of the Registry.',
};

export default function DifferencesPage() {
  return (
    <Page>
      <PageTitle
        title="Check your set files"
        note="Where your OCTGN set files differ from the Registry, the printed card decides."
        noteStays
        under={{ href: '/settings#printed', name: 'Settings' }}
      />
      <NuqsAdapter>
        <DifferenceDesk example={<ExampleDifferences />} />
      </NuqsAdapter>
    </Page>
  );
}
