import { expect, it } from 'vitest';
import { type BoardView, viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { counselIn } from './sure-dial';

/** A battle as its first fighter sees it, with a dial set. */
function withDial(view: BoardView, dial: number): BoardView {
  const frames = view.frames.map((frame) =>
    frame.step === 'battle'
      ? { ...frame, plans: [{ ...frame.plans[0], dial }, frame.plans[1]] as typeof frame.plans }
      : frame,
  );
  return { ...view, frames };
}

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
  const counselWith = (dial: number) => counselIn(withDial(viewFor(table.state, 0), dial));
  expect(counselWith(0)?.text).toMatch(/^Dial \d+ is sure to win$/);
  expect(counselWith(0)?.why.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You may lose: their most is \d+, yours 5$/),
    'You win if they reach 5 or less',
  ]);
  expect(counselWith(15)?.why[0]?.text).toBe('Sure to win, unless a traitor');
});

it('where no dial is sure, more than wins while both leaders live is not called too much', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'arrakeen-9': 4 } },
      emperor: {
        forces: { 'arrakeen-9': 4 },
        dead: ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg'],
      },
      harkonnen: {},
    },
  });
  table.until('atreides', 'leader');
  table.play('atreides: leader thufir-hawat');
  const textOf = (dial: number) => counselIn(withDial(viewFor(table.state, 0), dial))?.text;
  expect(textOf(0)).toBe('Dial 1 wins if both leaders live');
  expect(textOf(4)).toBeNull();
});
