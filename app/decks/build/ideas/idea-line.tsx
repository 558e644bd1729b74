import type { ReactNode } from 'react';
import { CardLine } from '@/app/_ui/card/card-line';
import { Gist } from '@/app/_ui/card/operation/operation';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Card } from '@/lib/cards/card';
import { uncapital } from '@/lib/sentences';
import { useOneMore } from '../state/use-one-more';
import styles from './ideas.module.css';

/** A card that may come into the deck: which sums of the deck one copy of it changes, and what it does. */
export function IdeaLine({
  card,
  reason = null,
  end,
  children,
}: {
  readonly card: Card;
  /** What speaks for it or against it, in place of what it changes. */
  readonly reason?: ReactNode;
  /** Behind its signs. */
  readonly end?: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.line}>
      <CardLine
        card={card}
        linked
        className={styles.card}
        signs={false}
        note={
          <>
            {card.allegiance && (
              <span className={styles.power}>
                <PowerIcon power={card.allegiance} coloured named size={13} />
              </span>
            )}
            {reason ?? <Gains card={card} />}
          </>
        }
        end={end}
      />
      {children}
    </li>
  );
}

/** "+2 favor · +2 command", then what it does; that the deck grows by a card needs no words. */
function Gains({ card }: { readonly card: Card }) {
  const numbers = useOneMore(card)?.numbers.filter(({ name }) => !name.endsWith(' deck')) ?? [];
  const words = numbers.map(({ name, before, after }) => {
    const by = after - before;
    const what = uncapital(name.replace(/ (when all engage|ranks|income|left)$/, ''));
    return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${what} · `;
  });
  return (
    <>
      <span className={styles.gains}>{words.join('')}</span>
      <Gist card={card} />
    </>
  );
}
