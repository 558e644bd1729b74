/**
 * Does something once the page has drawn what was clicked; at once where nothing is drawn, as in a tab that
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
  requestAnimationFrame(() => setTimeout(once));
  addEventListener('pagehide', once);
  document.addEventListener('visibilitychange', once);
}
