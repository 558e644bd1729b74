import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import Link from 'next/link';
import { CardFace } from '@/app/_ui/face/card-face';
import { Page } from '@/app/_ui/page-title';
import { PrintedOperation } from '@/app/_ui/printed/printed-operation';
import { OwnedOnCard } from '@/app/collection/_shared/owned-on-card';
import { cardProxyHref } from '@/app/print/_parts/hrefs';
import type { Card } from '@/lib/cards/card';
import styles from './card-page.module.css';
import { Facts } from './facts';
import { PrintedSection } from './printed-section';
import { type Related, relatedTo } from './related';
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
          <CardFace card={card} operation={<PrintedOperation card={card.id} />} decorative />
          <Link href={cardProxyHref(card.id)} className={styles.print}>
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
          <Facts card={card} sponsors={related.sponsors} />
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
