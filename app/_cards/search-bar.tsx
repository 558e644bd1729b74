import { CircleHelp } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type RefObject, useState } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { asksForText } from '@/app/_ui/printed/use-texts';
import { SearchBox } from '@/app/_ui/search/search-box';
import type { CardSearch } from '@/app/_ui/search/use-card-search';

// What the first sight of a page can do without is fetched after it.
const SyntaxHelp = dynamic(() =>
  import('@/app/_ui/search/syntax-help').then((module) => module.SyntaxHelp),
);
const TextHint = dynamic(() =>
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
}

/** The search over a list of cards, with the help on its language. */
export function SearchBar(props: SearchBarProps) {
  const { text, onTextChange, found, placeholder, inputRef, gridRef, decks } = props;
  const [isHelping, setHelping] = useState(false);
  const toList = () => gridRef.current?.focus();
  return (
    <>
      <SearchBox
        value={text}
        onValueChange={onTextChange}
        problems={found.problems}
        placeholder={placeholder}
        {...(decks && { decks })}
        inputRef={inputRef}
        onLeaveDown={toList}
        onEnter={toList}
        end={
          <IconButton label="How to search" onClick={() => setHelping(true)}>
            <CircleHelp size={18} aria-hidden />
          </IconButton>
        }
      />
      {asksForText(found.query) && <TextHint query={found.query} />}
      {isHelping && <SyntaxHelp onClose={() => setHelping(false)} onTry={onTextChange} />}
    </>
  );
}
