'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { SearchBox } from '@/app/_ui/search/search-box';
import { searchFor } from '@/app/_ui/search/search-href';
import type { Place } from '@/app/_ui/search/search-options';
import { usePlaces } from './use-places';

export interface FindBoxProps {
  readonly placeholder: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** At the end of the box, in place of the button that searches. */
  readonly end?: ReactNode;
  /** False where the box is closed instead. */
  readonly isCleared?: boolean;
  /** It leads somewhere. */
  readonly onGone?: () => void;
}

/** The list of the cards that the words find. */
const searchOf = (words: string): Place => ({
  group: 'Search',
  href: searchFor(words),
  label: `Cards with “${words}”`,
  hint: null,
  picture: <Search size={18} aria-hidden />,
});

/** The search of pages that show no cards: to a card, a deck or a rule; Enter takes the first of them. */
export function FindBox({ placeholder, inputRef, end, isCleared, onGone }: FindBoxProps) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const places = usePlaces(text, isUsed, true);
  function go(href: string) {
    router.push(href);
    onGone?.();
  }
  const words = text.trim();
  // rules that only say the words come after the cards that do
  const sayings = places.filter(({ group }) => group === 'Rules');
  const named = places.filter(({ group }) => group !== 'Rules');
  const search = () => go(words === '' ? '/cards' : searchFor(words));
  return (
    <SearchBox
      value={text}
      onValueChange={setText}
      problems={[]}
      placeholder={placeholder}
      label="Search cards, decks and rules"
      completesTitles={false}
      places={words === '' ? places : [...named, searchOf(words), ...sayings]}
      takesFirst
      onGo={go}
      onUse={() => setUsed(true)}
      onEnter={search}
      {...(inputRef && { inputRef })}
      {...(isCleared !== undefined && { isCleared })}
      end={
        end ?? (
          <Button kind="primary" onClick={search}>
            Search
          </Button>
        )
      }
    />
  );
}
