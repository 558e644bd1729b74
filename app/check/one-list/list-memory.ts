import { createKept } from '@/app/_ui/base/kept-value';
import type { Answer, Answers, Change } from '@/lib/desk/answers';
import { isObject } from '@/lib/is-object';

/** What lies on the desk. It outlives a visit to another page, and a reload of this one. */
export interface DeskState {
  readonly text: string;
  /** The file that it came from; null for what was typed or pasted. */
  readonly file: string | null;
  readonly answers: Answers;
  readonly changes: readonly Change[];
}

export const CLEAR_DESK: DeskState = { text: '', file: null, answers: {}, changes: [] };

const kept = createKept(
  'registry:check',
  CLEAR_DESK,
  (text) => {
    const saved = parseDesk(text);
    if (saved === null) return CLEAR_DESK;
    const desk = { ...saved.desk, changes: [] };
    if (saved.changes.length > 0) void restoreChanges(desk, saved.changes);
    return desk;
  },
  (desk) => (desk === CLEAR_DESK ? null : JSON.stringify(desk)),
  () => sessionStorage,
);

/** What lies there: in a component, outside of React, and what will lie there instead. */
export const { use: useDesk, get: deskNow, set: setDesk } = kept;

/** Edits are checked like stored ones; what checks them is fetched only when there are some. */
async function restoreChanges(since: DeskState, raw: readonly unknown[]): Promise<void> {
  const { readEdit } = await import('@/lib/storage/records');
  const changes = raw.flatMap((one): Change[] => {
    if (!isObject(one) || typeof one.label !== 'string') return [];
    const edit = readEdit(one.edit);
    return edit.ok ? [{ label: one.label, edit: edit.value }] : [];
  });
  if (kept.get() === since) kept.set({ ...since, changes });
}

interface SavedDesk {
  readonly desk: Omit<DeskState, 'changes'>;
  readonly changes: readonly unknown[];
}

/** A desk as this or an older page left it; null where nothing of it can be used. */
export function parseDesk(saved: string | null): SavedDesk | null {
  try {
    const raw: unknown = JSON.parse(saved ?? '');
    if (!isObject(raw) || typeof raw.text !== 'string') return null;
    const answers = isObject(raw.answers) ? Object.entries(raw.answers) : [];
    return {
      desk: {
        text: raw.text,
        file: typeof raw.file === 'string' ? raw.file : null,
        answers: Object.fromEntries(
          answers.flatMap(([key, answer]) => {
            const read = readAnswer(answer);
            return read === null ? [] : [[key, read] as const];
          }),
        ),
      },
      changes: Array.isArray(raw.changes) ? raw.changes : [],
    };
  } catch {
    return null;
  }
}

function readAnswer(raw: unknown): Answer | null {
  if (!isObject(raw)) return null;
  if (raw.kind === 'left-out' || raw.kind === 'kept') return { kind: raw.kind };
  return raw.kind === 'card' && typeof raw.card === 'string'
    ? { kind: 'card', card: raw.card }
    : null;
}
