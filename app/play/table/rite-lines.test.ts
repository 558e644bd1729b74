import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { RiteFrame } from '@/lib/engine/state/frames';
import { takeUp } from '@/lib/engine/state/open-game';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { atWork, ritePart, riteSide } from './rite-lines';

// Battle 3, resistance 3; his battalion has Battle 2, Arrakeen Battle 1.
const GURNEY = 'eots-gurney-halleck';
const ARMY = [GURNEY, `eots-atreides-battalion on ${GURNEY}`, `eots-house-battalion on ${GURNEY}`];

function sides(...acts: readonly string[]) {
  const table = riteTable(ARMY, [['eots-arrakeen']]).act(
    `rite battle ${GURNEY} against eots-arrakeen`,
    ...acts,
  );
  const rite = table.state.frames.find((frame): frame is RiteFrame => frame.step === 'rite');
  if (rite === undefined) throw new Error('the rite is on');
  const game = takeUp(table.state, loadGameCatalogue());
  return { rite, attack: riteSide(game, rite, 0), defense: riteSide(game, rite, 1) };
}

describe('the sides of a rite', () => {
  it('are the leaders and who joined them, with the force that they have so far', () => {
    const { rite, attack } = sides('join eots-atreides-battalion', 'done');
    expect(attack.lines.map(({ role }) => role)).toEqual(['leads', 'takes part']);
    expect(attack.force).toBe(attack.lines.reduce((sum, line) => sum + line.force, 0));
    expect(attack.lines[0]).toMatchObject({ force: 3, resistance: 3, isVanquished: false });
    expect([ritePart(rite.at), atWork(rite)]).toEqual(['Defense', 1]);
  });

  it('count a defense leader only once it is engaged, and say what it would add', () => {
    const { defense } = sides('join eots-atreides-battalion', 'done');
    expect(defense).toMatchObject({ force: 0, lines: [{ isOpen: true, force: 1 }] });
    const engaged = sides(
      'join eots-atreides-battalion',
      'join eots-house-battalion',
      'engage-defense',
    );
    expect(engaged.defense).toMatchObject({ force: 1, lines: [{ isOpen: false, force: 1 }] });
    expect([ritePart(engaged.rite.at), atWork(engaged.rite)]).toEqual(['Force', 0]);
  });
});
