'use client';

import { PreviewCard } from '@base-ui/react/preview-card';
import Link from 'next/link';
import { classes } from '@/app/_ui/base/classes';
import { useLayerRoot } from '@/app/_ui/base/layer-root';
import popup from '@/app/_ui/base/popup.module.css';
import { searchFor } from '@/app/_ui/search/search-href';
import type { CardKeyword } from '@/lib/cards/query/match';
import { KEYWORD_WORDS } from '@/lib/rules/keywords';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';

/** What players know the card's text by. Each leads to its rule and says in short what it means. */
export function Keywords({ keywords }: { readonly keywords: readonly CardKeyword[] }) {
  return (
    <ul className={styles.keywords}>
      {keywords.map((each) => (
        <li key={each.keyword}>
          <KeywordChip {...each} />
        </li>
      ))}
    </ul>
  );
}

function KeywordChip({ keyword, amount }: CardKeyword) {
  const layer = useLayerRoot();
  const { name, explain: meaning, rule } = KEYWORD_WORDS[keyword];
  const explain =
    amount === undefined
      ? meaning
      : meaning.replace('so many copies', counted(amount, 'copy', 'copies'));
  const others = searchFor(`keyword:${keyword}`);
  return (
    <PreviewCard.Root>
      <PreviewCard.Trigger
        delay={150}
        render={<Link href={rule === null ? others : `/rules/${rule}`} prefetch={false} />}
        className={styles.keyword}
        aria-description={explain}
      >
        {amount === undefined ? name : `${name} ${amount}`}
      </PreviewCard.Trigger>
      <PreviewCard.Portal {...layer}>
        <PreviewCard.Positioner className={popup.positioner} sideOffset={6} align="start">
          <PreviewCard.Popup className={classes(popup.popup, styles.explained)}>
            <p>{explain}</p>
            <p className="flex flex-wrap gap-x-4 text-s">
              {rule !== null && <Link href={`/rules/${rule}`}>Rule {rule}</Link>}
              <Link href={others} prefetch={false}>
                All cards with {name}
              </Link>
            </p>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}
