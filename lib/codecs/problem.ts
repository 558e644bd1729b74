import { fail, type InputProblem } from '@/lib/result';

/** Every code of a problem that is found here; decks and records have those of their own rooms beside. */
export type ProblemCode =
  | 'archive'
  | 'bad-count'
  | 'bad-csv'
  | 'bad-json'
  | 'bad-players'
  | 'bad-profile'
  | 'bad-xml'
  | 'bad-zip'
  | 'damaged-code'
  | 'damaged-link'
  | 'empty'
  | 'folder'
  | 'future-version'
  | 'no-cards'
  | 'no-known-cards'
  | 'no-list-file'
  | 'no-lists'
  | 'no-name-column'
  | 'no-set'
  | 'not-a-code'
  | 'not-a-link'
  | 'not-a-set'
  | 'not-text'
  | 'other-game'
  | 'several-decks'
  | 'too-deep'
  | 'too-large'
  | 'too-long'
  | 'too-many-cards'
  | 'too-many-lines'
  | 'unknown-format'
  | 'unreadable'
  | 'xml-doctype'
  | 'xml-too-deep'
  | 'xml-too-large'
  | 'zip-in-zip'
  | 'zip-too-large'
  | 'zip-too-many';

export type CodecProblem = InputProblem<ProblemCode>;

/** A problem of a code that is known, in words; `at` is its place, "" for the whole. */
export function problem(code: ProblemCode, message: string, at = ''): CodecProblem {
  return { code, at, message };
}

/** A result that is this one problem. */
export function refuse(code: ProblemCode, message: string, at = '') {
  return fail(problem(code, message, at));
}
