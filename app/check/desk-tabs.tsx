import { onPlainClick } from '@/app/_ui/base/plain-click';
import type { DeskEvent } from '@/lib/desk/desk-list';
import { counted } from '@/lib/sentences';
import styles from './desk-tabs.module.css';

/** The way between the lists of an event and a list by itself. */
export function DeskTabs({
  isOne,
  event,
  count,
  onGo,
}: {
  readonly isOne: boolean;
  readonly event: DeskEvent;
  readonly count: number;
  readonly onGo: (desk: 'one' | null) => void;
}) {
  const name = event.name.trim() === '' ? 'Event' : event.name.trim();
  return (
    <nav aria-label="Desk" className={styles.tabs}>
      <a
        href="/check"
        aria-current={isOne ? undefined : 'page'}
        className={styles.tab}
        onClick={onPlainClick(() => onGo(null))}
      >
        <span className={styles.name}>{name}</span>
        <span className="flex-none text-muted text-s font-normal">{counted(count, 'list')}</span>
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
