'use client';

import Link from 'next/link';
import { lazy, Suspense, useEffect, useState } from 'react';
import { searchFor } from '@/app/_ui/search/search-href';
import { type CardKeyword, KEYWORD_WORDS } from '@/lib/rules/keywords';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';

/** Nobody points at a keyword before the page is there. */
const Explained = lazy(() =>
  import('./explained-keyword').then((module) => ({ default: module.ExplainedKeyword })),
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
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
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
  if (!isHere) return chip;
  return (
    <Suspense fallback={chip}>
      <Explained chip={chip} name={name} meaning={meaning} rule={rule} others={others} />
    </Suspense>
  );
}
