import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import Link from 'next/link';
import { OwnedOnCard } from '@/app/_owned/owned-on-card';
import { cardProxyHref } from '@/app/_print/print-hrefs';
import { Page } from '@/app/_ui/base/page-title';
import { CardFace } from '@/app/_ui/card/card-face';
import type { Card } from '@/lib/cards/card';
import { type Related, relatedTo } from '@/lib/cards/related';
import styles from './card-page.module.css';
import { Facts } from './facts';
import { PrintedSection } from './printed-section';
import { Doubts, Kin, PlayRules, Rulings, Similar, WhatItDoes } from './sections';
import type { Sources } from './sources';

/** One card: everything that is known of it. Drawn by the server, and by the browser when offline. */
export function CardSheet({ card, sources }: { readonly card: Card; readonly sources: Sources }) {
  const related = relatedTo(card, sources.catalogue);
  return (
    <Page className={styles.page}>
      <Steps related={related} />
      <div className={styles.sheet}>
        <div className={styles.face}>
          <CardFace card={card} decorative />
          <Link
            href={cardProxyHref(card.id)}
            className="inline-flex gap-2 items-center mt-3 text-s"
          >
            <Printer size={16} aria-hidden />
            Print a proxy
          </Link>
        </div>
        <article className={styles.words}>
          <header className={styles.head}>
            <h1>{card.title}</h1>
            {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
          </header>
          <Doubts card={card} />
          <OwnedOnCard card={card} />
          <WhatItDoes card={card} sources={sources} />
          <PrintedSection card={card} />
          <Facts
            card={card}
            sponsors={related.sponsors}
            keywords={sources.keywords.get(card.id) ?? []}
          />
          <Rulings card={card} sources={sources} />
          <Kin card={card} related={related} />
          <PlayRules card={card} sources={sources} />
          <Similar card={card} sources={sources} />
        </article>
      </div>
    </Page>
  );
}

function Steps({ related: { previous, next } }: { readonly related: Related }) {
  return (
    <nav className={styles.steps} aria-label="Neighbouring cards">
      {previous && (
        <Link href={`/cards/${previous.id}`} rel="prev">
          <ChevronLeft size={16} aria-hidden />
          <span className="visually-hidden">Previous: </span>
          {previous.title}
        </Link>
      )}
      <Link href="/cards" className={styles.all}>
        All cards
      </Link>
      {next && (
        <Link href={`/cards/${next.id}`} rel="next">
          <span className="visually-hidden">Next: </span>
          {next.title}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
