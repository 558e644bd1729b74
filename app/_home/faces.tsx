import { Link } from '@/app/_ui/base/link';
import { Face, spokenCard } from '@/app/_ui/card/face';
import { ServedText } from '@/app/_ui/card/operation/paragraph';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import styles from './home.module.css';

/** A holding, a persona and an event that readers of the books know. */
const SHOWN: readonly CardId[] = ['eots-arrakeen', 'eots-paul-atreides', 'eots-spice-blow'];

/** Some cards as they are drawn here, each a way to its page. */
export function Faces({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <ul className={styles.faces}>
      {SHOWN.map((id) => {
        const card = catalogue.byId.get(id);
        return (
          card && (
            <li key={id} data-inspect={id}>
              <Link href={`/cards/${id}`} aria-label={spokenCard(card)}>
                <Face
                  card={card}
                  text={<ServedText sentences={sentencesByCard().get(id) ?? []} />}
                  decorative
                />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
