import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { termFor } from '@/lib/cards/query/facet-terms';
import { POWERS, type Power, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { listedOr } from '@/lib/sentences';
import styles from './card-page.module.css';

/** Every fact of a card as a list; each value leads to the cards that share it. */
export function Facts({
  card,
  sponsors,
}: {
  readonly card: Card;
  readonly sponsors: readonly Power[];
}) {
  const facts = factsOf(card, sponsors).filter(
    ({ value }) => value !== undefined && value !== false,
  );
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

interface Fact {
  readonly name: string;
  /** Nothing where the card has no such fact. */
  readonly value: ReactNode;
}

function factsOf(card: Card, sponsors: readonly Power[]): readonly Fact[] {
  const { allegiance, requirement } = card;
  const plain = card.type === 'plan' || card.type === 'event';
  return [
    {
      name: 'Type',
      value: (
        <Search query={termFor('type', card.type)}>
          <TypeIcon type={card.type} size={14} />
          {typeName(card.type)}
        </Search>
      ),
    },
    { name: 'Subtypes', value: card.subtypes.length > 0 && <Subtypes card={card} /> },
    {
      name: 'Deck',
      value: <Search query={termFor('deck', card.deck)}>{groupName(card.deck)}</Search>,
    },
    {
      name: 'Allegiance',
      value: allegiance ? (
        <Search query={termFor('allegiance', allegiance)}>
          <PowerIcon power={allegiance} coloured />
          {powerName(allegiance)}
        </Search>
      ) : (
        'None'
      ),
    },
    {
      name: 'Cost',
      value: (
        <Search query={termFor('cost', String(card.cost))}>
          {card.cost === 'X' ? 'X' : `${card.cost} solaris`}
        </Search>
      ),
    },
    {
      name: 'Requires',
      value: requirement && (
        <Search query={`req:${requirement.talent}`}>
          <TalentIcon talent={requirement.talent} size={15} />
          {talentName(requirement.talent)} {requirement.rank}
        </Search>
      ),
    },
    { name: 'Talents', value: card.talents && <Talents talents={card.talents} /> },
    { name: 'Command', value: card.command },
    {
      name: 'Resistance',
      value: card.resistance ?? (plain ? undefined : 'None printed: counts as 1'),
    },
    { name: 'Unique', value: card.unique ? 'Yes' : 'No' },
    { name: 'Income', value: card.income && income(card.income) },
    { name: 'Character', value: card.character },
    { name: 'Also called', value: card.aliases?.join(', ') },
    { name: 'Fit for', value: card.deck !== 'dune' && <Sponsors sponsors={sponsors} /> },
    {
      name: 'Set',
      value: <Search query={termFor('set', card.set)}>{setName(card.set)}</Search>,
    },
    { name: 'Registry id', value: <span className="wrap-anywhere">{card.id}</span> },
  ];
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
  if (sponsors.length === POWERS.length) return 'Every sponsor';
  if (sponsors.length <= 4) return <span className={styles.several}>{names(sponsors)}</span>;
  return (
    <span className={styles.several}>
      Every sponsor but {names(POWERS.filter((power) => !sponsors.includes(power)))}
    </span>
  );
}
