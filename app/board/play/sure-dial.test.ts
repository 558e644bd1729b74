import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { counselIn } from './sure-dial';

it('a sure dial says in a few rows what could go wrong', () => {
  const why = (traitors: readonly string[]) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        atreides: { forces: { 'arrakeen-9': 15 }, traitors },
        emperor: { forces: { 'arrakeen-9': 2 } },
        harkonnen: {},
      },
    });
    table.until('atreides', 'leader');
    table.play('atreides: leader thufir-hawat');
    return counselIn(viewFor(table.state, 0))?.why.map(({ text }) => text);
  };
  const rest = [expect.stringMatching(/^If Thufir Hawat is killed: \d+ to \d+, still yours$/)];
  expect(why(['thufir-hawat'])).toEqual(['Sure to win', ...rest]);
  expect(why([])).toEqual(['Sure to win, unless a traitor', ...rest]);
});

it('of a dial that is set it says what that comes to, and which other is better', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'arrakeen-9': 15 } },
      emperor: { forces: { 'arrakeen-9': 2 } },
      harkonnen: {},
    },
  });
  table.until('atreides', 'leader');
  table.play('atreides: leader thufir-hawat');
  const counselWith = (dial: number) => {
    const view = viewFor(table.state, 0);
    const frames = view.frames.map((frame) =>
      frame.step === 'battle' && frame.plans[0] !== undefined
        ? { ...frame, plans: [{ ...frame.plans[0], dial }, frame.plans[1]] as typeof frame.plans }
        : frame,
    );
    return counselIn({ ...view, frames });
  };
  expect(counselWith(0)?.text).toMatch(/^Dial \d+ is sure to win$/);
  expect(counselWith(0)?.why.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You may lose: their most is \d+, yours 5$/),
    'You win if they come to 5 or less',
  ]);
  expect(counselWith(15)?.why[0]?.text).toBe('Sure to win, unless a traitor');
});
