import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { CardColumnKey } from './column-keys';

const ColumnChooser = late(() => import('./column-chooser').then((module) => module.ColumnChooser));

export interface ColumnMenuProps {
  readonly columns: readonly CardColumnKey[];
  readonly onColumnsChange: (columns: readonly CardColumnKey[]) => void;
}

/** Which columns show. What opens is fetched with the first press. */
export function ColumnMenu(props: ColumnMenuProps) {
  const [asked, setAsked] = useState(false);
  const closed = (
    <Button size="small" aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)}>
      <Columns3 size={16} aria-hidden />
      Columns
    </Button>
  );
  if (!asked) return closed;
  return <ColumnChooser {...props} meanwhile={closed} />;
}
