import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import { Library } from './library/library';

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
