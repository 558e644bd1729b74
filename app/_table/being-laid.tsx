import { Button } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { PageTitle } from '@/app/_ui/base/page-title';

/** While the moves of a game are played again. */
export function BeingLaid({
  title,
  moves,
  of,
  onCancel,
}: {
  readonly title: string;
  readonly moves?: number | undefined;
  readonly of?: number | undefined;
  readonly onCancel: () => void;
}) {
  return (
    <>
      <PageTitle title={title} />
      <p className="text-muted" aria-live="polite">
        Laying the table …
      </p>
      {moves !== undefined && (
        <div className="flex gap-3 items-center">
          <progress value={moves} max={of} aria-label="Moves played again" />
          <span>
            {moves} of {of} moves
          </span>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      )}
    </>
  );
}

/** A game that cannot be laid, and why. */
export function NotLaid({
  title,
  message,
  onSetup,
}: {
  readonly title: string;
  readonly message: string;
  readonly onSetup: () => void;
}) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        tone="failed"
        title="This game cannot be opened"
        actions={<Button onClick={onSetup}>Set up a game</Button>}
      >
        {message}
      </EmptyState>
    </>
  );
}
