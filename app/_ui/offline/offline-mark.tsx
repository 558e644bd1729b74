'use client';

import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './offline.module.css';

/** A quiet word in the head of the page while there is no network. */
export function OfflineMark() {
  const kept = useKept(!useOnline());
  if (kept === undefined) return <span role="status" className={styles.status} />;
  const words = kept
    ? 'No network. Everything here works without it.'
    : 'No network. Pages that are not open yet may not load.';
  return (
    <span role="status" className={styles.status}>
      <span className={styles.mark} title={words}>
        <WifiOff size={16} aria-hidden />
        Offline
        <span className="visually-hidden">{words}</span>
      </span>
    </span>
  );
}

/** Whether there is a whole copy; looked for only when it is wanted. */
function useKept(wanted: boolean): boolean | undefined {
  const [kept, setKept] = useState<boolean>();
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const found = (is: boolean) => here && setKept(is);
    import('./copy')
      .then(({ aboutCopy }) => aboutCopy())
      .then(
        (about) => found(about !== null),
        () => found(false),
      );
    return () => {
      here = false;
      setKept(undefined);
    };
  }, [wanted]);
  return kept;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device says that it has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
