import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense } from 'react';

/** Round whatever reads or writes what stands behind "?" in the address; pages that do not go without it. */
export function Addressed({
  fallback,
  children,
}: {
  /** Until the address is known; nothing unless told. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </Suspense>
  );
}
