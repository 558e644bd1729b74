import { PagePath } from '@/app/_ui/base/page-path';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Entry, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf, confidence, RuleFacts } from '@/app/_ui/rules/rule-text';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName } from '@/lib/board/rules/book';
import type { Card } from '@/lib/cards/card';
import { hrefOf, sectionTitle } from '../chapters';
import { CopyLink } from '../copy-link';
import { RuleList } from '../rule-list';
import { nameAndNumber, sectionsOf } from '../sections';
import { answersOf } from './answers';
import { boundTo } from './bound';
import { Neighbours } from './neighbours';
import { RuleBound } from './rule-bound';
import { RuleCards } from './rule-cards';
import styles from './rule-page.module.css';
import { Siblings } from './siblings';
import { withoutWayTo } from './without-way-to';

/** Ids are written in capitals; an address may be written as it comes. */
export function entryOf(byId: ReadonlyMap<string, Entry>, id: string): Entry | undefined {
  return (
    byId.get(id) ?? [...byId.values()].find((one) => one.id.toLowerCase() === id.toLowerCase())
  );
}

/**
 * One rule: its words, what it belongs with, and its neighbours. Drawn by the server, and by the
 * browser when offline.
 */
export function RuleSheet({
  entry,
  byId,
  cards = [],
}: {
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
  /** The cards that it is about, where they are at hand. */
  readonly cards?: readonly Card[];
}) {
  const all = [...byId.values()].filter(({ id }) => gameOfId(id) === gameOfId(entry.id));
  const section = all.filter((other) =>
    isQuestion(entry)
      ? isQuestion(other)
      : !isQuestion(other) && bookOf(other) === bookOf(entry) && other.section === entry.section,
  );
  const [where, number] = isQuestion(entry)
    ? ['Questions', '']
    : nameAndNumber(sectionTitle(entry.section));
  const bound = boundTo(entry, all, byId);
  return (
    <Page>
      <PagePath
        steps={[
          { href: '/rules', name: 'Rules' },
          {
            href: `${hrefOf(gameOfId(entry.id), null, '')}#${entry.id}`,
            name: where,
            title: 'See it in its chapter',
          },
        ]}
      >
        {number}
      </PagePath>
      <div className={styles.sheet}>
        <div className={styles.main}>
          <div className={styles.facts}>
            <p>
              <b>{entry.id}</b> <span>{bookOfEntry(entry)}</span>
            </p>
            <CopyLink id={entry.id} />
            <Neighbours all={all} section={section} entry={entry} />
          </div>
          <PageTitle
            title={
              <span className={styles.rule}>{isQuestion(entry) ? entry.question : entry.text}</span>
            }
          />
          {isQuestion(entry) && <Ruling ruling={entry.ruling} />}
          <RuleFacts entry={entry} withOthers={false} />
          <RuleCards entry={entry} cards={cards} />
          {isQuestion(entry) && (
            <section className={styles.others}>
              <h2>The rules in question</h2>
              <RuleList
                sections={sectionsOf(
                  entry.rules
                    .flatMap((id) => byId.get(id) ?? [])
                    .map((rule) => withoutWayTo(entry.id, rule)),
                )}
                text=""
                byId={byId}
              />
            </section>
          )}
          <RuleBound entry={entry} bound={bound} byId={byId} />
        </div>
        <div className={styles.aside}>
          {section.length > 1 && (
            <Siblings title={where} number={number} section={section} entry={entry} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** The answer, or one for each rule set where they differ. */
function Ruling({ ruling }: { readonly ruling: string }) {
  const answers = answersOf(ruling);
  if (answers === null) return <p className={styles.ruling}>{withRuleLinks(ruling)}</p>;
  return (
    <dl className={styles.answers}>
      {answers.map(({ ruleSet, answer }) => (
        <div key={ruleSet}>
          <dt>{ruleSet}</dt>
          <dd>{withRuleLinks(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The book of a rule; of a question, what it is about, and how sure its answer is. */
function bookOfEntry(entry: Entry): string {
  if (!isQuestion(entry)) return bookOf(entry);
  if (!isOfBoard(entry) && answersOf(entry.ruling) !== null) return 'Disputed; depends on the set';
  const about = isOfBoard(entry) ? `Board game, ${editionName(entry.edition)}` : 'Disputed';
  return `${about}; our answer is ${confidence(entry).toLowerCase()}`;
}
