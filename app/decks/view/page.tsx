import type { Metadata } from 'next';
import { Page } from '@/app/_ui/base/page-title';
import { SharedDeckPage } from './shared-deck-page';

export const metadata: Metadata = {
  title: 'Shared deck',
  description: 'A deck that somebody shared: its cards, its House Profile and whether it is legal.',
};

export default function ViewPage() {
  return (
    <Page>
      <SharedDeckPage />
    </Page>
  );
}
