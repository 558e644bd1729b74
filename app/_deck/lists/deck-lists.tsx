import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { CardLine } from '@/app/_ui/card/card-line';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { type ResolvedLine, resolveDeck } from '@/lib/decks/resolve';
import { sizeOf } from '@/lib/decks/sizes';
import { plural } from '@/lib/sentences';
import { byType } from './by-type';
import styles from './deck-lists.module.css';

export interface DeckListsProps {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly className?: string | undefined;
}

/** Every card that a deck names, to be read with what it does: Imperial deck and House deck by type, and what stands outside. */
export function DeckLists({ deck, catalogue, className }: DeckListsProps) {
  const { homeWorld, programs, imperial, house } = resolveDeck(deck, catalogue);
  return (
    <div className={classes(styles.frame, className)}>
      <div className={styles.lists}>
        <div className="flex flex-col gap-6 min-w-0">
          <List title="Home world">
            {homeWorld ? <Lines lines={[homeWorld]} /> : <None>None is chosen.</None>}
          </List>
          {programs.length > 0 && (
            <List title="Programs" count={sizeOf(programs)}>
              <Lines lines={programs} />
            </List>
          )}
          <List title="Imperial deck" count={sizeOf(imperial)}>
            <ByType lines={imperial} />
          </List>
        </div>
        <div className="flex flex-col gap-6 min-w-0">
          <List title="House deck" count={sizeOf(house)}>
            <ByType lines={house} />
          </List>
        </div>
      </div>
    </div>
  );
}

function List(props: {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h3 className={styles.heading}>
        {props.title}
        {props.count !== undefined && (
          <span className="text-muted font-sans font-semibold">{props.count}</span>
        )}
      </h3>
      {props.children}
    </section>
  );
}

function ByType({ lines }: { readonly lines: readonly ResolvedLine[] }) {
  if (lines.length === 0) return <None>No card yet.</None>;
  return byType(lines).map(({ type, lines: group }) => (
    <div key={type} className="mt-3" data-typed>
      <p className="flex items-center gap-6px text-muted text-s">
        {type === null ? (
          'Not in the catalogue'
        ) : (
          <>
            <TypeIcon type={type} size={14} />
            {plural(sizeOf(group), typeName(type))}
            <span className="text-muted font-sans font-semibold">{sizeOf(group)}</span>
          </>
        )}
      </p>
      <Lines lines={group} />
    </div>
  ));
}

function Lines({ lines }: { readonly lines: readonly ResolvedLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.copies}>
            {line.count}
            <span className="visually-hidden"> {plural(line.count, 'copy', 'copies')} of</span>
          </span>
          {line.card ? (
            <CardLine card={line.card} picture linked />
          ) : (
            <span className="wrap-anywhere text-illegal">{line.id}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function None({ children }: { readonly children: ReactNode }) {
  return <p className="pt-2 text-muted">{children}</p>;
}
