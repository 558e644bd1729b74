import Link from 'next/link';
import type { ReactNode } from 'react';
import { TalentIcon } from '@/app/_ui/icons/talents';
import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { couldStandWith } from '@/lib/cards/query/sponsor';
import { cardIdsOf } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { deckTitle } from '@/lib/decks/title';
import { POWERS, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { listed } from '@/lib/sentences';
import styles from './card-uses.module.css';

/** Where the card that is looked at can stand, where it stands, and what its signs mean. */
export function CardUses({
  card,
  catalogue,
}: {
  readonly card: Card;
  readonly catalogue: Catalogue;
}) {
  return (
    <>
      <dl className={styles.uses}>
        {card.deck !== 'dune' && <Use name="Fit for">{sponsorsOf(card)}</Use>}
        <Use name="Samples">{samplesWith(card.id)}</Use>
        <Use name="Also as">
          {catalogue.cards
            .filter(({ id, title }) => title === card.title && id !== card.id)
            .map(({ id, set }) => (
              <Link key={id} href={`/cards/${id}`} prefetch={false} data-inspect={id}>
                {setName(set)}
              </Link>
            ))}
        </Use>
      </dl>
      <details className={styles.signs}>
        <summary>What the signs mean</summary>
        <ul>
          {TALENTS.map((talent) => (
            <li key={talent}>
              <TalentIcon talent={talent} size={15} />
              {talentName(talent)}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted">
          A number is a rank; ≥ is the rank that the card asks of who uses it.
        </p>
      </details>
    </>
  );
}

function Use({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The few who may have it, or the few who may not. */
function sponsorsOf(card: Card): string {
  const fit = POWERS.filter((power) => couldStandWith(card, power));
  const unfit = POWERS.filter((power) => !fit.includes(power));
  if (unfit.length === 0) return 'every sponsor';
  return fit.length <= unfit.length
    ? listed(fit.map(powerShortName))
    : `all but ${listed(unfit.map(powerShortName))}`;
}

function samplesWith(id: CardId): string {
  return SAMPLE_DECKS.filter(({ deck }) => cardIdsOf(deck).includes(id))
    .map(({ deck }) => deckTitle(deck))
    .join(', ');
}
