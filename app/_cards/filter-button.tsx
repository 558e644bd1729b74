import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { CardSearch } from '@/app/_ui/search/use-card-search';
import { belongs, FACETS } from '@/lib/cards/query/facet-terms';
import type { Query } from '@/lib/cards/query/query';
import { conjuncts } from '@/lib/kernel/query/query';

const FilterSheet = late(() =>
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

/** How many conditions of a search are a facet's; shown where the facets are out of sight. */
function activeFacets(query: Query): number {
  return conjuncts(query.where).filter((part) => FACETS.some((field) => belongs(part, field)))
    .length;
}
