'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from '@/app/_ui/announce';
import { useAddress } from '../_event/address';
import { hasEventHint, putLists, useEvent } from '../_event/event-store';
import { focusRowSoon, wishFocus } from '../_event/focus';
import { newList } from '../_event/new-list';
import { addFiles, useRun } from '../_event/run';
import styles from './desk.module.css';
import { CLEAR_DESK, deskNow, setDesk } from './desk-memory';
import { DeskTabs } from './desk-tabs';
import { OneList } from './one-list';

const EventDesk = dynamic(() => import('../_event/event-desk').then((module) => module.EventDesk), {
  ssr: false,
  loading: () => <Opening />,
});

/** The tournament desk: one list by itself, or the lists of an event in a table. */
export function Desk() {
  const { status, lists, event } = useEvent();
  const run = useRun();
  const { address, go } = useAddress();
  const isExpected = useSyncExternalStore(stay, hasEventHint, () => false);
  const hasEvent = lists.length > 0 || run.status !== 'idle';
  const isOne = address.desk === 'one';

  const hadEvent = useRef(hasEvent);
  useEffect(() => {
    // what had the focus went with the last list
    const isGone = hadEvent.current && !hasEvent;
    hadEvent.current = hasEvent;
    if (isGone && document.activeElement === document.body) focusRowSoon([]);
  }, [hasEvent]);

  /** The list that lies on the desk by itself goes first, so that nothing is lost. */
  function move() {
    const { text, file, answers, changes } = deskNow();
    if (text.trim() === '') return;
    const list = newList({ text, file, answers, changes });
    putLists([list]);
    wishFocus([list.id]);
    setDesk(CLEAR_DESK);
  }

  if (status === 'loading' && isExpected && !isOne) return <Opening />;
  return (
    <>
      {hasEvent && (
        <DeskTabs isOne={isOne} event={event} count={lists.length} onGo={(desk) => go({ desk })} />
      )}
      {hasEvent && !isOne ? (
        <EventDesk />
      ) : (
        <OneList
          hasEvent={hasEvent}
          onMany={(files) => {
            move();
            addFiles(files);
            go({});
          }}
          onMove={() => {
            move();
            announce('The list is in the event');
            go({});
          }}
        />
      )}
    </>
  );
}

const stay = () => () => {};

function Opening() {
  return (
    <p className={styles.loading} aria-live="polite">
      Opening the event…
    </p>
  );
}
