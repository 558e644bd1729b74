import { useState } from 'react';
import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { Select } from '@/app/_ui/base/select';
import { rowName } from '@/lib/desk/rows';
import type { CompareMenuProps } from './compare-menu';

/** Which other list of the tournament to compare with. */
export function OtherListDialog({
  row,
  rows,
  go,
  onClose,
}: CompareMenuProps & { readonly onClose: () => void }) {
  const [picked, setPicked] = useState<string | null>(null);
  const others = rows.filter(({ id, judged }) => id !== row.id && judged?.kind === 'read');
  return (
    <Dialog
      onClose={onClose}
      title={`Compare with ${rowName(row)}`}
      foot={
        <Answers
          yes="Compare"
          disabled={picked === null}
          onYes={() => go({ compare: `${row.id}.${picked}` })}
        />
      }
    >
      <Select
        label="Other list"
        value={picked}
        placeholder="Choose a list"
        options={others.map((other) => ({
          value: other.id,
          label: rowName(other),
          end: other.house,
        }))}
        onValueChange={setPicked}
      />
    </Dialog>
  );
}
