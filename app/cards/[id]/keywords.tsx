'use client';

import Link from 'next/link';
import { late } from '@/app/_ui/base/late';
import { searchFor } from '@/app/_ui/search/search-href';
import { type CardKeyword, KEYWORD_WORDS } from '@/lib/rules/keywords';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';

/** Nobody points at a keyword before the page is there. */
const Explained = late(() =>
  import('./explained-keyword').then((module) => module.ExplainedKeyword),
);

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
  const { name, explain, rule } = KEYWORD_WORDS[keyword];
  const meaning =
    amount === undefined
      ? explain
      : explain.replace('so many copies', counted(amount, 'copy', 'copies'));
  const others = searchFor(`keyword:${keyword}`);
  const chip = (
    <Link
      href={rule === null ? others : `/rules/${rule}`}
      prefetch={false}
      className={styles.keyword}
      aria-description={meaning}
    >
      {amount === undefined ? name : `${name} ${amount}`}
    </Link>
  );
  return (
    <Explained
      meanwhile={chip}
      chip={chip}
      name={name}
      meaning={meaning}
      rule={rule}
      others={others}
    />
  );
}
