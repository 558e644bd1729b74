import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { DifferenceDesk } from './difference-desk';
import { ExampleDifferences } from './example-differences';

export const metadata: Metadata = {
  title: 'Printed texts',
  description:
    'The cards’ own words from your set files, and where these differ from the Registry.',
};

export default function DifferencesPage() {
  return (
    <Page>
      <PageTitle
        title="Printed texts"
        note="Your OCTGN set files put the cards’ own words on them, and each fact in them is compared with the Registry’s."
        noteStays
        under={{ href: '/settings', name: 'Settings' }}
      />
      <NuqsAdapter>
        <DifferenceDesk example={<ExampleDifferences />} />
      </NuqsAdapter>
    </Page>
  );
}
