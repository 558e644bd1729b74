import { memo } from 'react';
import { LinkButton } from '@/app/_ui/base/button';
import { CardFace } from '@/app/_ui/card/card-face';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { powerName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import styles from './card-preview.module.css';
import { Fact } from './fact';

/** The card under the cursor: its face and what the face does not spell out. */
export const CardPreview = memo(function CardPreview({
  card,
  ruled,
}: {
  readonly card: Card;
  readonly ruled: boolean;
}) {
  const { requirement } = card;
  const doubts = card.doubts?.flatMap(({ fields }) => fields);
  return (
    <>
      <CardFace card={card} className={styles.face} />
      <dl className={styles.facts}>
        <Fact name="Deck">{groupName(card.deck)}</Fact>
        <Fact name="Set">{setName(card.set)}</Fact>
        <Fact name="Allegiance">{card.allegiance && powerName(card.allegiance)}</Fact>
        <Fact name="Requires">
          {requirement && `${talentName(requirement.talent)} ${requirement.rank}`}
        </Fact>
        <Fact name="Character">{card.character}</Fact>
        <Fact name="In doubt">{doubts && [...new Set(doubts)].join(', ')}</Fact>
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
