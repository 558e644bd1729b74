/** "A", "A and B", "A, B and C", or "A, B and 7 more" where there are more than `most`. */
export function listed(items: readonly string[], most = 9, word = 'and'): string {
  const shown = items.length > most ? items.slice(0, most) : items;
  const rest = items.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

/** "1 card", "2 cards". */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
