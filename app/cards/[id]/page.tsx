import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CardFace, kindOf } from '@/app/_ui/face/card-face';
import { Page } from '@/app/_ui/page-title';
import { type Card, fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { setName } from '@/lib/rules/taxonomy';
import styles from './card-page.module.css';
import { Facts } from './facts';
import { type Related, relatedTo } from './related';
import { Doubts, Kin, PlayRules, Rulings, Similar } from './sections';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

async function cardOf({ params }: Props): Promise<Card | undefined> {
  return loadCatalogue().byId.get((await params).id);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const card = await cardOf(props);
  if (!card) return { title: 'No such card' };
  return { title: fullName(card), description: `${kindOf(card)}. ${setName(card.set)}.` };
}

/** One card: everything that is known of it. */
export default async function CardPage(props: Props) {
  const card = await cardOf(props);
  if (!card) notFound();
  const related = relatedTo(card, loadCatalogue());
  return (
    <Page className={styles.page}>
      <Steps related={related} />
      <div className={styles.sheet}>
        <div className={styles.face}>
          <CardFace card={card} decorative />
        </div>
        <article className={styles.words}>
          <header className={styles.head}>
            <h1>{card.title}</h1>
            {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
          </header>
          <Doubts card={card} />
          <Facts card={card} sponsors={related.sponsors} />
          <Rulings card={card} />
          <Kin card={card} related={related} />
          <PlayRules card={card} />
          <Similar card={card} />
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
