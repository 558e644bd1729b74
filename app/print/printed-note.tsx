'use client';

import Link from 'next/link';
import { usePrinted } from '@/app/_ui/printed/printed-store';

/** That faces could bear their printed texts, while none are loaded. */
export function PrintedNote() {
  const printed = usePrinted();
  if (printed.status !== 'ready' || printed.cards.size > 0) return null;
  return (
    <p className="mt-3 text-muted text-s">
      The faces bear no printed texts, as none are included.{' '}
      <Link href="/settings#printed">Load OCTGN set files of your own</Link>, and they are printed
      too.
    </p>
  );
}
