import type { Edition } from '@/lib/board/rules/book';

/** The edition that an address asks for; 2019 where it asks for none. */
export function editionFrom(asked: string | readonly string[] | undefined): Edition {
  return asked === 'descartes' ? 'descartes' : '2019';
}
