'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { SearchBox } from '@/app/_ui/search/search-box';
import { searchFor } from '@/app/_ui/search/search-href';
import { usePlaces } from './use-places';

export interface FindBoxProps {
  readonly placeholder: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** False where the page has something to press that comes before it. */
  readonly isLoud?: boolean;
  /** It leads somewhere. */
  readonly onGone?: () => void;
}

/** The search of pages that show no cards: to a card, a deck or a rule; Enter searches the cards. */
export function FindBox({ placeholder, inputRef, isLoud = true, onGone }: FindBoxProps) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const places = usePlaces(text, isUsed, true);
  function go(href: string) {
    router.push(href);
    onGone?.();
  }
  const words = text.trim();
  const href = words === '' ? '/cards' : searchFor(words);
  const search = () => go(href);
  return (
    <SearchBox
      value={text}
      onValueChange={setText}
      problems={[]}
      placeholder={placeholder}
      label="Search cards, decks and rules"
      completesTitles={false}
      places={[...places, { group: 'Search', href, label: `Cards with “${words}”`, hint: 'Enter' }]}
      onGo={go}
      onUse={() => setUsed(true)}
      onEnter={search}
      {...(inputRef && { inputRef })}
      end={
        <Button kind={isLoud ? 'primary' : 'plain'} onClick={search}>
          Search
        </Button>
      }
    />
  );
}
