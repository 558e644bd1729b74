'use client';

import { usePathname } from 'next/navigation';
import { LinkButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { addressId } from '@/app/_ui/offline/address-id';

// Every card's page brings this one with it.
const NearestCards = late(() => import('./nearest-cards').then((module) => module.NearestCards));

/** No card has the id in the address: the cards that have one near it. */
export default function CardNotFound() {
  const asked = addressId(usePathname());
  return (
    <Page narrow>
      <PageTitle
        title="No card has this id"
        note={
          <>
            “{asked.slice(0, 80)}” is not in the catalogue. An id is the code of a set and a title,
            as in eots-paul-atreides.
          </>
        }
        actions={<LinkButton href="/cards">Search all cards</LinkButton>}
      />
      <NearestCards asked={asked} />
    </Page>
  );
}
