import { fold } from '@/lib/cards/fold';
import type { SetCode } from '@/lib/rules/taxonomy';
import type { Format } from './format';

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
