import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import { PlayDesk } from './play-desk';

export const metadata: Metadata = {
  title: 'Play the board game',
  description:
    'The Dune board game of 2019 against automatic factions or passing one device round: set-up, nine phases, battles, every end.',
};

export default function BoardPlayPage() {
  return (
    <Page>
      <NuqsAdapter>
        <PlayDesk />
      </NuqsAdapter>
    </Page>
  );
}
