/**
 * For `onOpenChange` of what a press outside closes: it does no more than that. A finger's click comes after what was closed is
 * gone, and would press what lies below it.
 */
export function pressesNothingElse({ reason }: { readonly reason: string }): void {
  if (reason !== 'outside-press') return;
  const isOver = new AbortController();
  const options = { capture: true, signal: isOver.signal };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    isOver.abort();
  };
  addEventListener('click', stop, options);
  addEventListener('pointerdown', () => isOver.abort(), options);
  addEventListener('keydown', () => isOver.abort(), options);
}
