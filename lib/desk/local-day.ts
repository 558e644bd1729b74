/** A moment's day where the player is, as a tournament keeps it: "2026-11-22". */
export function localDay(date: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
