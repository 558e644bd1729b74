/** The lines of a text, whatever ends them, without a byte order mark. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
}

/** Whether a line of a list is a remark. */
export function isComment(line: string): boolean {
  return line.startsWith('//') || line.startsWith('#');
}

/** The lines of a text from a place up to the next blank line. */
export function paragraphFrom(text: string, from: number): string {
  const lines = text.slice(from).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '');
  return lines.slice(0, end < 0 ? lines.length : end).join('\n');
}
