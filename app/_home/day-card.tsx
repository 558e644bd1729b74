import { Link } from '@/app/_ui/base/link';
import { Face, spokenCard } from '@/app/_ui/card/face';
import { ServedText } from '@/app/_ui/card/operation/paragraph';
import type { Card } from '@/lib/cards/card';
import { loadRulings } from '@/lib/cards/load-rulings';
import { rulingsByCard } from '@/lib/cards/rulings';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import styles from './home.module.css';

/** One card a day, for who comes back, and what was ruled on it. */
export function DayCard({ card }: { readonly card: Card }) {
  const sentences = sentencesByCard().get(card.id) ?? [];
  // of one the source has but the heading, in brackets
  const ruling = rulingsByCard(loadRulings())
    .get(card.id)
    ?.find((one) => !one.ruling.startsWith('('));
  return (
    <section aria-labelledby="day" className={styles.day} data-inspect={card.id}>
      <h2 id="day">Card of the day</h2>
      <Link
        href={`/cards/${card.id}`}
        aria-label={spokenCard(card)}
        data-said={ruling ? undefined : ''}
      >
        <Face card={card} text={<ServedText sentences={sentences} />} decorative />
        <span className={styles.dayWords} aria-hidden>
          <b>{ruling ? 'Ruling' : 'What it does'}</b>
          <span>{ruling ? ruling.ruling : sentences.join(' ')}</span>
          <span className="text-spice font-semibold">{card.title}: page and rulings</span>
        </span>
      </Link>
    </section>
  );
}
