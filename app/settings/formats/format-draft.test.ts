import { expect, it } from 'vitest';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { parseFormat } from '@/lib/legality/schema';
import { formatFile, freeId, newDraft } from './format-draft';

it('makes an id from any name, and never one that is taken', () => {
  expect(freeId('Winter Cup, Zürich', new Set())).toBe('winter-cup-zurich');
  expect(freeId('Winter Cup', new Set(['winter-cup', 'winter-cup-2']))).toBe('winter-cup-3');
  expect(freeId('TAT', new Set())).toBe('tat-2');
  expect(freeId('house-rules', new Set())).toBe('house-rules');
  expect(freeId('…', new Set())).toBe('format');
});

it('writes a format as a file that reads back the same', () => {
  const draft = newDraft(DEFAULT_FORMAT, new Set());
  const [, text] = formatFile(draft);
  const read = parseFormat(JSON.parse(text));
  expect(read).toEqual({ ok: true, value: draft });
});
