import type { Card } from '@/lib/cards/card';
import { setMark } from '@/lib/cards/set-mark';
import { setName } from '@/lib/rules/taxonomy';

/** The set behind a title that cards of two sets have. */
export function SetMark({ card }: { readonly card: Pick<Card, 'title' | 'set'> }) {
  const mark = setMark(card);
  return (
    mark && (
      <abbr className="flex-none ms-1 text-muted text-s font-normal" title={setName(card.set)}>
        {mark}
      </abbr>
    )
  );
}
