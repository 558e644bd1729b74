import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { RuleLink } from '@/app/_ui/rules/rule-link';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { searchFor } from '@/app/_ui/search/search-href';
import { rulesFor } from '@/lib/cards/rules-for';
import { RULING_KINDS } from '@/lib/cards/rulings';
import { citationText, sourceName } from '@/lib/rules/citations';
import { KEYWORD_WORDS } from '@/lib/rules/keywords';
import { TALENT_RULES, TALENTS, talentName } from '@/lib/rules/talents';
import { counted } from '@/lib/sentences';
import styles from './card-page.module.css';
import type { Told } from './sections';

/** What was ruled on a card, what its words and signs mean, and the rules by which its like is played. */
export function Rulings({ card, sources }: Told) {
  const rulings = sources.rulings.get(card.id) ?? [];
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{rulings.length > 0 ? 'Rulings and rules' : 'Rules'}</h2>
      {rulings.length > 0 && (
        <ul className={styles.rulings}>
          {rulings.map((ruling) => (
            <li key={ruling.id}>
              <p className="text-muted text-s">
                <b className="text-ink">{RULING_KINDS[ruling.kind]}</b>, {sourceName(ruling.source)}
                , {ruling.section}
              </p>
              <p>{ruling.ruling}</p>
              <Note words={ruling.notes} />
            </li>
          ))}
        </ul>
      )}
      <Terms card={card} sources={sources} />
      <PlayRules card={card} sources={sources} />
    </section>
  );
}

/** What was noted on a ruling; that it adds to the card goes without saying. */
function Note({ words }: { readonly words: string | undefined }) {
  const more = words?.replace(/^Adds to the card\.\s*/, '');
  return more ? <p className="mt-1 text-muted text-s">{withRuleLinks(more)}</p> : null;
}

/** The words and signs by which players know what it does. */
function Terms({ card, sources }: Told) {
  const keywords = sources.keywords.get(card.id) ?? [];
  const talents = TALENTS.filter((talent) => card.talents?.[talent] !== undefined);
  if (keywords.length + talents.length === 0) return null;
  // Weirding and Prescience have one rule
  const rules = new Set(talents.map((talent) => TALENT_RULES[talent]));
  return (
    <dl className={styles.terms}>
      {keywords.map(({ keyword, amount }) => {
        const { name, explain, rule } = KEYWORD_WORDS[keyword];
        const words =
          amount === undefined
            ? explain
            : explain.replace('so many copies', counted(amount, 'copy', 'copies'));
        return (
          <Term
            key={keyword}
            rule={rule}
            words={words}
            names={[
              {
                query: `keyword:${keyword}`,
                name: amount === undefined ? name : `${name} ${amount}`,
              },
            ]}
          />
        );
      })}
      {[...rules].map((id) => {
        const rule = sources.rules.get(id);
        return (
          <Term
            key={id}
            rule={id}
            words={rule ? citationText(rule) : ''}
            names={talents
              .filter((talent) => TALENT_RULES[talent] === id)
              .map((talent) => ({
                query: `${talent}>=${card.talents?.[talent]}`,
                name: (
                  <>
                    <TalentIcon talent={talent} size={15} />
                    {talentName(talent)} {card.talents?.[talent]}
                  </>
                ),
              }))}
          />
        );
      })}
    </dl>
  );
}

/** A term leads to the cards that share it, its meaning to its rule. */
function Term({
  names,
  rule,
  words,
}: {
  /** More than one where they mean the same. */
  readonly names: readonly { readonly query: string; readonly name: ReactNode }[];
  readonly rule: string | null;
  readonly words: string;
}) {
  return (
    <div>
      {names.map(({ query, name }) => (
        <dt key={query}>
          <Link href={searchFor(query)} className={styles.value}>
            {name}
          </Link>
        </dt>
      ))}
      <dd>
        {words} {rule !== null && <RuleLink id={rule} quiet />}
      </dd>
    </div>
  );
}

/** Folded: who knows the game knows them. */
function PlayRules({ card, sources }: Told) {
  const entries = rulesFor(card).flatMap((id) => sources.rules.get(id) ?? []);
  if (entries.length === 0) return null;
  return (
    <details className={styles.play}>
      <summary>How a card like this is played ({counted(entries.length, 'rule')})</summary>
      <ul className={styles.rules}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>{citationText(entry)}</p>
            <RuleLink id={entry.id} quiet />
          </li>
        ))}
      </ul>
    </details>
  );
}
