import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Suggestion, Suggestions } from '@/lib/cards/query/suggest';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import { IconButton } from '../base/button';
import { fetchedCode } from '../data/fetched-code';
import { catalogueReady } from '../data/use-catalogue';
import styles from './search-box.module.css';
import { optionId, optionsOf, type Place, SearchOptions } from './search-options';

export interface SearchBoxProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly problems: readonly QueryProblem[];
  /** Terms that cannot be read, where the rest is looked for without them. */
  readonly leftOut?: readonly string[];
  readonly placeholder?: string;
  /** Names of the player's decks, for `in:`. */
  readonly decks?: readonly string[];
  /** Arrow down with nothing to choose from: go to the results. */
  readonly onLeaveDown?: () => void;
  /** Enter with nothing chosen. */
  readonly onEnter?: () => void;
  /** The first way to go on is chosen unless another is: Enter takes it. */
  readonly takesFirst?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Buttons inside the box, at its end. */
  readonly end?: ReactNode;
  /** False where the box is closed instead. */
  readonly isCleared?: boolean;
  /** False where the cards are among the places. */
  readonly completesTitles?: boolean;
  /** What the words may mean beside a search of the cards: the way to a card, a deck, a rule. */
  readonly places?: readonly Place[];
  /** A place was chosen. */
  readonly onGo?: (href: string) => void;
  /** The box was gone to for the first time: what its places need can be fetched. */
  readonly onUse?: () => void;
  /** What the box searches, for screen readers. */
  readonly label?: string;
}

const useCompletion = fetchedCode(() => import('@/lib/cards/query/suggest'));

const useCards = fetchedCode(async () => (await catalogueReady()).catalogue.cards);

const NOTHING: Suggestions = { start: 0, end: 0, items: [] };
const NO_PLACES: readonly Place[] = [];

/** The search text with completion, and with a line under what cannot be read. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onValueChange, problems, decks, placeholder, places = NO_PLACES } = props;
  const { leftOut = [], isCleared = true } = props;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const mirror = useRef<HTMLDivElement>(null);
  const goTo = useRef<number | null>(null);
  // Completion shows for what is being typed, not for what a facet or the address wrote.
  const [caret, setCaret] = useState<number | null>(null);
  const [picked, setPicked] = useState(-1);

  const [isUsed, setUsed] = useState(false);
  const completion = useCompletion(isUsed);
  const cards = useCards(isUsed && props.completesTitles !== false);
  const going = useMemo(() => {
    if (completion === null || caret === null || value === '') return NOTHING;
    return completion.suggest(value, caret, decks, cards ?? []);
  }, [completion, value, caret, decks, cards]);
  const options =
    caret === null || value === '' ? [] : optionsOf(going, places, accept, props.onGo);
  const open = options.length > 0;
  const chosen = picked < 0 && open && props.takesFirst ? 0 : picked;
  const [problem] = problems;
  // what it may have meant is pressed
  const [, message, offer] = /^(.*?)(Did you mean [^?]+\?)?$/.exec(problem?.message ?? '') ?? [];

  useLayoutEffect(() => {
    if (goTo.current === null) return;
    input.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });

  // What was typed before the scripts were there stands in the field already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, as the page comes to life
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== value) onValueChange(typed);
  }, []);

  function type(text: string, at: number) {
    setCaret(at);
    setPicked(-1);
    onValueChange(text);
  }

  function accept({ insert }: Suggestion) {
    const whole = /[:=<>]$/.test(insert);
    const next = `${value.slice(0, going.start)}${insert}${whole ? '' : ' '}`;
    goTo.current = next.length;
    type(next + value.slice(going.end).trimStart(), next.length);
    input.current?.focus();
  }

  function mend({ start, end, fix }: QueryProblem) {
    if (fix === undefined) return;
    goTo.current = start + fix.length;
    setCaret(null);
    onValueChange(value.slice(0, start) + fix + value.slice(end));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    // a letter that is put together from several keys
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      // a browser would empty the field; what took thought to write goes only by its button
      event.preventDefault();
      setCaret(null);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      if (open) setPicked((chosen + 1) % options.length);
      else props.onLeaveDown?.();
    } else if (key === 'ArrowUp' && open) {
      event.preventDefault();
      setPicked(chosen <= 0 ? options.length - 1 : chosen - 1);
    } else if (key === 'Enter' || (key === 'Tab' && picked >= 0)) {
      const option = options[chosen];
      if (option) {
        event.preventDefault();
        option.accept();
      } else if (key === 'Enter') {
        setCaret(null);
        props.onEnter?.();
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser yet
    <div role="search" className={styles.box} data-passed={leftOut.length > 0 ? '' : undefined}>
      <div className={styles.frame} data-wrong={problem ? '' : undefined}>
        <Search size={18} className={styles.glass} aria-hidden />
        <div className={styles.field}>
          <div ref={mirror} className={styles.mirror} aria-hidden>
            {underlined(value, problems)}
          </div>
          <input
            ref={input}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label={props.label ?? 'Search the cards'}
            aria-expanded={open}
            aria-controls={`${id}-options`}
            aria-autocomplete="list"
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            {...(open && chosen >= 0 && { 'aria-activedescendant': optionId(id, chosen) })}
            placeholder={placeholder}
            value={value}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={2000}
            onChange={(event) => {
              const { value: text, selectionStart } = event.currentTarget;
              type(text, selectionStart ?? text.length);
            }}
            onKeyDown={onKeyDown}
            onFocus={() => {
              setUsed(true);
              props.onUse?.();
            }}
            onBlur={() => setCaret(null)}
            onScroll={(event) => {
              if (mirror.current) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
            }}
          />
        </div>
        <span className={styles.end}>
          {value !== '' && isCleared && (
            <IconButton
              label="Clear the search"
              onClick={() => {
                type('', 0);
                input.current?.focus();
              }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          )}
          {props.end}
        </span>
      </div>
      <div id={`${id}-problem`} aria-live="polite">
        {problem && (
          <p className={styles.problem}>
            {leftOut.length > 0 ? (
              <mark>Shown without {leftOut.join(' and ')}.</mark>
            ) : (
              problem.start < value.length && <mark>At character {problem.start + 1}:</mark>
            )}{' '}
            {message}{' '}
            {problem.fix !== undefined && (
              <button type="button" className={styles.mend} onClick={() => mend(problem)}>
                {offer || `Write ${problem.fix}`}
              </button>
            )}
          </p>
        )}
      </div>
      <SearchOptions id={id} options={options} chosen={chosen} />
    </div>
  );
}

/** The text with every problem's place marked; an empty place marks what stands before it. */
function underlined(text: string, problems: readonly QueryProblem[]): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of [...problems].sort((a, b) => a.start - b.start)) {
    const at = Math.max(from, Math.min(start, end === start ? start - 1 : start));
    const until = Math.max(at, end);
    pieces.push(
      text.slice(from, at),
      <span key={at} className={styles.wrong}>
        {text.slice(at, until) || ' '}
      </span>,
    );
    from = until;
  }
  return [...pieces, text.slice(from)];
}
