import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { legalActions, play } from '../play';
import { cloneState } from '../state/clone';
import type { GameState } from '../state/state';
import { type Scenario, scenario } from './scenario-fixture';

const catalogue = loadGameCatalogue();

/** Lines of play of exactly so many decisions; a game that ends earlier is one line. */
function lines(state: GameState, decisions: number): number {
  if (decisions === 0 || state.outcome !== null) return 1;
  let count = 0;
  for (const action of legalActions(state, catalogue)) {
    const next = cloneState(state);
    if (!play(next, action, catalogue).ok) throw new Error('what is listed can be played');
    count += lines(next, decisions - 1);
  }
  return count;
}

/** Small tables whose first House's Interval is about to begin. Windows for tactics count as decisions. */
const TABLES: Readonly<Record<string, Scenario>> = {
  'an Interval with a petition, the exchange and favor': {
    houses: [
      {
        domain: ['eots-caladan', 'eots-arrakeen engaged'],
        assembly: ['eots-carthag', 'eots-paul-atreides'],
        hand: ['eots-house-agent', 'eots-false-diversion'],
        treasury: 7,
        favor: 12,
      },
      { sponsor: 'corrino', domain: ['eots-kaitain'], hand: ['eots-priority-matter'], treasury: 6 },
    ],
    guildHoard: 8,
  },
  'a duel with troops, a counter and tactics': {
    houses: [
      {
        domain: ['eots-caladan engaged', 'eots-paul-atreides', 'jotc-rapier on eots-paul-atreides'],
        hand: ['eots-knife-switch'],
        treasury: 3,
        favor: 12,
        hoard: 0,
      },
      {
        sponsor: 'harkonnen',
        domain: ['eots-giedi-prime', 'eots-feyd-rautha', 'eots-house-swordmaster'],
        hand: ['jotc-directed-retreat'],
        treasury: 3,
      },
    ],
    guildHoard: 0,
  },
  'three Houses on the EotS rules with events and a venture': {
    houses: [
      {
        domain: [
          'eots-caladan',
          'eots-gurney-halleck',
          'eots-pogrom on eots-gurney-halleck',
          'eots-landsraad-summit subdued 3',
        ],
        assembly: ['eots-arrakeen'],
        hand: [],
        treasury: 2,
        favor: 14,
      },
      {
        sponsor: 'corrino',
        domain: ['eots-kaitain'],
        assembly: ['eots-carthag'],
        hand: [],
        favor: 12,
      },
      { sponsor: 'guild', domain: ['eots-tupile'], hand: [], favor: 10 },
    ],
    rules: 'eots',
    guildHoard: 3,
  },
};

/** What the counts were when they were last looked over: a change of the rules changes them, and must be meant. */
const FROZEN: Readonly<Record<keyof typeof TABLES, readonly number[]>> = {
  'an Interval with a petition, the exchange and favor': [12, 19, 19, 61, 137],
  'a duel with troops, a counter and tactics': [5, 10, 10, 15, 30],
  'three Houses on the EotS rules with events and a venture': [6, 33, 186, 1138, 6308],
};

describe('lines of play after n decisions', () => {
  it.each(Object.entries(TABLES))('%s', (name, setup) => {
    const start = scenario({
      ...setup,
      ranks: [0, 1, 2].slice(0, setup.houses.length),
      tactics: true,
    });
    const { state } = start.toInterval(0);
    const counts = [1, 2, 3, 4, 5].map((decisions) => lines(state, decisions));
    expect(counts).toEqual(FROZEN[name]);
  });
});
