import type { ReactNode } from 'react';
import { FitFor } from '@/app/_cards/stands';
import { Link } from '@/app/_ui/base/link';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { termFor } from '@/lib/cards/query/facet-terms';
import { type Power, powerName } from '@/lib/rules/powers';
import { setName } from '@/lib/rules/taxonomy';
import { listedOr } from '@/lib/sentences';
import styles from './card-page.module.css';
import { Fact } from './fact';

/** What the face beside it does not say; each value leads to the cards that share it. */
export function Facts({
  card,
  sponsors,
}: {
  readonly card: Card;
  readonly sponsors: readonly Power[];
}) {
  const { allegiance } = card;
  const plain = card.type === 'plan' || card.type === 'event';
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        Facts
      </h2>
      <dl className={styles.facts}>
        <Fact name="Set">
          <Search query={termFor('set', card.set)}>{setName(card.set)}</Search>
        </Fact>
        <Fact name="Deck">
          <Search query={termFor('deck', card.deck)}>{groupName(card.deck)}</Search>
        </Fact>
        <Fact name="Allegiance">
          {allegiance ? (
            <Search query={termFor('allegiance', allegiance)}>
              <PowerIcon power={allegiance} coloured />
              {powerName(allegiance)}
            </Search>
          ) : (
            'None'
          )}
        </Fact>
        <Fact name="Allowed for">{card.deck !== 'dune' && <FitFor sponsors={sponsors} />}</Fact>
        <Fact name="Resistance">
          {card.resistance === undefined && !plain && 'None printed: counts as 1'}
        </Fact>
        <Fact name="Income">{card.income && income(card.income)}</Fact>
        <Fact name="Character">{card.character}</Fact>
        <Fact name="Also called">{card.aliases?.join(', ')}</Fact>
      </dl>
    </section>
  );
}

function Search({ query, children }: { readonly query: string; readonly children: ReactNode }) {
  return (
    <Link href={searchFor(query)} className={styles.value}>
      {children}
    </Link>
  );
}

function income(amounts: NonNullable<Card['income']>): string {
  const kinds = (['solaris', 'spice', 'favor'] as const).flatMap((kind) =>
    amounts[kind] === undefined ? [] : [`${amounts[kind]} ${kind}`],
  );
  return `${listedOr(kinds)}${amounts.varies ? ' or more' : ''} when engaged`;
}
