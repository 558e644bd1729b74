import { describe, expect, it } from 'vitest';
import { takeUp } from '../../state/open-game';
import { scenario } from '../../testing/scenario-fixture';
import { loadGameCatalogue } from '../load';
import { standing } from '../scene';
import { type Effect, kindOf } from './table';

const RITE: Effect = {
  kind: 'start-rite',
  rites: ['dueling', 'battle'],
  leader: 'this',
};

const asked = (...rival: readonly string[]) => askedOf('eots-paul-atreides', ...rival);

function askedOf(leader: string, ...rival: readonly string[]) {
  const table = scenario({
    houses: [
      { domain: ['eots-caladan', leader] },
      { domain: ['eots-giedi-prime subdued', ...rival] },
    ],
  }).toInterval(0);
  const scene = standing(
    takeUp(table.state, loadGameCatalogue()),
    0,
    table.card('eots-paul-atreides'),
  );
  return kindOf(RITE).ask(scene, RITE, []);
}

describe('beginning one of several rites', () => {
  it('[TAT-6.2.11-17] asks for one that has a target, and nothing where none has any', () => {
    expect(asked('eots-house-agent')?.options).toEqual([{ kind: 'choose-part', part: 0 }]);
    expect(asked()).toBeNull();
  });

  it('[TAT-5.4-14] asks for none where its leader has gone down', () => {
    expect(askedOf('eots-paul-atreides subdued', 'eots-house-agent')).toBeNull();
  });
});
