import { Fragment, type ReactNode, useId } from 'react';
import { byType } from '@/app/_deck/lists/by-type';
import { classes } from '@/app/_ui/base/classes';
import { typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import type { DeckList } from '@/lib/decks/deck';
import { sizeOf } from '@/lib/decks/sizes';
import { type ListOrder, sortEntries } from '@/lib/decks/sort';
import { useDerived, useFormat, useProblemsByLine, useWorkshop } from '../state/workshop';
import { DeckLine } from './deck-line';
import styles from './list-section.module.css';
import { ShowList } from './show-list';

interface Line {
  readonly id: string;
  readonly card: Card | null;
  readonly count: number;
}

interface Group {
  readonly name: string | null;
  readonly lines: readonly Line[];
}

/** The Imperial or the House deck: its cards against the least number, in groups or in a row. */
export function ListSection({
  list,
  order,
  onShowCards,
  tools,
}: {
  readonly list: DeckList;
  readonly order: ListOrder;
  readonly onShowCards: (query: string) => void;
  /** Beside the heading. */
  readonly tools?: ReactNode;
}) {
  const id = useId();
  const { resolved } = useDerived();
  const format = useFormat();
  const problems = useProblemsByLine();
  const isImperial = list === 'imperial';
  const title = isImperial ? 'Imperial deck' : 'House deck';
  const groups = useGroups(list, order);
  return (
    <section className="flex flex-col" aria-labelledby={id} tabIndex={-1}>
      <ListHeading
        id={id}
        title={title}
        size={isImperial ? resolved.imperialSize : resolved.houseSize}
        minimum={isImperial ? format.imperialMinimum : format.houseMinimum}
        tools={groups.length === 0 ? undefined : tools}
      />
      {groups.length === 0 && <Empty list={list} onShowCards={onShowCards} />}
      <ul
        aria-label={title}
        className="mt-1"
        data-typed={order === 'type' || undefined}
        hidden={groups.length === 0}
      >
        {groups.map(({ name, lines }) => (
          <Fragment key={name ?? ''}>
            {name !== null && (
              <li className={styles.group}>
                {name}
                <span className="font-normal">{sizeOf(lines)}</span>
              </li>
            )}
            {lines.map((line) => (
              <DeckLine
                key={line.id}
                place={list}
                {...line}
                problem={problems.get(`${list} ${line.id}`) ?? null}
                single={isImperial}
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** The head of a list: its name, and how far it is from the least number of cards. */
function ListHeading({
  id,
  title,
  size,
  minimum,
  tools,
}: {
  readonly id: string;
  readonly title: string;
  readonly size: number;
  readonly minimum: number;
  readonly tools?: ReactNode;
}) {
  const isEnough = size >= minimum;
  const share = minimum === 0 ? 1 : Math.min(1, size / minimum);
  return (
    <div className={classes(styles.heading, isEnough && styles.enough)}>
      <h2 id={id} className="flex-1 text-l">
        {title}
      </h2>
      {tools}
      <span className={styles.count}>
        <b>{size}</b>
        <span className={isEnough ? 'visually-hidden' : 'text-muted'}>
          <span aria-hidden>/ {minimum}</span>
          <span className="visually-hidden">
            {isEnough ? 'cards, enough' : `of the ${minimum} cards that are needed`}
          </span>
        </span>
      </span>
      <span className={styles.vessel} aria-hidden>
        <span className={styles.fill} style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
    </div>
  );
}

function useGroups(list: DeckList, order: ListOrder): readonly Group[] {
  const { catalogue } = useWorkshop();
  const { resolved } = useDerived();
  const lines = list === 'imperial' ? resolved.imperial : resolved.house;
  const entries = lines.map(({ id, count }) => ({ card: id, count }));
  const sorted = sortEntries(entries, catalogue, order).map(
    ({ card, count }): Line => ({ id: card, card: catalogue.byId.get(card) ?? null, count }),
  );
  if (order !== 'type') return sorted.length === 0 ? [] : [{ name: null, lines: sorted }];
  return byType(sorted).map((group) => ({
    name: group.type === null ? 'Unknown' : `${typeName(group.type)}s`,
    lines: group.lines,
  }));
}

function Empty({
  list,
  onShowCards,
}: {
  readonly list: DeckList;
  readonly onShowCards: (query: string) => void;
}) {
  const format = useFormat();
  const isImperial = list === 'imperial';
  return (
    <div className="flex flex-col items-start gap-2 py-3 text-muted">
      <p>
        {isImperial
          ? `At least ${format.imperialMinimum} cards, each title once: allies, fiefs, charters and other holdings to petition for.`
          : `At least ${format.houseMinimum} cards, up to ${format.houseCopies} of a title: aides, personnel, equipment, plans and events.`}
      </p>
      <ShowList list={list} onShowCards={onShowCards} />
    </div>
  );
}
