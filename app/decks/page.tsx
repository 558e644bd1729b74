import type { Metadata } from 'next';
import { Page } from '../_ui/page-title';
import { Library } from './_library/library';

export const metadata: Metadata = {
  title: 'Decks',
  description: 'Your decks, kept in this browser: sort, tag, compare, archive, or start a new one.',
};

export default function DecksPage() {
  return (
    <Page>
      <Library />
    </Page>
  );
}
