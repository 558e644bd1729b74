import { toast } from '../base/toast';
import { copyState, startCopy, takeUpdate, type Update } from './copy';

const TOLD = 'registry-update-told';
const WAITING = {
  title: 'A new version of the Registry is ready',
  description: 'Nothing changes here until you reload. Every edit is saved.',
};
/** One worker answers all windows, so it gives an older page the data of the newer version. */
const TAKEN = {
  title: 'A new version runs in another window',
  description:
    'This window keeps the old version until you reload, but cards and rules that it opens from now on come from the new one. Every edit is saved.',
};
const HOUR = 3_600_000;
let last: Update = 'none';
let tending = false;

/** Makes the copy or finds it, and tells of a newer version. Once for each page. */
export function tendCopy(): void {
  if (tending) return;
  tending = true;
  copyState.subscribe(() => {
    const state = copyState.get();
    const update = state.kind === 'ready' ? state.update : 'none';
    if (update !== last) tellOf(update);
    last = update;
  });
  void startCopy();
}

/** A version that waits is not told of again with every page: once an hour and window is enough. */
function tellOf(update: Update): void {
  if (update === 'none' || (update === 'waiting' && toldLately())) return;
  toast({
    // What waited and was taken elsewhere waits no more.
    id: 'update',
    ...(update === 'waiting' ? WAITING : TAKEN),
    action: { label: 'Reload now', onAction: takeUpdate },
    timeout: 0,
  });
}

function toldLately(): boolean {
  const now = Date.now();
  const ago = now - Number(sessionStorage.getItem(TOLD));
  if (ago >= 0 && ago < HOUR) return true;
  sessionStorage.setItem(TOLD, String(now));
  return false;
}
