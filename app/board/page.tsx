import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { MapDesk } from './map-desk';

export const metadata: Metadata = {
  title: 'Board',
  description:
    'The map of the Dune board game: where forces can go, what the storm does, where spice blows.',
};

export default function BoardPage() {
  return (
    <Page>
      <PageTitle
        title="The board game"
        note="The map of both editions, 2019 and Descartes. Choose a place to see what touches it and where forces can go from there; set the storm to see what it does."
      />
      <NuqsAdapter>
        <MapDesk />
      </NuqsAdapter>
    </Page>
  );
}
