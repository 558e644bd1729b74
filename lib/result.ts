/** Something wrong with an input: a stable code, where it is, and words for a person. */
export interface InputProblem<Code extends string = string> {
  readonly code: Code;
  /** Where: a JSON path ("houseDeck.3.count"), "line 12", "column 7" or "". */
  readonly at: string;
  readonly message: string;
}

/** What can fail on input returns this; exceptions are for bugs. */
export type Result<T, P = InputProblem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly P[] };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<P>(...problems: readonly P[]): {
  readonly ok: false;
  readonly problems: readonly P[];
} {
  return { ok: false, problems };
}
