import Link from 'next/link';
import type { ReactNode } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { termFor } from '@/lib/cards/query/facet-terms';
import type { CardKeyword } from '@/lib/rules/keywords';
import { inShort, type Power, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { listedOr } from '@/lib/sentences';
import styles from './card-page.module.css';
import { Fact } from './fact';
import { Keywords } from './keywords';

/** Every fact of a card as a list; each value leads to the cards that share it. */
export function Facts({
  card,
  sponsors,
  keywords,
}: {
  readonly card: Card;
  readonly sponsors: readonly Power[];
  readonly keywords: readonly CardKeyword[];
}) {
  const { allegiance, requirement } = card;
  const plain = card.type === 'plan' || card.type === 'event';
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl className={styles.facts}>
        <Fact name="Type">
          <Search query={termFor('type', card.type)}>
            <TypeIcon type={card.type} size={14} />
            {typeName(card.type)}
          </Search>
        </Fact>
        <Fact name="Subtypes">{card.subtypes.length > 0 && <Subtypes card={card} />}</Fact>
        <Fact name="Keywords">{keywords.length > 0 && <Keywords keywords={keywords} />}</Fact>
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
        <Fact name="Cost">
          <Search query={termFor('cost', String(card.cost))}>
            {card.cost === 'X' ? 'X' : `${card.cost} solaris`}
          </Search>
        </Fact>
        <Fact name="Requires">
          {requirement && (
            <Search query={`req:${requirement.talent}`}>
              <TalentIcon talent={requirement.talent} size={15} />
              {talentName(requirement.talent)} {requirement.rank}
            </Search>
          )}
        </Fact>
        <Fact name="Talents">{card.talents && <Talents talents={card.talents} />}</Fact>
        <Fact name="Command">{card.command}</Fact>
        <Fact name="Resistance">
          {card.resistance ?? (plain ? undefined : 'None printed: counts as 1')}
        </Fact>
        <Fact name="Income">{card.income && income(card.income)}</Fact>
        <Fact name="Character">{card.character}</Fact>
        <Fact name="Also called">{card.aliases?.join(', ')}</Fact>
        <Fact name="Fit for">{card.deck !== 'dune' && <Sponsors sponsors={sponsors} />}</Fact>
        <Fact name="Set">
          <Search query={termFor('set', card.set)}>{setName(card.set)}</Search>
        </Fact>
        <Fact name="Registry id">
          <span className="wrap-anywhere">{card.id}</span>
        </Fact>
      </dl>
    </section>
  );
}

function Subtypes({ card }: { readonly card: Card }) {
  return (
    <span className={styles.several}>
      {card.subtypes.map((subtype) => (
        <Search key={subtype} query={termFor('subtype', subtype)}>
          {subtype}
        </Search>
      ))}
    </span>
  );
}

function Talents({ talents }: { readonly talents: NonNullable<Card['talents']> }) {
  return (
    <span className={styles.several}>
      {TALENTS.filter((talent) => talents[talent] !== undefined).map((talent) => (
        <Search key={talent} query={`${talent}>=${talents[talent]}`}>
          <TalentIcon talent={talent} size={15} />
          {talentName(talent)} {talents[talent]}
        </Search>
      ))}
    </span>
  );
}

function Search({ query, children }: { readonly query: string; readonly children: ReactNode }) {
  return (
    <Link href={searchFor(query)} className={styles.value} prefetch={false}>
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

/** Nine signs would say less than words where all or all but a few sponsors may. */
function Sponsors({ sponsors }: { readonly sponsors: readonly Power[] }) {
  const names = (powers: readonly Power[]) =>
    powers.map((power) => (
      <span key={power} className={styles.power}>
        <PowerIcon power={power} coloured size={15} />
        {powerShortName(power)}
      </span>
    ));
  const { many, named } = inShort(sponsors);
  if (many === 'all') return 'Every sponsor';
  return many === 'these' ? (
    <span className={styles.several}>{names(named)}</span>
  ) : (
    <span className={styles.but}>All but {names(named)}</span>
  );
}
