import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDesk } from './list-memory';

describe('coming back to the desk', () => {
  it('finds the list, the answers and the changes', () => {
    const answers = { 'line:1:Korbah': { kind: 'card', card: 'eots-korba' } };
    const changes = [{ label: 'x', edit: { kind: 'set-name', name: 'x' } }];
    expect(parseDesk(JSON.stringify({ text: 'Korbah', file: 'a.txt', answers, changes }))).toEqual({
      desk: { text: 'Korbah', file: 'a.txt', answers },
      changes,
    });
  });

  it('drops what is no answer', () => {
    const saved = parseDesk(
      '{"text":"x","answers":{"a":{"kind":"card"},"b":7,"c":{"kind":"left-out"}}}',
    );
    expect(saved?.desk.answers).toEqual({ c: { kind: 'left-out' } });
  });

  it('never throws, whatever was left behind', () => {
    expect(parseDesk(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
        const desk = parseDesk(saved);
        expect(desk === null || typeof desk.desk.text === 'string').toBe(true);
      }),
    );
  });
});
