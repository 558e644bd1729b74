import Link from 'next/link';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { counted } from '@/lib/sentences';
import { RuleIds } from '../rule-ids';
import type { ShownCard } from './card-browser';
import styles from './cards.module.css';

/** A card: what it is and does, in which editions, what is in doubt, and its rules. */
export function BoardCardItem({ card, differences }: ShownCard) {
  const { name, descartes, kind, copies, spice, text, once, doubt, rules } = card;
  return (
    <li className={styles.card} data-kind={kind}>
      <h3>
        {name}
        {spice !== undefined && <small>{spice} spice</small>}
      </h3>
      <p>{text}</p>
      {once !== undefined && (
        <p className="text-s text-muted">
          {once === 'discarded' ? 'Discarded after use.' : 'Out of the game after use.'}
        </p>
      )}
      <p className={styles.editions}>
        2019: {copiesText(copies[2019])} · Descartes: {copiesText(copies.descartes)}
        {descartes !== undefined && `, as ${descartes}`}
      </p>
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
    </li>
  );
}

function copiesText(copies: number | undefined): string {
  return copies === undefined ? 'not in it' : counted(copies, 'copy', 'copies');
}
