'use client';

import { WifiOff } from 'lucide-react';
import styles from './offline.module.css';
import { useOnline } from './use-online';

/** A quiet word in the head of the page while there is no network. */
export function OfflineMark() {
  const online = useOnline();
  const kept = !online && navigator.serviceWorker?.controller;
  const words = kept
    ? 'No network. Everything here works without it.'
    : 'No network. Pages that are not open yet may not load.';
  return (
    <span role="status" className={styles.status}>
      {!online && (
        <span className={styles.mark} title={words}>
          <WifiOff size={16} aria-hidden />
          Offline
          <span className="visually-hidden">{words}</span>
        </span>
      )}
    </span>
  );
}
