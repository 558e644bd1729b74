/** Whether a query asks about decks, so that they are worth reading. */
export function asksForDecks(text: string): boolean {
  return /\bin:/i.test(text);
}
