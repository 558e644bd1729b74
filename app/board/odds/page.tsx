import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import { OddsDesk } from './odds-desk';

export const metadata: Metadata = {
  title: 'Odds of the board game',
  description:
    'Odds of the Dune board game, counted exactly: battle plans, hidden treachery cards, spice blows and worms, the storm by turn, the cheapest shipment.',
};

export default function OddsPage() {
  return (
    <Page>
      <NuqsAdapter>
        <OddsDesk />
      </NuqsAdapter>
    </Page>
  );
}
