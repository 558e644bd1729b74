import { SPICE_DECK } from '../decks/spice-blow';
import { TREACHERY_CARDS } from '../decks/treachery';
import { TERRITORIES, type Territory } from '../map/map';
import type { BoardCard } from './card';

/** The spice cards: one for each territory where spice blows, and the worm (GF9-card-spice-01, DES-equip-11, DES-blow-11). */
const SPICE_CARDS: readonly BoardCard[] = [
  ...TERRITORIES.flatMap(territoryCard),
  {
    id: 'shai-hulud',
    deck: 'spice',
    name: 'Shai-Hulud',
    aliases: ['Worm', 'Sandworm'],
    kind: 'worm',
    copies: { 2019: SPICE_DECK.worms, descartes: SPICE_DECK.worms },
    text: 'Devours spice and forces in the territory whose card was turned over last, and brings a nexus; on turn 1 it does neither and goes back into the deck.',
    rules: {
      2019: [
        ...['GF9-card-spice-01', 'GF9-spice-02', 'GF9-spice-03', 'GF9-spice-07'],
        ...['GF9-spice-08', 'GF9-spice-09', 'GF9-spice-10', 'GF9-spice-12'],
      ],
      descartes: [
        ...['DES-equip-11', 'DES-blow-04', 'DES-blow-05', 'DES-blow-06', 'DES-blow-07'],
        ...['DES-blow-09', 'DES-blow-10'],
      ],
    },
  },
];

function territoryCard({ id, name, spice, doubt }: Territory): readonly BoardCard[] {
  if (spice === undefined) return [];
  return [
    {
      id: `spice-${id}`,
      deck: 'spice',
      name,
      aliases: [],
      kind: 'territory',
      copies: { 2019: 1, descartes: 1 },
      spice: spice.amount,
      text: `Brings ${spice.amount} spice to ${name}, in sector ${spice.sector}.`,
      doubt,
      rules: {
        2019: ['GF9-card-spice-01', 'GF9-spice-04', 'GF9-spice-05'],
        descartes: ['DES-equip-11', 'DES-blow-02', 'DES-blow-03'],
      },
    },
  ];
}

/** Every card of the base game: the treachery cards, then the spice cards. */
export const BOARD_CARDS: readonly BoardCard[] = [
  ...TREACHERY_CARDS.map(
    ({ aliases = [], ...card }): BoardCard => ({ ...card, aliases, deck: 'treachery' }),
  ),
  ...SPICE_CARDS,
];
