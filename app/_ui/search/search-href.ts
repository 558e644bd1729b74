/** The address of a search. */
export function searchFor(query: string): string {
  return `/cards?q=${encodeURIComponent(query)}`;
}
