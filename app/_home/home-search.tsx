'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { SearchBox } from '@/app/_ui/search/search-box';
import { searchFor } from '@/app/_ui/search/search-href';

/** The search of the front page: Enter goes to the cards. */
export function HomeSearch({ cards }: { readonly cards: number }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const go = () => router.push(text.trim() === '' ? '/cards' : searchFor(text.trim()));
  return (
    <SearchBox
      value={text}
      onValueChange={setText}
      problems={[]}
      placeholder={`Search ${cards} cards`}
      onEnter={go}
      end={
        <Button kind="primary" onClick={go}>
          Search
        </Button>
      }
    />
  );
}
