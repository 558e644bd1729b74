import { CircleHelp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Fragment, type RefObject, useState } from 'react';
import { usePlaces } from '@/app/_find/use-places';
import { Button, IconButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { asksForText } from '@/app/_ui/printed/use-texts';
import { SearchBox } from '@/app/_ui/search/search-box';
import type { CardSearch } from '@/app/_ui/search/use-card-search';
import styles from './search-bar.module.css';

// What the first sight of a page can do without is fetched after it.
const SyntaxHelp = late(() =>
  import('@/app/_ui/search/syntax-help').then((module) => module.SyntaxHelp),
);
const TextHint = late(() =>
  import('@/app/_ui/printed/text-hint').then((module) => module.TextHint),
);

export interface SearchBarProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly found: CardSearch;
  readonly placeholder: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The list that the arrow down and Enter lead to. */
  readonly gridRef: RefObject<HTMLDivElement | null>;
  /** Names of decks that `in:` may ask for. */
  readonly decks?: readonly string[];
  /** Words lead to decks and rules, too; left out where nobody wants to be led away. */
  readonly leads?: boolean;
}

/** The search over a list of cards, with the help on its language. */
export function SearchBar(props: SearchBarProps) {
  const { text, onTextChange, found, placeholder, inputRef, gridRef, decks, leads = false } = props;
  const router = useRouter();
  const [isHelping, setHelping] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const places = usePlaces(text, isUsed && leads, false);
  const toList = () => gridRef.current?.focus();
  return (
    <>
      <SearchBox
        value={text}
        onValueChange={onTextChange}
        problems={found.problems}
        leftOut={found.leftOut}
        placeholder={placeholder}
        {...(decks && { decks })}
        inputRef={inputRef}
        places={places}
        onGo={(href) => router.push(href)}
        onUse={() => setUsed(true)}
        onLeaveDown={toList}
        onEnter={toList}
        end={
          <IconButton label="How to search" onClick={() => setHelping(true)}>
            <CircleHelp size={18} aria-hidden />
          </IconButton>
        }
      />
      <Mends found={found} onTextChange={onTextChange} />
      {asksForText(found.query) && <TextHint query={found.query} />}
      {isHelping && <SyntaxHelp onClose={() => setHelping(false)} onTry={onTextChange} />}
    </>
  );
}

/** What a slip of the pen was read as, and the way back to what was typed. */
function Mends({ found, onTextChange }: Pick<SearchBarProps, 'found' | 'onTextChange'>) {
  const { mends, asTyped, leftOut } = found;
  if (mends.length === 0) return null;
  return (
    <p className={styles.mends} role="status">
      <span>
        Read{' '}
        {mends.map(({ start, typed, read }, at) => (
          <Fragment key={start}>
            {at > 0 && ', '}“{typed}” as <b>{read}</b>
          </Fragment>
        ))}
        .
      </span>
      {leftOut.length === 0 && (
        <Button size="small" kind="quiet" onClick={() => onTextChange(asTyped)}>
          Search for just what I typed
        </Button>
      )}
    </p>
  );
}
