import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a book: a line for each field that is off, with the card and the way to the field. */
export function wrongIn(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => linesOf(issue, []));
}

function linesOf(issue: Issue, before: readonly PropertyKey[]): string[] {
  const path = [...before, ...issue.path];
  const closest = issue.code === 'invalid_union' ? nearest(issue.errors) : undefined;
  if (closest !== undefined) return closest.flatMap((one) => linesOf(one, path));
  return [`${path.map(String).join('.')}: ${issue.message}`];
}

/** Of several ways to read a record, the one with which the least is wrong, as deep inside it as possible. */
function nearest(ways: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (way: readonly Issue[]) => Math.max(...way.map(({ path }) => path.length));
  return ways.toSorted((one, other) => one.length - other.length || depth(other) - depth(one))[0];
}
