import { Link } from '@/app/_ui/base/link';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import type { RelatedCards } from '@/lib/board/cards/related';
import type { Edition } from '@/lib/board/rules/book';
import { capital, counted } from '@/lib/sentences';
import { CardFace } from '../card-face';
import { groupOfKind } from '../card-sign';
import { RuleIds } from '../rule-ids';
import type { ShownCard } from './card-browser';
import styles from './cards.module.css';

/** A card in full: what it is and does, in which editions, what is in doubt, and its rules. */
export function CardDetails({
  card,
  differences,
  inDeck,
  others,
  onChoose,
  hasName = true,
}: ShownCard & {
  /** How many cards its deck has. */
  readonly inDeck: Readonly<Record<Edition, number>>;
  /** Cards that it has to do with, by what they are to it. */
  readonly others: readonly RelatedCards[];
  readonly onChoose: (id: string) => void;
  /** False where a title has it. */
  readonly hasName?: boolean;
}) {
  const { id, name, descartes, kind, copies, spice, text, once, doubt, rules } = card;
  return (
    <div className={styles.details} data-group={groupOfKind(kind)}>
      <div className={styles.band}>
        <CardFace id={id} kind={kind} spice={spice} />
        <div>
          {hasName && <h2>{name}</h2>}
          <p className={styles.kindLine}>
            {capital(kind)}
            {spice !== undefined && `, ${spice} spice`}
            {descartes !== undefined && `; ${descartes} in Descartes`}
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.does}>{text}</p>
        {once !== undefined && (
          <p className="text-muted">
            {once === 'discarded' ? 'Discarded after use.' : 'Out of the game after use.'}
          </p>
        )}
        <dl className={styles.editions}>
          <dt>2019</dt>
          <dd>{copiesText(copies[2019], inDeck[2019])}</dd>
          <dt>Descartes</dt>
          <dd>{copiesText(copies.descartes, inDeck.descartes)}</dd>
        </dl>
        {others.map(({ relation, cards }) => (
          <div key={relation} className={styles.related}>
            <h3>{relation}</h3>
            <ul>
              {cards.map((other) => (
                <li key={other.id} data-group={groupOfKind(other.kind)}>
                  <button type="button" onClick={() => onChoose(other.id)}>
                    <CardFace id={other.id} kind={other.kind} size="tiny" />
                    {other.name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {doubt !== undefined && (
          <p className={styles.doubt}>
            <b>In doubt:</b> {doubt}
          </p>
        )}
        {differences.length > 0 && (
          <details className={styles.more}>
            <summary>{counted(differences.length, 'rule')} otherwise in the other edition</summary>
            <ul>
              {differences.map(({ id, text: otherwise }) => (
                <li key={id}>
                  <Link href={`/rules/${id}`}>{id}</Link>: {withRuleLinks(otherwise)}
                </li>
              ))}
            </ul>
          </details>
        )}
        <RuleIds ids={[...(rules[2019] ?? []), ...(rules.descartes ?? [])]} />
      </div>
    </div>
  );
}

/** "2 copies among 33 cards". */
function copiesText(copies: number | undefined, inDeck: number): string {
  return copies === undefined
    ? 'not in it'
    : `${counted(copies, 'copy', 'copies')} among ${inDeck} cards`;
}
