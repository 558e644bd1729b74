import { OPTIONS, type Option } from '@/lib/board/editions/editions';
import type { BoardSetup } from './setup';

const BY_ID: ReadonlyMap<string, Option> = new Map(OPTIONS.map((option) => [option.id, option]));

export function optionOf(id: string): Option | undefined {
  return BY_ID.get(id);
}

export function hasOption({ options }: BoardSetup, id: string): boolean {
  return options.includes(id);
}

/** The set-up with options put in and others left out, in the order of the edition. */
export function withOptions(
  setup: BoardSetup,
  {
    put = [],
    leave = [],
  }: { readonly put?: readonly string[]; readonly leave?: readonly string[] },
): BoardSetup {
  const ids = new Set([...setup.options, ...put]);
  for (const id of leave) ids.delete(id);
  const known = OPTIONS.flatMap(({ id }) => (ids.delete(id) ? [id] : []));
  return { ...setup, options: [...known, ...ids] };
}
