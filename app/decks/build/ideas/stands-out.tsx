import { ChevronDown, CircleCheck, Lightbulb, Plus, Search, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { OwnershipMark } from '@/app/_owned/ownership';
import { Button, IconButton } from '@/app/_ui/base/button';
import { type Card, fullName } from '@/lib/cards/card';
import { type Gap, gapsOf, SUBJECTS } from '@/lib/decks/gaps';
import { deckStats } from '@/lib/decks/stats';
import { useOwnership } from '../state/ownership';
import { useDerived, useFormat, useWorkshop } from '../state/workshop';
import { IdeaLine } from './idea-line';
import styles from './ideas.module.css';
import { useProposals } from './use-proposals';

/** What the deck lacks or has much of, subject by subject; one fact at a time is open. */
export function StandsOut({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { changes } = useWorkshop();
  const { resolved } = useDerived();
  const format = useFormat();
  const gaps = useMemo(() => gapsOf(resolved, deckStats(resolved), format), [resolved, format]);
  const cards = useProposals(gaps);
  const [wanted, setWanted] = useState<string | null>();
  // where none was chosen, or the one that was is mended, the first is open
  const opened =
    wanted === null ? undefined : (gaps.find(({ offer }) => offer === wanted) ?? gaps[0]);

  function add(card: Card) {
    changes.count(card, 1);
    // the fact may go away with the button that mended it
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus();
    });
  }

  const subjects = [...new Set(gaps.map(({ about }) => about))];
  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="text-l">
        What stands out
      </h2>
      {gaps.length === 0 && (
        <p className={styles.sound}>
          <CircleCheck size={16} aria-hidden />
          Sound: every requirement is met, and income, command and costs are spread.
        </p>
      )}
      {subjects.map((subject) => (
        <section key={subject} aria-label={SUBJECTS[subject]} className={styles.subject}>
          <ul>
            {gaps.map(
              (gap, at) =>
                gap.about === subject && (
                  <li key={gap.offer} className={styles.gap}>
                    <Fact
                      gap={gap}
                      cards={cards[at] ?? []}
                      open={gap === opened}
                      onToggle={() => setWanted(gap === opened ? null : gap.offer)}
                      onShowCards={onShowCards}
                      onAdd={add}
                    />
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** What a fact is about, and how much hangs on it. */
function Tag({ about, mild = false }: Pick<Gap, 'about' | 'mild'>) {
  const Sign = mild ? Lightbulb : TriangleAlert;
  const weight = mild ? 'worth a look' : 'pressing';
  return (
    <span className={styles.weight} data-mild={mild || undefined} title={weight}>
      <Sign size={14} aria-hidden />
      {SUBJECTS[about]}
      <span className="visually-hidden">, {weight}: </span>
    </span>
  );
}

/** One thing that stands out; it opens into cards that change it, and the search for all of them. */
function Fact({
  gap: { fact, about, mild, why, offer, query },
  cards,
  open,
  onToggle,
  onShowCards,
  onAdd,
}: {
  readonly gap: Gap;
  readonly cards: readonly Card[];
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onShowCards: (query: string) => void;
  readonly onAdd: (card: Card) => void;
}) {
  const id = useId();
  return (
    <>
      <h3 className={styles.about}>
        <button
          type="button"
          className={styles.fact}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="flex-1">
            <Tag about={about} mild={mild ?? false} />
            {fact}
          </span>
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.opened}>
        {open && (
          <>
            {why && <p className={styles.why}>{why}</p>}
            {cards.length === 0 && (
              <p className={styles.order}>No card that may be added as the deck stands.</p>
            )}
            <ul aria-label={offer}>
              {cards.map((card, place) => (
                // the focus stays where it is while the next card takes the place of one that was added
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Proposal key={place} card={card} onAdd={onAdd} />
              ))}
            </ul>
            <Button
              size="small"
              aria-label={`Show ${offer} in the table`}
              onClick={() => onShowCards(query)}
            >
              <Search size={14} aria-hidden />
              All: {offer}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Proposal({ card, onAdd }: { readonly card: Card; readonly onAdd: (card: Card) => void }) {
  const ownership = useOwnership(card.id, 0);
  return (
    <IdeaLine
      card={card}
      end={ownership && ownership.owned > 0 && <OwnershipMark {...ownership} />}
    >
      <IconButton
        kind="plain"
        size="small"
        slim
        label={`Add 1 ${fullName(card)}`}
        // the second click of a double one would add the card that came in its place
        onClick={({ detail }) => detail < 2 && onAdd(card)}
      >
        <Plus size={16} aria-hidden />
      </IconButton>
    </IdeaLine>
  );
}
