'use client';

import { usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { useRules } from '@/app/_ui/data/rules';
import { useRulings, useSentences } from '@/app/_ui/data/texts';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { addressId } from '@/app/_ui/offline/address-id';
import { CopyMissing } from '@/app/_ui/offline/copy-missing';
import { useTitle } from '@/app/_ui/offline/use-title';
import { fullName } from '@/lib/cards/card';
import { CardSheet } from '../[id]/card-sheet';
import CardNotFound from '../[id]/not-found';
import { buildSources } from '../[id]/sources';

/** The page of the card that the address names, drawn from the copy in the browser. */
export function CardCopy() {
  const id = addressId(usePathname());
  const catalogue = useCatalogue();
  const rules = useRules();
  const rulings = useRulings();
  const sentences = useSentences();
  const sources = useMemo(
    () =>
      catalogue.status === 'ready' &&
      rules.status === 'ready' &&
      rulings.status === 'ready' &&
      sentences.status === 'ready'
        ? buildSources(
            catalogue.catalogue,
            rulings.rulings,
            rules.byId,
            sentences.sentences,
            catalogue.keywords,
          )
        : undefined,
    [catalogue, rules, rulings, sentences],
  );
  const card = sources?.catalogue.byId.get(id);
  useTitle(card ? fullName(card) : sources && 'No such card');

  if (!sources) {
    const states = [catalogue, rules, rulings, sentences].filter(
      (state) => state.status !== 'ready',
    );
    return <CopyMissing what="card" states={states} />;
  }
  return card ? <CardSheet card={card} sources={sources} /> : <CardNotFound />;
}
