import { FitFor, InSamples } from '@/app/_cards/stands';
import { Use, Uses } from '@/app/_cards/uses';
import { Link } from '@/app/_ui/base/link';
import { TalentIcon } from '@/app/_ui/icons/talents';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { groupName } from '@/lib/cards/group-name';
import { sponsorsFor } from '@/lib/cards/query/sponsor';
import { samplesWith } from '@/lib/decks/samples-with';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import styles from './card-uses.module.css';

/** Where the card that is looked at can stand, where it stands, and what its signs mean. */
export function CardUses({
  card,
  catalogue,
}: {
  readonly card: Card;
  readonly catalogue: Catalogue;
}) {
  const samples = samplesWith(card.id);
  return (
    <>
      <Uses>
        <Use name="Deck">{groupName(card.deck)}</Use>
        {card.deck !== 'dune' && (
          <Use name="Allowed for">
            <FitFor sponsors={sponsorsFor(card)} />
          </Use>
        )}
        {samples.length > 0 && (
          <Use name="Samples">
            <InSamples samples={samples} />
          </Use>
        )}
        <Use name="Also as">
          {catalogue.cards
            .filter(({ id, title }) => title === card.title && id !== card.id)
            .map(({ id, set }) => (
              <Link key={id} href={`/cards/${id}`} data-inspect={id}>
                {setName(set)}
              </Link>
            ))}
        </Use>
      </Uses>
      <details className={styles.signs}>
        <summary>What the signs mean</summary>
        <ul>
          {TALENTS.map((talent) => (
            <li key={talent}>
              <TalentIcon talent={talent} size={15} />
              {talentName(talent)}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted">
          A number is a rank; ≥ is the rank that the card asks of who uses it.
        </p>
      </details>
    </>
  );
}
