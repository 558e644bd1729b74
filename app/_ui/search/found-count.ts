import type { CardSearch } from './use-card-search';

/** "23 of 661 cards", and by which search where the text cannot be read. */
export function countWords({ state, cards, problems, searcher }: CardSearch): string {
  if (state.status !== 'ready' || !searcher) return 'Fetching the catalogue…';
  const all = searcher.catalogue.cards.length;
  const said = cards.length === all ? `${all} cards` : `${cards.length} of ${all} cards`;
  return problems.length > 0 ? `${said}, by the last search that could be read` : said;
}
