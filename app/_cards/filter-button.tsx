import { ListFilter } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { activeFacets } from '@/app/_ui/search/active-facets';
import type { CardSearch } from '@/app/_ui/search/use-card-search';

const FilterSheet = dynamic(() =>
  import('@/app/_ui/search/filter-sheet').then((module) => module.FilterSheet),
);

/** Opens the facets where they do not stand beside the list; says how many are in use. */
export function FilterButton({
  found,
  onTextChange,
  className,
}: {
  readonly found: CardSearch;
  readonly onTextChange: (text: string) => void;
  readonly className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const { searcher, query, readText, cards, context } = found;
  const count = activeFacets(query);
  return (
    <>
      <Button size="small" className={className} onClick={() => setOpen(true)}>
        <ListFilter size={16} aria-hidden />
        Filters{count > 0 && ` (${count})`}
      </Button>
      {isOpen && searcher && (
        <FilterSheet
          searcher={searcher}
          query={query}
          text={readText}
          onTextChange={onTextChange}
          context={context}
          count={cards.length}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
