import { onPlainClick } from '@/app/_ui/base/plain-click';
import { counted } from '@/lib/sentences';
import styles from './desk-tabs.module.css';
import { useTournament } from './tournament/tournament-store';

/** The way between the lists of an event and a list by itself. */
export function DeskTabs({
  isOne,
  onGo,
}: {
  readonly isOne: boolean;
  readonly onGo: (desk: 'one' | null) => void;
}) {
  const { event, lists } = useTournament();
  const name = event.name.trim() || 'Event';
  return (
    <nav aria-label="Desk" className={styles.tabs}>
      <a
        href="/check"
        aria-current={isOne ? undefined : 'page'}
        className={styles.tab}
        onClick={onPlainClick(() => onGo(null))}
      >
        <span className={styles.name}>{name}</span>
        <span className="flex-none text-muted text-s font-normal">
          {counted(lists.length, 'list')}
        </span>
      </a>
      <a
        href="/check?desk=one"
        aria-current={isOne ? 'page' : undefined}
        className={styles.tab}
        onClick={onPlainClick(() => onGo('one'))}
      >
        One list
      </a>
    </nav>
  );
}
