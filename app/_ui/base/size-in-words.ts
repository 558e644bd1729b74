/** "830 bytes", "12 kB", "1.4 MB". */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount >= 10 || unit === 0 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}
