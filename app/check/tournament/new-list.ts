import type { DeskList } from '@/lib/desk/desk-list';

let last = 0;

/** A list as it comes onto the desk, behind all that are there. */
export function newList(
  from: Pick<DeskList, 'file' | 'text'> & Partial<Omit<DeskList, 'id' | 'order'>>,
): DeskList {
  // later than every other of this tab, and after those of earlier visits
  last = Math.max(last + 1, Date.now() * 1_000);
  return {
    id: Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
      (byte % 36).toString(36),
    ).join(''),
    order: last,
    player: null,
    refused: null,
    answers: {},
    changes: [],
    played: null,
    ...from,
  };
}
