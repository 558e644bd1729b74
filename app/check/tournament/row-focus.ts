let wish: readonly string[] = [];

/** Where the table puts the focus when it next shows: on the first of these rows that it has. */
export function wishFocus(ids: readonly string[]): void {
  wish = ids;
}

export function takeFocusWish(): readonly string[] {
  const taken = wish;
  wish = [];
  return taken;
}

/** The link of a row, which the arrow keys walk. */
const linkOf = (id: string) => `[data-list="${CSS.escape(id)}"] [data-walk]`;
const ELSE = ['[data-walk][tabindex="0"]', '[data-find]', '[data-list-box]'];

/**
 * Puts the focus on the first of these rows that shows, else on the row that the cursor stands on,
 * else into the field that finds, else into the box for a list: so that it is never lost when what
 * had it is gone.
 */
export function focusRow(ids: readonly string[]): void {
  for (const place of [...ids.map(linkOf), ...ELSE]) {
    const found = document.querySelector<HTMLElement>(place);
    if (found === null) continue;
    found.focus();
    return;
  }
}

/** The same, once the page has drawn what changed. */
export function focusRowSoon(ids: readonly string[]): void {
  requestAnimationFrame(() => focusRow(ids));
}
