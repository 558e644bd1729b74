import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { loadGameCatalogue } from '../abilities/load';
import { drawCard } from '../atoms/cards';
import { takeUp } from '../state/open-game';
import { plainDeck } from '../testing/deck-fixture';
import { newGame } from './new-game';
import { dealOpening, laterDraws, openingOf } from './opening';
import { pileOf } from './piles';

const catalogue = loadCatalogue();

function opening(...given: Parameters<typeof plainDeck>) {
  const dealt = dealOpening(plainDeck(...given), 11, catalogue);
  if (!dealt.ok) throw new Error(dealt.problems.map((problem) => problem.message).join());
  return dealt.value;
}

describe('an opening', () => {
  it.each([
    [2, 8, 3],
    [3, 10, 2],
    [4, 12, 2],
    [5, 14, 1],
    [8, 20, 1],
  ])(
    '[TAT-5.1-05] with %i players shows %i spice in the Guild Hoard and a CROE of %i',
    (players, guildHoard, croe) => {
      expect(opening({ players })).toMatchObject({ guildHoard, croe });
    },
  );

  it('shows hand, Assembly, treasury, favor and hoard', () => {
    const shown = opening({ players: 8, profile: { favor: 1, spice: 1 } });
    expect(shown).toMatchObject({ seed: 11, treasury: 21, favor: 11, hoard: 1 });
    expect([shown.hand.length, shown.assembly.length]).toEqual([7, 3]);
    const ids = new Set(plainDeck().houseDeck.map((entry) => entry.card));
    expect(shown.hand.every((card) => ids.has(card))).toBe(true);
  });

  it('[TAT-5.2.3-02] goes on with the rest of the same House deck', () => {
    const deck = plainDeck();
    const later = laterDraws(deck, 11, catalogue);
    expect([...opening().hand, ...later].toSorted()).toEqual(pileOf(deck, 'house', catalogue));
    expect(laterDraws(deck, 12, catalogue)).not.toEqual(later);
    const dealt = newGame(
      { seed: 11, rules: 'tat', players: 2, houses: [{ name: '', deck }] },
      catalogue,
    );
    if (!dealt.ok) throw new Error(dealt.problems[0]?.message);
    const drawn = drawCard(takeUp(dealt.value, loadGameCatalogue()), 0, 'house');
    expect(dealt.value.cards[drawn?.card ?? 0]?.card).toBe(later[0]);
  });

  it('[TAT-5.2.1-05] [CRF-3.C-08] shows a House its own Assembly, and no other', () => {
    const two = (seed: number) =>
      newGame(
        {
          seed,
          rules: 'tat',
          houses: [
            {
              name: 'One',
              deck: plainDeck({ imperialDeck: [{ card: 'eots-arrakeen', count: 1 }] }),
            },
            {
              name: 'Two',
              deck: plainDeck({ imperialDeck: [{ card: 'eots-carthag', count: 1 }] }),
            },
          ],
          players: 2,
        },
        catalogue,
      );
    const game = two(4);
    if (!game.ok) throw new Error('two Houses sit down');
    expect(openingOf(game.value, 0)?.assembly).toEqual(['eots-arrakeen']);
    expect(openingOf(game.value, 1)?.assembly).toEqual(['eots-carthag']);
    expect(openingOf(game.value, 2)).toBeNull();
  });

  it('names unknown cards by their place in the deck', () => {
    const dealt = dealOpening(
      plainDeck({ houseDeck: [{ card: 'eots-nobody', count: 1 }] }),
      1,
      catalogue,
    );
    expect(dealt).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-card', at: 'houseDeck.0.card' }],
    });
  });
});
