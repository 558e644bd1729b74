import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import { LIST_ENDINGS } from '@/lib/codecs/decks/codecs';
import { ExampleIntake } from './example-intake';
import { ImportPage } from './import';

export const metadata: Metadata = {
  title: 'Import a collection',
  description: 'Take a table or a list of owned cards into your collection.',
};

export default function CollectionImportPage() {
  return (
    <Page>
      <ImportPage
        accept={[...LIST_ENDINGS, '.tsv', 'text/*'].join(',')}
        example={<ExampleIntake />}
      />
    </Page>
  );
}
