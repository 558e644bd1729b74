import { once } from '@/lib/once';

const relative = once(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));
const date = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }));
const exact = once(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 minutes ago", "yesterday", "12 May 2026". Times are milliseconds since 1970. */
export function when(then: number, now: number): string {
  if (!isTime(then)) return 'at an unknown time';
  const age = now - then;
  // a clock that runs ahead gives no "in 3 minutes"
  if (age < MINUTE) return age < -DAY ? date().format(then) : 'just now';
  if (age < HOUR) return relative().format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative().format(-Math.floor(age / HOUR), 'hour');
  if (age < 7 * DAY) return relative().format(-Math.floor(age / DAY), 'day');
  return date().format(then);
}

/** Day and minute, for a closer look. */
export function exactly(then: number): string {
  return isTime(then) ? exact().format(then) : 'unknown';
}

/** Records hold whatever the device's clock said; a date takes no more than this. */
function isTime(then: number): boolean {
  return Number.isFinite(then) && Math.abs(then) <= 8.64e15;
}
