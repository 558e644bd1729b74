/** "+3", "−2", "same" */
export function signed(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}
