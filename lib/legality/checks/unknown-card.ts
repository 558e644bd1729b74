import { type Check, problemCard } from './check-kind';

/** `unknown-card`: an id that the catalogue does not have, in any place of the deck. */
export const unknownCard: Check = ({ all }, _format, found) => {
  const lines = all.filter(({ card }) => card === null);
  if (lines.length === 0) return;
  found.push({
    severity: 'error',
    rules: [],
    cards: lines.map(problemCard),
    detail: { code: 'unknown-card' },
  });
};
