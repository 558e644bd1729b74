'use client';

import { usePathname } from 'next/navigation';
import { addressId } from '@/app/_ui/offline/address-id';
import { useTitle } from '@/app/_ui/offline/use-title';

import { factionOf } from '@/lib/board/factions/factions';
import { useAskedEdition } from '../../use-asked-edition';
import { FactionSheet, factionTitle } from '../[id]/faction-sheet';
import FactionNotFound from '../[id]/not-found';

/** The page of the faction that the address names, drawn from the copy in the browser. */
export function FactionCopy() {
  const faction = factionOf(addressId(usePathname()));
  const edition = useAskedEdition();
  useTitle(faction ? factionTitle(faction) : 'No such faction');
  return faction ? <FactionSheet faction={faction} edition={edition} /> : <FactionNotFound />;
}
