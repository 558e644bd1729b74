import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { QueryProblem } from '@/lib/cards/query/problem';
import type { Suggestion, Suggestions } from '@/lib/cards/query/suggest';
import { IconButton } from '../base/button';
import { fetchedCode } from '../data/fetched-code';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly problems: readonly QueryProblem[];
  readonly placeholder?: string;
  /** Names of the player's decks, for `in:`. */
  readonly decks?: readonly string[];
  /** Arrow down with nothing to choose from: go to the results. */
  readonly onLeaveDown?: () => void;
  /** Enter with nothing chosen. */
  readonly onEnter?: () => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Buttons inside the box, at its end. */
  readonly end?: ReactNode;
}

const useCompletion = fetchedCode(() => import('@/lib/cards/query/suggest'));

const NOTHING: Suggestions = { start: 0, end: 0, items: [] };

/** The search text with completion, and with a line under what cannot be read. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onValueChange, problems, decks, placeholder } = props;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? own;
  const mirror = useRef<HTMLDivElement>(null);
  const goTo = useRef<number | null>(null);
  // Completion shows for what is being typed, not for what a facet or the address wrote.
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(-1);

  const [isUsed, setUsed] = useState(false);
  const completion = useCompletion(isUsed);
  const options = useMemo(() => {
    if (completion === null || caret === null || value === '') return NOTHING;
    return completion.suggest(value, caret, decks);
  }, [completion, value, caret, decks]);
  const open = options.items.length > 0;
  const [problem] = problems;

  useLayoutEffect(() => {
    if (goTo.current === null) return;
    input.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });

  function type(text: string, at: number) {
    setCaret(at);
    setChosen(-1);
    onValueChange(text);
  }

  function accept({ insert }: Suggestion) {
    const whole = /[:=<>]$/.test(insert);
    const next = `${value.slice(0, options.start)}${insert}${whole ? '' : ' '}`;
    goTo.current = next.length;
    type(next + value.slice(options.end).trimStart(), next.length);
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
    const { key } = event;
    if (key === 'Escape') {
      // a browser would empty the field; what took thought to write goes only by its button
      event.preventDefault();
      setCaret(null);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      if (open) setChosen((chosen + 1) % options.items.length);
      else props.onLeaveDown?.();
    } else if (key === 'ArrowUp' && open) {
      event.preventDefault();
      setChosen(chosen <= 0 ? options.items.length - 1 : chosen - 1);
    } else if (key === 'Enter' || (key === 'Tab' && chosen >= 0)) {
      const option = options.items[chosen];
      if (option) {
        event.preventDefault();
        accept(option);
      } else if (key === 'Enter') {
        setCaret(null);
        props.onEnter?.();
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser yet
    <div role="search" className={styles.box}>
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
            aria-label="Search the cards"
            aria-expanded={open}
            aria-controls={`${id}-options`}
            aria-autocomplete="list"
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            {...(open && chosen >= 0 && { 'aria-activedescendant': `${id}-option-${chosen}` })}
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
            onFocus={() => setUsed(true)}
            onBlur={() => setCaret(null)}
            onScroll={(event) => {
              if (mirror.current) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
            }}
          />
        </div>
        <span className={styles.end}>
          {value !== '' && (
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
            <span>
              {problem.start < value.length && <mark>At character {problem.start + 1}: </mark>}
              {problem.message}
            </span>
            {problem.fix !== undefined && (
              <button type="button" className={styles.mend} onClick={() => mend(problem)}>
                Write {problem.fix}
              </button>
            )}
          </p>
        )}
      </div>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label="Ways to go on"
        className={styles.options}
        hidden={!open}
        tabIndex={-1}
      >
        {options.items.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input
          <div
            key={option.insert}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => accept(option)}
          >
            <span className={styles.insert}>{option.insert}</span>
            <span className={styles.hint}>{option.hint}</span>
          </div>
        ))}
      </div>
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
