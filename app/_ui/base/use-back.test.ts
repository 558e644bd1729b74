import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasLayer, openLayer } from './use-back';

/** A history as of a browser: to go back is told a moment later. */
function historyOf(told: () => void) {
  const entries: unknown[] = [null];
  return {
    entries,
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    back: () =>
      void setTimeout(() => {
        entries.pop();
        told();
      }, 5),
  };
}

let past: ReturnType<typeof historyOf>;
let onBack = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  past = historyOf(() => onBack());
  vi.stubGlobal('history', past);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    onBack = listener;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what is open has one entry, which goes when it is closed, and closes it when it goes', () => {
  const close = vi.fn();
  const closed = openLayer(close);
  expect(hasLayer()).toBe(true);
  past.back();
  vi.runAllTimers();
  expect(close).toHaveBeenCalledOnce();
  closed();
  vi.runAllTimers();
  expect(past.entries).toHaveLength(1);
  openLayer(close)();
  vi.runAllTimers();
  expect(past.entries).toHaveLength(1);
});

it('what opens in place of another has its entry', () => {
  const close = vi.fn();
  openLayer(vi.fn())();
  const closed = openLayer(close);
  vi.runAllTimers();
  expect(past.entries).toHaveLength(2);
  expect(close).not.toHaveBeenCalled();
  closed();
  vi.runAllTimers();
});

it('what opens while the entry of another is taken back stays open, and has one of its own', () => {
  const close = vi.fn();
  openLayer(vi.fn())();
  vi.advanceTimersByTime(2);
  const closed = openLayer(close);
  vi.runAllTimers();
  expect(close).not.toHaveBeenCalled();
  expect(past.entries).toHaveLength(2);
  closed();
  vi.runAllTimers();
  expect(past.entries).toHaveLength(1);
});
