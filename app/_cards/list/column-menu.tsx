import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { CardColumnKey } from './column-keys';

const ColumnChooser = lazy(() =>
  import('./column-chooser').then((module) => ({ default: module.ColumnChooser })),
);

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
  return (
    <Suspense fallback={closed}>
      <ColumnChooser {...props} />
    </Suspense>
  );
}
