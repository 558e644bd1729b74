import { Download, LibraryBig } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ExportItems } from '@/app/_deck/export/export-items';
import { keepDeck } from '@/app/_deck/library/deck-actions';
import { DeckLists } from '@/app/_deck/lists/deck-lists';
import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { toneOf } from '@/app/_deck/verdict/standing';
import { useChecker } from '@/app/_deck/verdict/use-checker';
import { UnreadLines } from '@/app/_import/unread-lines';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { Menu } from '@/app/_ui/base/menu';
import { Verdict } from '@/app/_ui/base/verdict';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Import } from '@/lib/codecs/decks/codec';
import type { Matcher } from '@/lib/codecs/names/match';
import { sizesInWords } from '@/lib/decks/sizes';
import { type Change, deckOf, openQuestions, questionsOf, withChange } from '@/lib/desk/answers';
import { check } from '@/lib/legality/check';
import { DEFAULT_FORMAT, findFormat } from '@/lib/legality/formats';
import { mendOf } from '@/lib/legality/mend';
import type { Mend, Report } from '@/lib/legality/problem';
import { verdictInShort } from '@/lib/legality/words';
import { counted, listed, plural } from '@/lib/sentences';
import { ChangeList } from './change-list';
import { type LineMarks, lineMarks } from './line-marks';
import type { DeskState } from './list-memory';
import { isOfSize, MAY_BE_UNREAD } from './of-size';
import styles from './outcome.module.css';
import { readOtherwise } from './read-otherwise';
import { DeckName, Settings } from './settings';

export interface OutcomeProps {
  readonly read: Import;
  readonly matcher: Matcher;
  readonly desk: DeskState;
  readonly onChange: (desk: DeskState) => void;
  /** Id of the format that the list is held against whatever it says itself; null for its own. */
  readonly format?: string | null;
  /** Tells which lines of the list are at fault. */
  readonly onMarks?: (marks: LineMarks) => void;
  /** It is a deck of the library now, which opens next. */
  readonly onKept?: () => void;
  /** Further buttons beside those that keep it and take it away. */
  readonly actions?: ReactNode;
}

/** What a list means, whether it is legal, and what can be done with it. */
export function Outcome(props: OutcomeProps) {
  const { read, matcher, desk, onChange, format: held = null, onMarks, onKept, actions } = props;
  const router = useRouter();
  const own = useOwnFormats();
  const { catalogue } = matcher;
  const checker = useChecker(catalogue, own);
  const { answers, changes } = desk;
  const questions = useMemo(() => questionsOf(read, matcher), [read, matcher]);
  const deck = useMemo(
    () => deckOf(read, questions, answers, changes, matcher),
    [read, questions, answers, changes, matcher],
  );
  const formatId = held ?? deck.format;
  const report = useMemo(() => check(checker, deck, formatId), [checker, deck, formatId]);
  const otherwise = useMemo(
    () =>
      readOtherwise(desk.text, matcher).map(
        ({ line, typed, title }) => `“${typed}” in line ${line} as ${title}`,
      ),
    [desk.text, matcher],
  );
  const format = findFormat(formatId, own) ?? DEFAULT_FORMAT;
  const open = openQuestions(questions, answers);
  const waits = open.length > 0;
  useEffect(() => {
    const waiting = openQuestions(questions, answers);
    onMarks?.(lineMarks(desk.text, waiting, report.problems, catalogue.byId));
  }, [onMarks, desk.text, questions, answers, report, catalogue]);
  const [isKeeping, setKeeping] = useState(false);
  const judged = useRef<HTMLDivElement>(null);
  const fixed = useRef<HTMLDivElement>(null);

  const change = (next: Change) => onChange({ ...desk, changes: withChange(changes, next) });

  function mend({ label, edit }: Mend) {
    change({ label, edit });
    announce(label);
    judged.current?.focus();
  }

  async function keep() {
    setKeeping(true);
    const id = await keepDeck(deck);
    setKeeping(false);
    if (id === null) return;
    onKept?.();
    router.push(`/decks/build?deck=${id}`);
  }

  /** Keeping or saving now would drop what is not answered. */
  function showWaiting() {
    announce(waitingWords(open.length));
    fixed.current?.querySelector<HTMLElement>('[data-open] button')?.focus();
  }

  const download = (
    <>
      <Download size={16} aria-hidden />
      Download or copy
    </>
  );
  const keeping = (
    <div className={styles.keep}>
      <Button
        kind="primary"
        disabled={isKeeping}
        aria-disabled={waits}
        onClick={() => (waits ? showWaiting() : void keep())}
      >
        <LibraryBig size={16} aria-hidden />
        Keep as a deck
      </Button>
      {waits ? (
        <Button aria-disabled onClick={showWaiting}>
          {download}
        </Button>
      ) : (
        <Menu trigger={<Button>{download}</Button>}>
          <ExportItems deck={deck} catalogue={catalogue} />
        </Menu>
      )}
      {waits && <p>{counted(open.length, 'line is', 'lines are')} still to settle</p>}
    </div>
  );
  return (
    <div className="flex flex-col gap-5 min-w-0">
      <div ref={judged} tabIndex={-1} className={styles.judged}>
        <Verdict live tone={waits && report.legal ? 'warning' : toneOf(report)}>
          <InOneSentence report={report} open={open.length} />
        </Verdict>
      </div>
      {questions.length > 0 && (
        <div ref={fixed}>
          <UnreadLines
            questions={questions}
            answers={answers}
            catalogue={catalogue}
            onAnswers={(next) => onChange({ ...desk, answers: next })}
            onDone={() => judged.current?.focus()}
          />
        </div>
      )}
      {report.problems.length > 0 && (
        <div id="problems" className={styles.problems}>
          <ProblemList
            problems={report.problems}
            mendFor={(problem) => mendOf(problem, deck, catalogue, format)}
            onMend={mend}
            wayOn={(problem) =>
              waits &&
              isOfSize(problem) && <span className="text-muted text-s">{MAY_BE_UNREAD}</span>
            }
          />
        </div>
      )}
      <div className={styles.under}>
        <Settings
          deck={deck}
          own={own}
          held={held}
          isGuessed={read.sponsorGuessed === true && !isSponsorSet(changes)}
          onChange={change}
        />
        {keeping}
      </div>
      {otherwise.length > 0 && <p className="text-muted text-s">Read {listed(otherwise, 6)}.</p>}
      <ChangeList
        changes={changes}
        onUndo={(at) => onChange({ ...desk, changes: changes.filter((_, other) => other !== at) })}
      />
      {actions && <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>}
      <section aria-labelledby="what-it-means">
        <div className={styles.deck}>
          <h2 id="what-it-means">The deck</h2>
          <p className="text-muted">{sizesInWords(deck)}</p>
        </div>
        <DeckName deck={deck} onChange={change} />
        <DeckLists deck={deck} catalogue={catalogue} className="mt-4" />
      </section>
      {read.notes.length > 0 && (
        <section aria-labelledby="how-read" className={styles.notes}>
          <h2 id="how-read">How it was read</h2>
          <ul>
            {read.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function isSponsorSet(changes: readonly Change[]): boolean {
  return changes.some(({ edit }) => edit.kind === 'set-sponsor');
}

/** "Not legal in …: 4 problems, 2 lines not read.", each leading to where they are listed. */
function InOneSentence({ report, open }: { readonly report: Report; readonly open: number }) {
  const { said, many } = verdictInShort(report);
  const unread = open > 0 && (
    <>
      <a href="#fix-up">{counted(open, 'line')}</a> not read
    </>
  );
  if (many === null)
    return (
      <>
        {said}.{unread && <> {unread}.</>}
      </>
    );
  return (
    <>
      {said}: <a href="#problems">{many}</a>
      {unread && <>, {unread}</>}.
    </>
  );
}

function waitingWords(open: number): string {
  return `First answer the ${plural(open, 'line', `${open} lines`)} above, or leave ${plural(open, 'it', 'them')} out.`;
}
