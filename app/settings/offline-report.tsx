'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { VERDICT_SIGNS } from '@/app/_ui/base/verdict';
import { exactly } from '@/app/_ui/base/when';
import {
  type CopyState,
  checkForUpdate,
  copyState,
  resetCopy,
  takeUpdate,
} from '@/app/_ui/offline/copy';
import { install, installOffer } from '@/app/_ui/offline/install-prompt';
import { Setting } from './setting';
import styles from './settings.module.css';

const Ready = VERDICT_SIGNS.legal;

/** What of the Registry is kept for use without a network, and what can be done about it. */
export function OfflineReport() {
  const copy = copyState.use();
  const [checking, setChecking] = useState(false);
  const offer = installOffer.use();
  // who looks here does not wait until the page has come to rest
  useEffect(() => {
    import('@/app/_ui/offline/keep-copy').then(
      ({ tendCopy }) => tendCopy(),
      () => undefined,
    );
  }, []);

  async function check() {
    setChecking(true);
    const found = await checkForUpdate();
    setChecking(false);
    // A newer version says so itself.
    if (found === 'none') toast({ title: 'This is the newest version', tone: 'legal' });
    if (found === 'unreached') sayUnreached();
  }

  async function reset() {
    if (!(await resetCopy())) sayUnreached();
  }

  return (
    <Setting id="offline" name="Offline" help={<Words copy={copy} />}>
      {copy.kind === 'ready' && copy.update !== 'none' && (
        <Button kind="primary" onClick={takeUpdate}>
          Reload into the new version
        </Button>
      )}
      {copy.kind === 'ready' && copy.update === 'none' && (
        <Button onClick={() => void check()} disabled={checking}>
          Check for a new version
        </Button>
      )}
      {(copy.kind === 'ready' || copy.kind === 'failed') && (
        <Button onClick={() => void reset()}>
          {copy.kind === 'failed' ? 'Try again' : 'Renew the copy'}
        </Button>
      )}
      {offer && <Button onClick={() => void install()}>Install as an app</Button>}
    </Setting>
  );
}

function sayUnreached() {
  toast({
    title: 'The server cannot be reached',
    description: 'What is on this device stays as it is.',
    tone: 'warning',
  });
}

const REASONS = {
  unreached: 'The server was not reached, so there is no copy for offline use yet.',
  refused: 'Not available in this browser, as in a private window.',
  unfinished: 'The browser did not take the whole copy that offline use needs.',
} as const;

function Words({ copy }: { readonly copy: CopyState }) {
  if (copy.kind === 'unknown')
    return (
      <p>A copy of every page, card and rule is kept on this device when this page is open.</p>
    );
  if (copy.kind === 'none')
    return (
      <p>
        No copy is kept here. It needs{' '}
        {window.isSecureContext
          ? 'a window that is not private.'
          : 'a secure address (https, or a server on this machine).'}
      </p>
    );
  if (copy.kind === 'making')
    return <p role="status">A copy of every page, card and rule is being put on this device …</p>;
  if (copy.kind === 'failed') return <p>{REASONS[copy.why]}</p>;
  return (
    <>
      <p className={styles.ready}>
        <Ready size={18} aria-hidden />
        Ready to work without a network
      </p>
      {copy.about && (
        <p>
          Kept since {exactly(copy.about.since)}, {(copy.about.bytes / 1e6).toFixed(1)} MB, version{' '}
          {copy.about.version.slice(0, 7)}. A new version waits until you reload.
        </p>
      )}
      <details className={styles.facts}>
        <summary>If a page does not open</summary>
        <p>
          Put <code>?no-offline</code> behind its address: it comes from the server, and the copy is
          renewed.
        </p>
      </details>
    </>
  );
}
