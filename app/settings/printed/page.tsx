import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { DifferenceDesk } from './difference-desk';

export const metadata: Metadata = {
  title: 'Differences',
  description: 'Where the set files that you loaded differ from the facts of the Registry.',
};

export default function DifferencesPage() {
  return (
    <Page>
      <PageTitle
        title="Differences"
        note={
          <>
            Where the set files that you loaded differ from the Registry’s facts: a way to find
            slips of either transcription.{' '}
            <Link href="/settings#printed">Back to the settings</Link>
          </>
        }
      />
      <NuqsAdapter>
        <DifferenceDesk />
      </NuqsAdapter>
    </Page>
  );
}
