import Link from 'next/link';
import type { ReactNode } from 'react';
import { TalentIcon } from '@/app/_ui/icons/talents';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { couldStandWith } from '@/lib/cards/query/sponsor';
import { samplesWith } from '@/lib/decks/samples-with';
import { inShort, POWERS, powerShortName } from '@/lib/rules/powers';
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
        <Use name="Samples">{samplesWith(card.id).join(', ')}</Use>
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

function sponsorsOf(card: Card): string {
  const { many, named } = inShort(POWERS.filter((power) => couldStandWith(card, power)));
  if (many === 'all') return 'every sponsor';
  return `${many === 'others' ? 'all but ' : ''}${listed(named.map(powerShortName))}`;
}
