import { TriangleAlert } from 'lucide-react';
import { CardChanges } from '@/app/_deck/compare/card-changes';
import { FieldChanges } from '@/app/_deck/compare/field-changes';
import { SideHead } from '@/app/_deck/compare/side-head';
import { Verdict } from '@/app/_ui/base/verdict';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Comparison } from '@/lib/decks/compare';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import {
  comparedInWords,
  isSameList,
  tellingFields,
  unreadInWords,
} from '@/lib/desk/difference-sentences';
import type { Report } from '@/lib/legality/problem';
import { verdict } from '@/lib/legality/words';
import { counted, uncapital } from '@/lib/sentences';
import styles from './lists-differ.module.css';

export interface ComparedSide {
  /** "Registered", "Played". */
  readonly label: string;
  readonly note: string;
  readonly deck: Deck;
  readonly report: Report;
  /** Its lines that could not be read, word for word. */
  readonly unread: readonly string[];
}

/** Two lists side by side: a sentence that says whether they are the same, then what differs. */
export function ListsDiffer({
  before,
  after,
  comparison,
  catalogue,
}: {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
}) {
  const own = useOwnFormats();
  const unread = before.unread.length + after.unread.length;
  const isSame = isSameList(comparison);
  const { imperial, house, programs } = comparison;
  const names = [before.label, after.label] as const;
  return (
    <div className="flex flex-col gap-6">
      <Verdict live tone={unread > 0 ? 'warning' : isSame ? 'legal' : 'illegal'}>
        {unread > 0
          ? `${comparedInWords(comparison, unread)}.`
          : isSame
            ? 'The same list: the same cards, sponsor, home world, programs and profile.'
            : `Not the same list: ${uncapital(comparedInWords(comparison, 0))}.`}
      </Verdict>
      <div className={styles.sides}>
        <Head side={before} />
        <Head side={after} />
      </div>
      {!isSame && (
        <div className="flex flex-col gap-6">
          <CardChanges
            title="Imperial deck"
            changes={imperial}
            catalogue={catalogue}
            sides={names}
          />
          <CardChanges title="House deck" changes={house} catalogue={catalogue} sides={names} />
          <CardChanges title="Programs" changes={programs} catalogue={catalogue} sides={names} />
        </div>
      )}
      <FieldChanges
        fields={tellingFields(comparison)}
        catalogue={catalogue}
        own={own}
        sides={[before.label, after.label]}
      />
    </div>
  );
}

function Head({ side }: { readonly side: ComparedSide }) {
  const { label, note, deck, report, unread } = side;
  return (
    <div>
      <p className="text-muted text-s font-semibold">{label}</p>
      <SideHead
        label={label}
        side={{ ref: label, deck, title: deckTitle(deck), note }}
        report={unread.length === 0 ? report : null}
      />
      {unread.length > 0 && (
        <div className={styles.unread}>
          <p>
            <TriangleAlert size={16} aria-hidden />
            Without {counted(unread.length, 'line')}: {uncapital(verdict(report))}
          </p>
          <p>{unreadInWords(unread.length)}:</p>
          <ul>
            {unread.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
              <li key={at}>“{line}”</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
