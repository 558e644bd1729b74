import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, when } from './when';

const NOW = Date.UTC(2026, 4, 12, 12);
const MINUTE = 60_000;

describe('when a deck was changed', () => {
  it('is told from now while it is recent, and by its day later', () => {
    expect(when(NOW - 5_000, NOW)).toBe('just now');
    expect(when(NOW - 5 * MINUTE, NOW)).toBe('5 minutes ago');
    expect(when(NOW - 3 * 60 * MINUTE, NOW)).toBe('3 hours ago');
    expect(when(NOW - 25 * 60 * MINUTE, NOW)).toBe('yesterday');
    expect(when(Date.UTC(2025, 11, 24, 12), NOW)).toBe('24 Dec 2025');
  });

  it('does not speak of the future when a clock runs ahead', () => {
    expect(when(NOW + 20 * MINUTE, NOW)).toBe('just now');
  });

  it('holds for any number that a record may give', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (then, now) => {
        expect(when(then, now)).not.toBe('');
        expect(exactly(then)).not.toBe('');
      }),
    );
  });
});
