import Link from 'next/link';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { counted } from '@/lib/sentences';
import { CardSign, groupOfKind } from '../card-sign';
import { RuleIds } from '../rule-ids';
import type { ShownCard } from './card-browser';
import styles from './cards.module.css';

/** A card in full: what it is and does, in which editions, what is in doubt, and its rules. */
export function CardDetails({
  card,
  differences,
  hasName = true,
}: ShownCard & {
  /** False where a title has it. */
  readonly hasName?: boolean;
}) {
  const { name, descartes, kind, copies, spice, text, once, doubt, rules } = card;
  return (
    <div className={styles.details} data-group={groupOfKind(kind)}>
      <div className={styles.band}>
        <CardSign kind={kind} size={64} />
      </div>
      <div className={styles.body}>
        {hasName && <h2>{name}</h2>}
        <p className={styles.kindLine}>
          {kind}
          {spice !== undefined && `, ${spice} spice`}
          {descartes !== undefined && `; ${descartes} in Descartes`}
        </p>
        <p className={styles.does}>{text}</p>
        {once !== undefined && (
          <p className="text-muted">
            {once === 'discarded' ? 'Discarded after use.' : 'Out of the game after use.'}
          </p>
        )}
        <dl className={styles.editions}>
          <dt>2019</dt>
          <dd>{copiesText(copies[2019])}</dd>
          <dt>Descartes</dt>
          <dd>{copiesText(copies.descartes)}</dd>
        </dl>
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
                  <Link href={`/rules/${id}`} prefetch={false}>
                    {id}
                  </Link>
                  : {withRuleLinks(otherwise)}
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

function copiesText(copies: number | undefined): string {
  return copies === undefined ? 'not in it' : counted(copies, 'copy', 'copies');
}
