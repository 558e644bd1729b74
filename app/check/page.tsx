import type { Metadata } from 'next';
import { Page, PageTitle } from '../_ui/page-title';
import { Desk } from './_parts/desk';

export const metadata: Metadata = {
  title: 'Check a list',
  description:
    'Paste or open a Dune CCG deck list: see which cards it means, whether it is legal and why not.',
};

export default function CheckPage() {
  return (
    <Page>
      <PageTitle
        title="Check a list"
        note="Paste, drop or open a deck list. Each problem comes with its rule and, where there is one, its mend."
      />
      <Desk />
    </Page>
  );
}
