import { z } from 'zod';
import type { Edit } from '@/lib/decks/edits';
import {
  DESK_KEYS,
  type DeskList,
  LIST_KEYS,
  NO_TOURNAMENT,
  TOURNAMENT_KEY,
  type Tournament,
} from '@/lib/desk/desk-list';
import { change, type Done, type Store } from './db';
import { failure, refused, type StorageProblem } from './problems';
import { readEdit, readRecord } from './records';
import { listRows, writeRows } from './rows';

/** A tournament as it is stored. */
export interface StoredDesk {
  readonly tournament: Tournament;
  readonly lists: readonly DeskList[];
  /** Records that cannot be read; they are left where they lie. */
  readonly broken: number;
  readonly problem: StorageProblem | null;
}

const MAX_TEXT = 300_000;

const tournamentSchema: z.ZodType<Tournament> = z.lazy(() =>
  z.strictObject({
    name: z.string().max(200),
    date: z.string().max(40),
    format: z.string().max(100).nullable(),
  }),
);

const listSchema: z.ZodType<DeskList> = z.lazy(() => {
  const text = z.string().max(MAX_TEXT);
  const file = z.string().max(1_000).nullable();
  const edit = z.custom<Edit>((raw) => readEdit(raw).ok, 'not an edit');
  return z.strictObject({
    id: z.string().min(1).max(60),
    order: z.number(),
    file,
    player: z.string().max(200).nullable(),
    text,
    refused: z.string().max(2_000).nullable(),
    answers: z.record(
      z.string().max(1_200),
      z.union([
        z.strictObject({ kind: z.literal('card'), card: z.string().max(200) }),
        z.strictObject({ kind: z.enum(['left-out', 'kept']) }),
      ]),
    ),
    changes: z.array(z.strictObject({ label: z.string().max(1_000), edit })).max(2_000),
    played: z.strictObject({ file, text }).nullable(),
  });
});

/** The tournament on this device's desk. A record a list, so that two tabs can work on it. Never rejects. */
export async function readDesk(store: Store): Promise<StoredDesk> {
  const found = await listRows(store, 'settings', (db) =>
    db.settings.where('key').startsWith(DESK_KEYS).toArray(),
  );
  let tournament = NO_TOURNAMENT;
  let broken = found.broken.length;
  const lists: DeskList[] = [];
  for (const { key, value } of found.rows) {
    const list = key.startsWith(LIST_KEYS) ? readRecord(listSchema, value) : null;
    const named = key === TOURNAMENT_KEY ? readRecord(tournamentSchema, value) : null;
    if (list?.ok) lists.push(list.value);
    else if (named?.ok) tournament = named.value;
    else broken += 1;
  }
  lists.sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  return { tournament, lists, broken, problem: found.problem };
}

/** What is to be written in one go; what is not named stays as it is. */
export interface DeskChange {
  readonly tournament?: Tournament;
  readonly put?: readonly DeskList[];
  /** Ids of lists. */
  readonly remove?: readonly string[];
}

/** Writes all of a change or nothing. */
export async function writeDesk(
  store: Store,
  { tournament, put = [], remove = [] }: DeskChange,
): Done {
  const checked = [
    ...(tournament === undefined ? [] : [readRecord(tournamentSchema, tournament)]),
    ...put.map((list) => readRecord(listSchema, list)),
  ];
  for (const one of checked) if (!one.ok) return failure(refused(one.problem));
  const records = [
    ...(tournament === undefined ? [] : [{ version: 1, key: TOURNAMENT_KEY, value: tournament }]),
    ...put.map((list) => ({ version: 1, key: `${LIST_KEYS}${list.id}`, value: list })),
  ];
  return change(store, (db) =>
    db.transaction('rw', db.settings, async () => {
      await writeRows(db, 'settings', records);
      await db.settings.bulkDelete(remove.map((id) => `${LIST_KEYS}${id}`));
    }),
  );
}
