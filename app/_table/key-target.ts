/** What has keys of its own. */
export const FIELDS = 'input, textarea, select, [role=dialog]';
const LISTS = '[role=menu], [role=listbox]';

/** Whether a key is meant for something else: with another key, for a field, or for what lies over the page. */
export function isMeantElsewhere(event: KeyboardEvent, places = `${FIELDS}, ${LISTS}`): boolean {
  const { target, metaKey, ctrlKey, altKey, defaultPrevented } = event;
  const isTyped = target instanceof HTMLElement && target.closest(places) !== null;
  return metaKey || ctrlKey || altKey || defaultPrevented || isTyped;
}

/** Of some elements the one nearest to another in the direction of an arrow key; null where none lies that way. */
export function nearestThatWay(
  here: HTMLElement,
  all: readonly HTMLElement[],
  key: string,
): HTMLElement | null {
  const from = middle(here);
  const isLevel = key === 'ArrowLeft' || key === 'ArrowRight';
  const forward = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const ahead = all.flatMap((one) => {
    const to = middle(one);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = forward * (isLevel ? x : y);
    // what lies straight ahead comes before what is nearer but aside
    return one !== here && along > 4 ? [{ one, far: along + 3 * Math.abs(isLevel ? y : x) }] : [];
  });
  const [nearest] = ahead.sort((one, other) => one.far - other.far);
  return nearest?.one ?? null;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
