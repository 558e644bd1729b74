import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import styles from './insight.module.css';
import { idOf, type Subject } from './trials';

/** Another list whose games go on; nothing where there is none. */
export function BeingPlayed({
  shown,
  of,
  what,
  onStop,
}: {
  readonly shown: ReadonlyMap<
    string,
    { readonly status: string; readonly played: number; readonly planned: number }
  >;
  /** The list on the screen. */
  readonly of: Subject;
  /** "The games" */
  readonly what: string;
  readonly onStop: () => Promise<void>;
}) {
  const other = [...shown].find(([id, { status }]) => status === 'playing' && id !== idOf(of));
  if (other === undefined) return null;
  const [id, { played, planned }] = other;
  const whose = id.startsWith(`${of.deckId} `) ? 'the deck before its last change' : 'another deck';
  return (
    <div className={classes(styles.progress, 'mt-3')}>
      <Button size="small" onClick={() => void onStop()}>
        Stop these
      </Button>
      <p className="text-s flex-1">
        {what} of {whose} go on: {played} of {planned}.
      </p>
    </div>
  );
}
