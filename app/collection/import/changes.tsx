import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CountChange } from '@/lib/decks/collection';
import { counted } from '@/lib/sentences';
import { ChangeTable } from './change-table';

const FEW = 12;

/** What the collection will have other counts of, before it is done. */
export function Changes({
  changes,
  catalogue,
}: {
  readonly changes: readonly CountChange[];
  readonly catalogue: Catalogue;
}) {
  const [all, setAll] = useState(false);
  if (changes.length === 0)
    return <p className="text-muted">The collection has all of this: nothing would change.</p>;
  const shown = all ? changes : changes.slice(0, FEW);
  const fewer = changes.filter(({ before, after }) => after < before).length;
  return (
    <div>
      <ChangeTable
        caption={
          <>
            {counted(changes.length, 'count')} would change
            {fewer > 0 && <strong>, {counted(fewer, 'count')} downward</strong>}
          </>
        }
        changes={shown}
        byId={catalogue.byId}
      />
      {changes.length > FEW && (
        <Button kind="quiet" size="small" onClick={() => setAll(!all)}>
          {all ? `Show the first ${FEW}` : `Show all ${changes.length}`}
        </Button>
      )}
    </div>
  );
}
