/** Whether a query asks what is owned, so that the collection is worth reading. */
export function asksForCollection(text: string): boolean {
  return /\bown(ed)?\b|\bmissing\s*:/i.test(text);
}
