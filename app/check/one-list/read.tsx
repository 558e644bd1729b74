import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '@/app/_ui/base/empty-state';
import type { Catalogue } from '@/lib/cards/catalogue';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { createMatcher } from '@/lib/codecs/names/match';
import type { InputProblem } from '@/lib/result';
import { Outcome, type OutcomeProps } from './outcome';

type ReadProps = Omit<OutcomeProps, 'read' | 'matcher'> & { readonly catalogue: Catalogue };

/** Reads a list and shows what it means; or says why it cannot be read. Fetched with the first list. */
export function Read({ catalogue, ...rest }: ReadProps) {
  const text = useDeferredValue(rest.desk.text);
  const matcher = useMemo(() => createMatcher(catalogue), [catalogue]);
  const read = useMemo(() => importDeck(text, matcher), [text, matcher]);
  return read.ok ? (
    <Outcome read={read.value} matcher={matcher} {...rest} />
  ) : (
    <>
      <Unreadable problems={read.problems} />
      {rest.actions && <div className="flex flex-wrap gap-x-3 gap-y-2 mt-5">{rest.actions}</div>}
    </>
  );
}

function Unreadable({ problems }: { readonly problems: readonly InputProblem[] }) {
  const [first, ...others] = problems;
  return (
    <EmptyState tone="failed" title="This list cannot be read yet">
      {first?.message}
      {others.map(({ message, at }) => (
        <span key={`${at} ${message}`} className="block mt-2">
          {message}
        </span>
      ))}
      <span className="block mt-2">
        Your text has not changed. Correct it in the box, or open another list.
      </span>
    </EmptyState>
  );
}
