import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { CardSearch } from '@/app/_ui/search/use-card-search';

const FilterSheet = late(() =>
  import('@/app/_ui/search/filter-sheet').then((module) => module.FilterSheet),
);

/** Opens the facets where they do not stand beside the list; says how many are in use. */
export function FilterButton({
  found,
  onTextChange,
  more,
  asksOwned,
  className,
}: {
  readonly found: CardSearch;
  readonly onTextChange: (text: string) => void;
  /** What else the sheet asks, where the page has no room for it. */
  readonly more?: ReactNode;
  /** False where the page asks by itself what is owned. */
  readonly asksOwned?: boolean | undefined;
  readonly className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const { searcher, asked, cards, context, facets } = found;
  return (
    <>
      <Button size="small" className={className} onClick={() => setOpen(true)}>
        <ListFilter size={16} aria-hidden />
        Filters{facets > 0 && ` (${facets})`}
      </Button>
      {isOpen && searcher && (
        <FilterSheet
          searcher={searcher}
          {...asked}
          onTextChange={onTextChange}
          context={context}
          count={cards.length}
          more={more}
          asksOwned={asksOwned}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
