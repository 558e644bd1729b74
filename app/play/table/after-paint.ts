/** So long it may wait for a moment in which the page has nothing else to do, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Does something once the page has drawn what was clicked and is at rest; at once where nothing is drawn, as in a tab that
 * is hidden or on its way out.
 */
export function afterPaint(act: () => void): void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    act();
    return;
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    removeEventListener('pagehide', once);
    document.removeEventListener('visibilitychange', once);
    act();
  };
  requestAnimationFrame(() => {
    // not in every browser
    if (typeof requestIdleCallback === 'undefined') setTimeout(once);
    else requestIdleCallback(once, { timeout: PATIENCE });
  });
  addEventListener('pagehide', once);
  document.addEventListener('visibilitychange', once);
}
