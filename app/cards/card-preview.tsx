import { memo } from 'react';
import { LinkButton } from '@/app/_ui/base/button';
import { CardFace } from '@/app/_ui/card/card-face';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { powerName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { PrintedOperation } from '../_ui/printed/printed-operation';
import styles from './card-preview.module.css';

/** The card under the cursor: its face and what the face does not spell out. */
export const CardPreview = memo(function CardPreview({
  card,
  ruled,
}: {
  readonly card: Card;
  readonly ruled: boolean;
}) {
  return (
    <>
      <CardFace
        card={card}
        operation={<PrintedOperation card={card.id} />}
        className={styles.face}
      />
      <dl className={styles.facts}>
        <dt>Deck</dt>
        <dd>{groupName(card.deck)}</dd>
        <dt>Set</dt>
        <dd>{setName(card.set)}</dd>
        {card.allegiance && (
          <>
            <dt>Allegiance</dt>
            <dd>{powerName(card.allegiance)}</dd>
          </>
        )}
        {card.requirement && (
          <>
            <dt>Requires</dt>
            <dd>
              {talentName(card.requirement.talent)} {card.requirement.rank}
            </dd>
          </>
        )}
        {card.character && (
          <>
            <dt>Character</dt>
            <dd>{card.character}</dd>
          </>
        )}
        {card.doubts && (
          <>
            <dt>In doubt</dt>
            <dd>{[...new Set(card.doubts.flatMap((doubt) => doubt.fields))].join(', ')}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 mt-4">
        <LinkButton href={`/cards/${card.id}`} size="small">
          {ruled ? 'Open card and rulings' : 'Open card'}
        </LinkButton>
      </div>
      <p className={styles.keys}>
        <kbd>/</kbd> search, <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> open, <kbd>Shift</kbd>{' '}
        and a column head sorts by several.
      </p>
    </>
  );
});
