/** The lines of a text from a place up to the next blank line. */
export function paragraphFrom(text: string, from: number): string {
  const lines = text.slice(from).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '');
  return lines.slice(0, end < 0 ? lines.length : end).join('\n');
}
