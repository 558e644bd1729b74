/** What was typed into the palette: the words to look for, and how many copies Enter adds. */
export interface Ask {
  readonly words: string;
  readonly count: number;
}

/** "3 batt", "3x batt", "batt 3" and "batt x3" ask for three; without a number it is one. */
export function readAsk(text: string): Ask {
  const trimmed = text.trim();
  const before = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(trimmed);
  const after = /^(.+?)\s+[x×]?(\d{1,2})$/i.exec(trimmed);
  const found = before ? [before[1], before[2]] : after ? [after[2], after[1]] : undefined;
  const count = Number(found?.[0] ?? 1);
  return count > 0 && found?.[1] !== undefined
    ? { words: found[1], count }
    : { words: trimmed, count: 1 };
}
