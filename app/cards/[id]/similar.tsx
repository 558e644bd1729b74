import { Link } from '@/app/_ui/base/link';
import { Face, spokenCard } from '@/app/_ui/card/face';
import { ServedText } from '@/app/_ui/card/operation/paragraph';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Card } from '@/lib/cards/card';
import { describeQuery } from '@/lib/cards/query/describe';
import { termFor } from '@/lib/cards/query/facet-terms';
import { parseQuery } from '@/lib/cards/query/parse';
import { search } from '@/lib/cards/query/search';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';
import type { Told } from './sections';

/** So many are drawn: a row where there is room. */
const MOST = 6;

/** The cards most like this one, and the searches that find it among its like. */
export function Similar({ card, sources }: Told) {
  const found = searchesLike(card).flatMap((text) => {
    const parsed = parseQuery(text);
    if (!parsed.ok) return [];
    const cards = search(sources.searcher, parsed.value);
    return cards.length > 1 ? [{ text, words: describeQuery(parsed.value), cards }] : [];
  });
  if (found.length === 0) return null;
  const like = mostLike(
    card,
    found.map(({ cards }) => cards),
  );
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">Cards like this</h2>
      {like.length > 0 && (
        <ul className={styles.like} data-wall="narrow">
          {like.map((other) => (
            <li key={other.id} data-inspect={other.id}>
              <Link href={`/cards/${other.id}`} aria-label={spokenCard(other)}>
                <Face
                  card={other}
                  text={<ServedText sentences={sources.sentences.get(other.id) ?? []} />}
                  decorative
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.searches}>
        {found.map(({ text, words, cards }) => (
          <li key={text}>
            <Link href={searchFor(text)}>{words}</Link>
            <span className="ms-2 text-muted text-s text-nowrap">
              {counted(cards.length, 'card')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those that most of the searches find, the narrowest search first; others of its title are told of elsewhere. */
function mostLike(card: Card, found: readonly (readonly Card[])[]): readonly Card[] {
  const likeness = new Map<Card, number>();
  for (const cards of found)
    for (const other of cards)
      if (other.title !== card.title)
        likeness.set(other, (likeness.get(other) ?? 0) + 1 + 1 / cards.length);
  return [...likeness]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([other]) => other);
}

/** Searches that find this card among its like. */
function searchesLike(card: Card): readonly string[] {
  const [subtype] = card.subtypes;
  const kind = subtype ? termFor('subtype', subtype) : termFor('type', card.type);
  const place = termFor('deck', card.deck);
  const talents = Object.entries(card.talents ?? {}).map(([talent, rank]) => `${talent}>=${rank}`);
  return [
    card.allegiance && `${termFor('type', card.type)} ${termFor('allegiance', card.allegiance)}`,
    typeof card.cost === 'number' && `${place} ${kind} cost<=${card.cost} sort:cost`,
    talents.length > 0 && `${termFor('type', card.type)} ${talents.join(' ')}`,
    card.requirement && `${kind} req:${card.requirement.talent}`,
    card.subtypes.length > 1 && card.subtypes.map((one) => termFor('subtype', one)).join(' '),
  ].filter((query) => typeof query === 'string');
}
