import { Printer } from 'lucide-react';
import { cardProxyHref } from '@/app/_print/print-hrefs';
import { LinkButton } from '@/app/_ui/base/button';
import type { Card } from '@/lib/cards/card';
import type { Power } from '@/lib/rules/powers';
import { AddAct } from './add-act';
import styles from './card-page.module.css';

/** What is done with a card most: into a deck, or onto paper. */
export function CardActs({
  card,
  sponsors,
}: {
  readonly card: Card;
  /** In whose decks it could stand. */
  readonly sponsors: readonly Power[];
}) {
  return (
    <div className={styles.acts}>
      <AddAct card={card} sponsors={sponsors} kind="primary" />
      <LinkButton href={cardProxyHref(card.id)}>
        <Printer size={16} aria-hidden />
        Print a proxy
      </LinkButton>
    </div>
  );
}
