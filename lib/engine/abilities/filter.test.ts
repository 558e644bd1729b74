import { describe, expect, it } from 'vitest';
import { takeUp } from '../state/open-game';
import { scenario } from '../testing/scenario-fixture';
import type { Filter } from './filter';
import { sayFilter } from './filter-words';
import { loadGameCatalogue } from './load';
import { cardsThat } from './matching';
import { standing } from './scene';

/** Cards of a House and its rival that a filter means. */
function found(filter: Filter): readonly string[] {
  const table = scenario({
    houses: [
      {
        domain: [
          'eots-caladan',
          'eots-gurney-halleck engaged',
          'eots-stilgar',
          'eots-house-battalion engaged on eots-gurney-halleck',
          'eots-kindjal engaged on eots-gurney-halleck',
          'eots-guard-commander subdued',
          'eots-fremen-battalion subdued on eots-stilgar',
        ],
      },
      { domain: ['eots-giedi-prime', 'eots-feyd-rautha engaged'] },
    ],
  });
  const game = takeUp(table.state, loadGameCatalogue());
  return cardsThat(standing(game, 0, table.card('eots-caladan')), filter).map(({ card }) => card);
}

const EITHER = [{ types: ['persona'] }, { all: ['Personnel'] }] as const satisfies Filter['either'];

describe('a filter that names several kinds', () => {
  it('means the cards of each of them that are as the rest of it says', () => {
    expect(found({ either: EITHER, state: 'engaged', whose: 'yours' })).toEqual([
      'eots-gurney-halleck',
      'eots-house-battalion',
    ]);
    expect(found({ either: EITHER, state: 'subdued' })).toEqual([
      'eots-guard-commander',
      'eots-fremen-battalion',
    ]);
  });

  it('lets each say where its cards lie', () => {
    const [persona, personnel] = EITHER;
    expect(
      found({
        either: [{ ...persona, state: 'subdued' }, personnel],
        whose: 'yours',
        state: 'any',
      }),
    ).toEqual(['eots-house-battalion', 'eots-guard-commander', 'eots-fremen-battalion']);
  });

  it('says so', () => {
    expect(sayFilter({ either: EITHER, state: 'engaged', whose: 'yours' }, 'one')).toBe(
      'an engaged persona or Personnel you govern',
    );
    expect(sayFilter({ either: [{ types: ['persona'] }, { all: ['City'] }] }, 'many')).toBe(
      'personas and Cities',
    );
  });

  it('says whose it is behind what else is asked where it is another one', () => {
    const persona: Filter = { types: ['persona'], whose: 'rivals' };
    expect(
      [persona, { ...persona, other: true as const }].map((filter) => sayFilter(filter, 'one')),
    ).toEqual(['a rival’s persona', 'another persona a rival governs']);
  });
});
