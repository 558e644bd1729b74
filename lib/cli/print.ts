import type { Share } from '@/lib/kernel/share';

/** Text from a file as a terminal may show it: no control or direction characters, one line. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** A path as people are told it. */
export function shownPath(path: string): string {
  return path === '-' ? 'standard input' : plain(path);
}

/** Rows with their columns under each other, two blanks apart; no blanks at the end of a line. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  return rows
    .map((row) => {
      const cells = row.map((cell, at) => cell.padEnd(widths[at] ?? 0));
      return `${indent}${cells.join('  ')}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** Any value as JSON with two blanks of indent and a line end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Text in lines of at most `width` characters, broken at blanks, each after the indent. */
export function wrapped(text: string, indent: string, width = 96): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each) => `${indent}${each}\n`).join('');
}

/** A chance; never "0.00 %" or "100.00 %" for what is only near it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.00005) return '< 0.01 %';
  if (chance < 1 && chance > 0.99995) return '> 99.99 %';
  return `${(100 * chance).toFixed(2)} %`;
}

/** A share in whole percent, with its range: "47 % (40 to 54)". */
export function shareWithRange(share: Share | undefined): string {
  if (share === undefined) return '-';
  const [part, low, high] = [share.share, share.low, share.high].map((each) =>
    Math.round(each * 100),
  );
  return `${part} % (${low} to ${high})`;
}
