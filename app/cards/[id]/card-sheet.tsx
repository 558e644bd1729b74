import { OwnedOnCard } from '@/app/_owned/owned-on-card';
import { classes } from '@/app/_ui/base/classes';
import { Page } from '@/app/_ui/base/page-title';
import { CardFace } from '@/app/_ui/card/card-face';
import type { Card } from '@/lib/cards/card';
import { relatedTo } from '@/lib/cards/related';
import { samplesWith } from '@/lib/decks/samples-with';
import { CardActs } from './card-acts';
import styles from './card-page.module.css';
import { Facts } from './facts';
import { InDecks } from './in-decks';
import { PrintedSection } from './printed-section';
import { Rulings } from './rulings';
import { Doubts, Kin, WhatItDoes } from './sections';
import { Similar } from './similar';
import type { Sources } from './sources';
import { Steps } from './steps';

/** One card: everything that is known of it. Drawn by the server, and by the browser when offline. */
export function CardSheet({ card, sources }: { readonly card: Card; readonly sources: Sources }) {
  const related = relatedTo(card, sources.catalogue);
  return (
    <Page className={styles.page}>
      <Steps id={card.id} previous={neighbour(related.previous)} next={neighbour(related.next)} />
      <div className={styles.sheet}>
        <div className={styles.face}>
          <CardFace
            card={card}
            sentences={sources.sentences.get(card.id) ?? []}
            fit="tall"
            decorative
          />
          <CardActs card={card} sponsors={related.sponsors} />
          <div className={styles.own}>
            <OwnedOnCard card={card} />
            <InDecks card={card} samples={samplesWith(card.id)} />
          </div>
        </div>
        <article className={styles.words}>
          <header className={classes(styles.head, 'visually-hidden seen-beside-face')}>
            <h1>{card.title}</h1>
            {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
          </header>
          <Facts card={card} sponsors={related.sponsors} />
          <Doubts card={card} />
          <WhatItDoes card={card} sources={sources} />
          <Rulings card={card} sources={sources} />
          <Kin card={card} related={related} />
          <Similar card={card} sources={sources} />
          <PrintedSection card={card} />
          <p className="text-muted text-s wrap-anywhere">Registry id {card.id}</p>
        </article>
      </div>
    </Page>
  );
}

/** No more of a card than its way needs: it is sent to the browser. */
function neighbour(card: Card | null) {
  if (card === null) return null;
  const { id, title, subtitle, set } = card;
  return { id, title, subtitle, set };
}
