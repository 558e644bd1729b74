import type { Result } from '@/lib/result';
import type { RecordFault } from './records';

/** What can go wrong between the page and its storage. */
export type FaultCode =
  | 'disk-full'
  | 'closed'
  | 'blocked'
  | 'newer-database'
  | 'no-database'
  | 'failed'
  | RecordFault['code']
  | 'deleted'
  | 'purged'
  | 'no-deck'
  | 'refused';

/** What storage tried by itself: a value, or the one thing that went wrong. */
export type Tried<T, P = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export interface Fault {
  readonly code: FaultCode;
  /** More for those who look closely: an error's name, a place in a record. May be empty. */
  readonly detail: string;
}

/** A fault in words: what happened, what is safe, what to do. */
export interface StorageProblem extends Fault {
  readonly message: string;
}

/**
 * Where the changes are that the database does not hold yet: `journal` this browser's emergency
 * journal, `page` only this page, `none` there are none, `library` not about an open deck.
 */
export type Safety = 'journal' | 'page' | 'none' | 'library';

const WHAT_HAPPENED: Readonly<Record<FaultCode, string>> = {
  'disk-full': 'This device has no room left for the Registry.',
  closed: 'The browser closed its storage.',
  blocked: 'The browser’s storage does not answer; another tab of the Registry may be holding it.',
  'newer-database': 'What is stored here was written by a newer Registry than this page.',
  'no-database': 'This browser gives the Registry no storage here: perhaps a private window.',
  failed: 'The browser’s storage failed.',
  'broken-record': 'The stored record cannot be read.',
  'future-record': 'The stored record was written by a newer Registry than this page.',
  deleted: 'This deck was deleted; it is in the bin.',
  purged: 'This deck was deleted permanently.',
  'no-deck': 'There is no such deck on this device.',
  refused: 'That change cannot be stored.',
};

const SAFE: Readonly<Record<Safety, string>> = {
  journal: 'Your changes are on screen and in the emergency journal of this browser.',
  page: 'Your latest changes are only on this page, and closing it would lose them.',
  none: '',
  library: 'Nothing that is stored was changed.',
};

const RETRY = 'Press “Try again”, or download the deck.';
const TO_DO: Readonly<Record<FaultCode, string>> = {
  'disk-full': 'Free some space and press “Try again”, or download the deck.',
  closed: RETRY,
  blocked: 'Close other tabs of the Registry and press “Try again”, or download the deck.',
  'newer-database': 'Reload the page to get the newer one, or download the deck first.',
  'no-database': 'Download the deck before you leave.',
  failed: RETRY,
  'broken-record': 'It is left as it is; you can download it.',
  'future-record': 'It is left as it is. Reload the page to get the newer one.',
  deleted: 'Restore it from the bin, or keep a copy of what is on this page.',
  purged: 'You can keep a copy of what is on this page.',
  'no-deck': 'It may have been deleted, or made in another browser.',
  refused: '',
};

/** What to do where no deck is open, and there is nothing to download. */
const LIBRARY_TO_DO: Readonly<Partial<Record<FaultCode, string>>> = {
  'disk-full': 'Free some space and try again.',
  closed: 'Try again.',
  blocked: 'Close other tabs of the Registry and try again.',
  'newer-database': 'Reload the page to get the newer one.',
  'no-database': 'Open the Registry in an ordinary window to keep decks.',
  failed: 'Try again.',
  deleted: 'You can restore it from the bin.',
  purged: '',
};

export function problemOf(fault: Fault, safety: Safety): StorageProblem {
  const toDo = (safety === 'library' ? LIBRARY_TO_DO : TO_DO)[fault.code] ?? TO_DO[fault.code];
  const whatHappened =
    fault.detail === ''
      ? WHAT_HAPPENED[fault.code]
      : `${WHAT_HAPPENED[fault.code].slice(0, -1)} (${fault.detail}).`;
  return {
    ...fault,
    message: [whatHappened, SAFE[safety], toDo].filter((part) => part !== '').join(' '),
  };
}

export function recordFault(fault: RecordFault): Fault {
  const detail = [fault.at, fault.message].filter((part) => part !== '').join(': ');
  return { code: fault.code, detail };
}

/** A record's fault as a refusal: no record may hold this. */
export function refused(fault: RecordFault): Fault {
  return { code: 'refused', detail: recordFault(fault).detail };
}

/** What a function of the library answers when the database failed it, or the record is refused. */
export function failure(fault: Fault): Extract<Result<never, StorageProblem>, { ok: false }> {
  const problem = problemOf(fault, fault.code === 'refused' ? 'none' : 'library');
  return { ok: false, problems: [problem] };
}

/** Thrown by this room where the browser would hang or change what it must not. */
export class StorageFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
    this.name = 'StorageFault';
  }
}

const CODES: Readonly<Record<string, FaultCode>> = {
  QuotaExceededError: 'disk-full',
  VersionError: 'newer-database',
  MissingAPIError: 'no-database',
  SecurityError: 'no-database',
  // Firefox refuses like this where it keeps no storage.
  InvalidAccessError: 'no-database',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  TransactionInactiveError: 'closed',
  PrematureCommitError: 'closed',
};

/** What an error of Dexie or the browser means. The cause inside an aborted transaction counts. */
export function faultOf(error: unknown): Fault {
  const names: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 4; depth++) {
    if (at instanceof StorageFault) return at.fault;
    names.unshift(at.name);
    at = 'inner' in at ? at.inner : undefined;
  }
  for (const name of names) {
    const code = Object.hasOwn(CODES, name) ? CODES[name] : undefined;
    if (code !== undefined) return { code, detail: '' };
  }
  return { code: 'failed', detail: names[0] ?? String(error).slice(0, 100) };
}
