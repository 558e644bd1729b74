import type { Manual } from '../by-hand/manual';
import type { Game } from '../state/game';
import { houseName, seenName, solarisWords } from './naming';
import { PILES } from './places';

/** What a House did by hand: "3 favor more for House Atreides". */
export function manualWords(game: Game, manual: Manual): string {
  const { state } = game;
  switch (manual.kind) {
    case 'manual-gain':
      return `${wealth(manual)} more for ${houseName(state, manual.seat)}`;
    case 'manual-lose':
      return `${wealth(manual)} less for ${houseName(state, manual.seat)}`;
    case 'manual-turn':
      return `${seenName(game, manual.card)} is now ${manual.status}`;
    case 'manual-tokens': {
      const what = manual.token === 'spice' ? 'spice' : `${manual.token} tokens`;
      return `${Math.abs(manual.by)} ${manual.by < 0 ? 'fewer' : 'more'} ${what} on ${within(seenName(game, manual.card))}`;
    }
    case 'manual-move':
      return `${seenName(game, manual.card)} goes to the ${PILES[manual.zone]} of ${houseName(state, manual.seat)}`;
    case 'manual-discard':
      return `${seenName(game, manual.card)} is discarded`;
    case 'manual-draw':
      return `${houseName(state, manual.seat)} draws ${manual.deck === 'imperial' ? 'an Imperial card' : 'a House card'}`;
    case 'manual-shuffle':
      return `the ${PILES[manual.zone]} of ${houseName(state, manual.seat)} is shuffled`;
    case 'manual-guild-hoard':
      return `${Math.abs(manual.by)} spice ${manual.by < 0 ? 'less' : 'more'} in the Guild Hoard`;
  }
}

function wealth({ what, amount }: { readonly what: string; readonly amount: number }): string {
  return what === 'solaris' ? solarisWords(amount) : `${amount} ${what}`;
}

/** A name inside a sentence. */
function within(name: string): string {
  return name.replace(/^A /, 'a ');
}
