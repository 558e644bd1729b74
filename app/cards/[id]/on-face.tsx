'use client';

import type { ReactNode } from 'react';
import { usePrintedOperation } from '@/app/_ui/card/operation/use-operation';
import type { CardId } from '@/lib/cards/card';

/**
 * A section with our sentences for a card: for screen readers alone, as the face beside it says the same; unless that
 * has the printed text.
 */
export function OnFace({
  card,
  children,
}: {
  readonly card: CardId;
  readonly children: ReactNode;
}) {
  const isPrinted = usePrintedOperation(card) !== null;
  return (
    <section aria-labelledby="does" className={isPrinted ? undefined : 'visually-hidden'}>
      {children}
    </section>
  );
}
