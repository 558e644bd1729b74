import { counted } from '@/app/_ui/counts';
import type { DeskEvent } from '@/lib/storage/desk-list';
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
        <span className={styles.count}>{counted(count, 'list')}</span>
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

/** A plain click stays on the page; with a key or the middle button the address opens elsewhere. */
export function onPlainClick(act: () => void) {
  return (event: React.MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
