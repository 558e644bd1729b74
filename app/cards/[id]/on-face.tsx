'use client';

import type { ReactNode } from 'react';
import { usePrintedOperation } from '@/app/_ui/card/operation/use-operation';
import type { CardId } from '@/lib/cards/card';

/**
 * A section with our sentences for a card. Where the face stands above it, as on a phone, it is there
 * for screen readers alone, for the face says the same; unless that has the printed text.
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
    <section
      aria-labelledby="does"
      className={isPrinted ? undefined : 'visually-hidden seen-beside-face'}
    >
      {children}
    </section>
  );
}
