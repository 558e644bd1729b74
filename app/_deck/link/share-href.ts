/** Where a shared deck opens; `fragment` is what writeLink gives. */
export function shareHref(fragment: string): string {
  return `${location.origin}/decks/view#${fragment}`;
}
