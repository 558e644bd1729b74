import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import type { Action } from '../actions';
import { legalActions, play } from '../play';
import { grantKeyword, riteTable } from '../testing/rite-fixture';

const catalogue = loadGameCatalogue();

describe('any rite', () => {
  /** A generator of its own for the choices, so that the game's chance is not touched. */
  const dice = (seed: number) => {
    let state = seed * 2654435761 + 1;
    return (sides: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
  };

  const CAST = [
    'eots-gurney-halleck',
    'eots-atreides-battalion on eots-gurney-halleck',
    'eots-house-battalion on eots-gurney-halleck',
    'eots-stilgar',
    'eots-fremen-battalion on eots-stilgar',
    'eots-house-assassin',
    'eots-assassin-cohort on eots-house-assassin',
    'eots-guard-commander',
    'eots-house-agent',
    'eots-choam-delegate',
    'eots-duke-leto-atreides',
    'eots-landsraad-coalition on eots-duke-leto-atreides',
    'eots-caladan',
    'eots-smuggler-bribes',
  ];
  const RIVAL = [
    'eots-giedi-prime',
    'eots-harkonnen-battalion on eots-giedi-prime',
    'eots-carthag',
    'eots-house-battalion on eots-carthag',
    'eots-glossu-rabban',
    'eots-feyd-rautha',
    'eots-piter-de-vries',
    'eots-choam-directorship',
    'eots-landsraad-coalition on eots-choam-directorship',
    'eots-liscia-theirese',
    'eots-lady-jessica',
    'eots-house-swordmaster',
    'eots-jamis',
  ];
  const HAND = [
    'eots-fanaticism',
    'eots-surprise-assault',
    'eots-marshalling-of-the-troops',
    'eots-perilous-terrain',
    'eots-low-morale',
    'eots-priority-matter',
    'eots-brilliant-rhetoric',
    'eots-focused-gambit',
  ];

  it('ends, whatever the Houses choose, and leaves no frame, effect or participant behind', () => {
    let rites = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const pick = dice(seed);
      const table = riteTable(
        { domain: CAST, hand: HAND },
        [
          { domain: RIVAL, hand: HAND },
          { domain: ['eots-arrakeen', 'eots-princess-irulan'], hand: HAND },
        ],
        {
          rules: seed % 2 === 0 ? 'tat' : 'eots',
          options: { openRites: seed % 3 === 0 },
          tactics: true,
        },
      ).toInterval(0);
      for (const id of ['eots-stilgar', 'eots-gurney-halleck'])
        grantKeyword(table, id, 0, 'direct');
      const choose = (from: (action: Action) => boolean = () => true) => {
        const options = legalActions(table.state, catalogue).filter(from);
        const action = options[pick(options.length)];
        if (action !== undefined) play(table.state, action, catalogue);
        return action !== undefined;
      };
      for (let left = 3; left > 0 && choose(({ kind }) => kind === 'rite'); left -= 1) {
        rites += 1;
        for (let step = 0; table.state.frames.at(-1)?.step !== 'house'; step += 1) {
          expect(step).toBeLessThan(300);
          choose();
        }
        expect(table.state.frames.map(({ step }) => step)).toEqual(['turn', 'house']);
        expect(table.state.lasting.filter(({ until }) => until === 'rite')).toEqual([]);
        expect(table.state.cards[table.card('eots-caladan').id]?.place.seat).toBe(0);
      }
    }
    expect(rites).toBeGreaterThan(120);
  });
});
