import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { EmptyState } from '../base/empty-state';

export const CARDS_NOT_FETCHED = 'The cards could not be fetched';

/** What did not come: a file of ours, which says why, or the code that reads the database. */
export interface Failed {
  readonly message?: string;
  readonly retry: () => void;
}

/** Says that something could not be fetched and what is safe, and asks for it again. */
export function NotFetched({
  failed,
  title = failed.message === undefined
    ? 'This page could not be fetched in full'
    : CARDS_NOT_FETCHED,
  actions,
  className,
  children,
}: {
  readonly failed: Failed;
  readonly title?: string;
  /** Beside "Try again". */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <EmptyState
      tone="failed"
      title={title}
      className={className}
      actions={
        <>
          <Button kind="primary" onClick={failed.retry}>
            Try again
          </Button>
          {actions}
        </>
      }
    >
      {failed.message ?? 'The server cannot be reached.'} {children}
    </EmptyState>
  );
}

/** One line while something is on its way. It holds the window's height, so that the footer does not jump later. */
export function OnItsWay({ children }: { readonly children: ReactNode }) {
  return (
    <p className="min-h-screen py-8 text-muted" aria-live="polite">
      {children}
    </p>
  );
}
