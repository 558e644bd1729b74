import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load';

/** All that is printed of a kind in a set, added up: no number of a card changes unseen. */
function tally(set: string) {
  const cards = loadCatalogue().cards.filter((card) => card.set === set);
  const sum = (number: (card: (typeof cards)[number]) => number | undefined) =>
    cards.reduce((all, card) => all + (number(card) ?? 0), 0);
  const count = (is: (card: (typeof cards)[number]) => boolean) => cards.filter(is).length;
  return {
    cost: sum(({ cost }) => (cost === 'X' ? 0 : cost)),
    x: count(({ cost }) => cost === 'X'),
    command: sum(({ command }) => command),
    resistance: sum(({ resistance }) => resistance),
    ranks: sum(({ talents = {} }) => Object.values(talents).reduce((all, rank) => all + rank, 0)),
    talents: sum(({ talents = {} }) => Object.keys(talents).length),
    required: sum(({ requirement }) => requirement?.rank),
    unique: count(({ unique }) => unique),
    aligned: count(({ allegiance }) => allegiance !== undefined),
    subtypes: sum(({ subtypes }) => subtypes.length),
    native: count(({ subtypes }) => subtypes.includes('Native')),
  };
}

const PRINTED = {
  eots: {
    ...{ cost: 614, x: 16, command: 153, resistance: 322, ranks: 199, talents: 122 },
    ...{ required: 112, unique: 55, aligned: 60, subtypes: 697, native: 9 },
  },
  jotc: {
    ...{ cost: 401, x: 14, command: 114, resistance: 254, ranks: 144, talents: 102 },
    ...{ required: 33, unique: 56, aligned: 79, subtypes: 425, native: 20 },
  },
  tat: {
    ...{ cost: 390, x: 34, command: 84, resistance: 210, ranks: 169, talents: 95 },
    ...{ required: 53, unique: 63, aligned: 77, subtypes: 432, native: 6 },
  },
};

describe('the printed numbers of a set add up', () => {
  it.each(Object.entries(PRINTED))('%s', (set, printed) => {
    expect(tally(set)).toEqual(printed);
  });
});
