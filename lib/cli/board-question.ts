import { type Asked, askedIn, type Field, type Fields, piecesIn } from '@/lib/board/odds/fields';
import type { Kinds } from './args';
import { entriesOf } from './board-input';

/** "theirForces" as an option: "their-forces". */
export function optionFor(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The options that ask what these fields ask; each text is read by its field. */
export function kindsFor(fields: Fields): Readonly<Record<string, 'flag' | 'text'>> {
  const kinds = Object.entries(fields).map(
    ([name, { kind }]) => [optionFor(name), kind === 'flag' ? 'flag' : 'text'] as const,
  );
  return Object.fromEntries(kinds) satisfies Kinds;
}

/** What the options ask, as data for the calculator; what is no number or forces stays as it is, for that to refuse. */
export function askedBy(
  fields: Fields,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const given = options[optionFor(name)];
    if (given === undefined || given === false) return [];
    return [[name, typeof given === 'string' ? readBy(field, given) : given] as const];
  });
  return Object.fromEntries(asked);
}

function readBy(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number': {
      const number = Number(text);
      return text.trim() === '' || Number.isNaN(number) ? text : number;
    }
    case 'words':
      return parts(text);
    case 'pieces':
      return parts(text).map((part) => piecesIn(part) ?? part);
    default:
      return text;
  }
}

function parts(text: string): readonly string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** What the address of the page asks; null where the text is no address. */
export function askedByLink<const F extends Fields>(
  fields: F,
  link: string,
): { readonly of: string | undefined; readonly asked: Asked<F> } | null {
  const query = /^https?:\/\/[^?]*\?(.*)$/.exec(link)?.[1];
  if (query === undefined) return null;
  const entries = entriesOf(query);
  return { of: entries.of, asked: askedIn(fields, entries) };
}
