import { describe, expect, it } from 'vitest';
import { takeUp } from '../../state/open-game';
import { scenario } from '../../testing/scenario-fixture';
import { loadGameCatalogue } from '../load';
import { standing } from '../scene';
import { type Effect, kindOf } from './table';

const CITIES: Effect = {
  kind: 'choose-card',
  card: {
    choose: { all: ['City'] },
    where: { kind: 'at-least', value: { resistance: 'target' }, number: 6 },
  },
};

function sceneWith(...cities: readonly string[]) {
  const table = scenario({
    houses: [{ domain: ['eots-caladan', ...cities] }, { domain: ['eots-giedi-prime'] }],
  });
  return standing(takeUp(table.state, loadGameCatalogue()), 0, table.card('eots-caladan'));
}

describe('choosing a card', () => {
  it('leaves out cards for which the condition does not hold', () => {
    // Their resistance: 6 and 5.
    const scene = sceneWith('eots-arrakeen', 'eots-carthag');
    const arrakeen = Object.values(scene.game.state.cards).find(
      ({ card }) => card === 'eots-arrakeen',
    )?.id;
    expect(kindOf(CITIES).ask(scene, CITIES, [])?.options).toEqual([
      { kind: 'choose', card: arrakeen },
    ]);
    expect(kindOf(CITIES).possible(scene, CITIES)).toBe(true);
    expect(kindOf(CITIES).possible(sceneWith('eots-carthag'), CITIES)).toBe(false);
  });

  it('says so', () => {
    expect(kindOf(CITIES).say(CITIES, 'Caladan')).toBe(
      'choose a City whose resistance is at least 6',
    );
    expect(kindOf(CITIES).say({ kind: 'choose-card', card: 'this' }, 'Caladan')).toBe(
      'choose Caladan',
    );
  });
});
