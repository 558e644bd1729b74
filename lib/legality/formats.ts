import eots from '@/data/formats/eots.json';
import tat from '@/data/formats/tat.json';
import type { SetCode } from '@/lib/rules/taxonomy';
import { fold } from '@/lib/words/fold';
import type { Format } from './format';

// JSON has no literal types, and zod stays out of the browser: formats.test.ts holds these two
// against the schema instead.

/** All three sets under the Thunder at Twilight rulebook: what a deck is meant for unless it says so. */
export const DEFAULT_FORMAT = tat as Format;

/** The formats that come with the Registry. */
export const SHIPPED_FORMATS: readonly Format[] = [DEFAULT_FORMAT, eots as Format];

/** The format of that id among the shipped ones and then a player's own. */
export function findFormat(id: string, own: readonly Format[] = []): Format | undefined {
  return [...SHIPPED_FORMATS, ...own].find((format) => format.id === id);
}

/** A format with its lists ready to be asked. */
export interface CompiledFormat {
  readonly format: Format;
  readonly sets: ReadonlySet<SetCode>;
  /** Folded titles. */
  readonly banned: ReadonlySet<string>;
  readonly restricted: ReadonlySet<string>;
}

export function compileFormat(format: Format): CompiledFormat {
  return {
    format,
    sets: new Set(format.sets),
    banned: new Set(format.banned.map(fold)),
    restricted: new Set(format.restricted.map(fold)),
  };
}
