import { describe, expect, it } from 'vitest';
import { houseNames } from './house-names';

const named = (...names: string[]) => houseNames(names.map((houseName) => ({ houseName })));

describe('the names of Houses', () => {
  it('are those of their decks', () => {
    expect(named('House Corvail', 'House Morvane', '')).toEqual([
      'House Corvail',
      'House Morvane',
      '',
    ]);
  });

  it('are numbered where two Houses would have the same', () => {
    expect(named('Corvail', 'Morvane', 'Corvail', '', '')).toEqual([
      'Corvail 1',
      'Morvane',
      'Corvail 2',
      '',
      '',
    ]);
  });
});
