import type { Manual } from '../by-hand/manual';
import type { Game } from '../state/game';
import { PILES } from '../state/zones';
import { type ByKind, type Names, namesIn, sayByKind, wealthWords } from './naming';

/** What a House did by hand: "3 favor more for House Atreides". */
export function manualWords(game: Game, manual: Manual): string {
  return sayByKind(BY_HAND, namesIn(game), manual);
}

const BY_HAND: ByKind<Manual, Names, string> = {
  'manual-gain': ({ house }, { seat, what, amount }) =>
    `${wealthWords(what, amount)} more for ${house(seat)}`,
  'manual-lose': ({ house }, { seat, what, amount }) =>
    `${wealthWords(what, amount)} less for ${house(seat)}`,
  'manual-turn': ({ seen }, { card, status }) => `${seen(card)} is now ${status}`,
  'manual-tokens'({ seen }, { card, token, by }) {
    const named = token === 'marks' ? 'tokens' : `${token} tokens`;
    const what = token === 'spice' ? 'spice' : named;
    const on = seen(card).replace(/^A /, 'a ');
    return `${Math.abs(by)} ${by < 0 ? 'fewer' : 'more'} ${what} on ${on}`;
  },
  'manual-move': ({ house, seen }, { card, zone, seat }) =>
    `${seen(card)} goes to the ${PILES[zone]} of ${house(seat)}`,
  'manual-discard': ({ seen }, { card }) => `${seen(card)} is discarded`,
  'manual-draw': ({ house }, { seat, deck }) =>
    `${house(seat)} draws ${deck === 'imperial' ? 'an Imperial card' : 'a House card'}`,
  'manual-shuffle': ({ house }, { seat, zone }) =>
    `the ${PILES[zone]} of ${house(seat)} is shuffled`,
  'manual-guild-hoard': (_, { by }) =>
    `${Math.abs(by)} spice ${by < 0 ? 'less' : 'more'} in the Guild Hoard`,
};
