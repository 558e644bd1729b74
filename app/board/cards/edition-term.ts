import type { Edition } from '@/lib/board/rules/book';

const TERM = /(^|\s)edition:(2019|descartes)(?=\s|$)/;

/** The edition that a search is limited to, as its text has it. */
export function editionIn(text: string): Edition | null {
  const asked = TERM.exec(text)?.[2];
  return asked === '2019' || asked === 'descartes' ? asked : null;
}

/** The same search, limited to the cards of an edition; of both with null. */
export function withEdition(text: string, edition: Edition | null): string {
  const rest = text.replace(TERM, '').trim();
  return edition === null ? rest : `${rest} edition:${edition}`.trim();
}
