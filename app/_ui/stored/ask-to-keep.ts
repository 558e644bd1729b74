import { openStorage } from './use-stored';

/**
 * Asks the browser not to clear the Registry's data by itself, and remembers the answer. Firefox asks
 * the player in turn, so this belongs behind a button. Null where the browser cannot be asked.
 */
export async function askToKeep(): Promise<boolean | null> {
  try {
    if (!('storage' in navigator)) return null;
    const granted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    await (await openStorage()).notePromise(granted);
    return granted;
  } catch {
    return null;
  }
}

/** Browsers like Chromium decide by themselves and bother nobody. */
export function decidesUnasked(): boolean {
  return 'userAgentData' in navigator;
}
