const YEAR = 31_536_000;

/** Keeps something small that the server needs, or a script before the page is painted: for a year, or not at all with null. */
export function keepCookie(name: string, value: string | null, path = '/'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value ?? ''}; path=${path}; max-age=${value === null ? 0 : YEAR}; samesite=lax`;
}
