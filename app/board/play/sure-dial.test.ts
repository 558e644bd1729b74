import { describe, expect, it } from 'vitest';
import type { Plan } from '@/lib/board/engine/state/frames';
import { type BoardView, viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { counselIn, thriftyDial } from './sure-dial';

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
        emperor: { forces: { 'arrakeen-9': 2 }, hand: ['chaumas'] },
        harkonnen: {},
      },
    });
    table.until('atreides', 'leader');
    table.play('atreides: leader thufir-hawat');
    return counselIn(viewFor(table.state, 0), null)?.why.map(({ text }) => text);
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
  const counselWith = (dial: number) => counselIn(withDial(viewFor(table.state, 0), dial), 3);
  expect(counselWith(0)?.text).toBe('Dial 3 is sure to win');
  expect(counselWith(0)?.why.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You may lose: their most is \d+, yours 5$/),
    'You win if they reach 5 or less',
  ]);
  expect(counselWith(15)?.why[0]?.text).toBe('Sure to win, unless a traitor');
});

it('of dials the cheapest is suggested that wins against the most they can show, and more only where a steward wants it sure', () => {
  const battle = (own: number) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        atreides: { forces: { 'arrakeen-9': own } },
        emperor: { forces: { 'arrakeen-9': 2 }, hand: ['chaumas'] },
        harkonnen: {},
      },
    });
    table.until('atreides', 'leader');
    table.play('atreides: leader thufir-hawat');
    return viewFor(table.state, 0);
  };
  // 2 forces and a leader of 6 against Thufir Hawat's 5; 8 are sure without him
  expect([0, 3, 7, 8, 15].map((said) => thriftyDial(battle(15), said))).toEqual([3, 3, 3, 8, 8]);
  expect(counselIn(withDial(battle(15), 5), 3)?.why.map(({ text }) => text)).toEqual([
    'Wins by 2 against the most they can show',
    'You may lose if your leader is killed',
  ]);
  expect(counselIn(withDial(battle(15), 0), 3)?.text).toBe('Dial 3 wins if both leaders live');
  // what would leave none to hold the place is not worth it
  expect([1, 3].map((said) => thriftyDial(battle(3), said))).toEqual([1, 2]);
});

/** A battle as its first fighter sees it, with its plan and what is known of the other. */
function planned(view: BoardView, own: Plan, theirs: Plan): BoardView {
  const frames = view.frames.map((frame) =>
    frame.step === 'battle' ? { ...frame, plans: [own, theirs] as [Plan, Plan] } : frame,
  );
  return { ...view, frames };
}

describe('deaths that are certain', () => {
  const plans = (rival: readonly string[]) => {
    const table = scenario({
      phase: 'battle',
      factions: {
        atreides: {
          ...{ forces: { 'arrakeen-9': 3 }, traitors: [] },
          hand: ['maula-pistol', 'snooper', 'lasgun'],
        },
        emperor: { forces: { 'arrakeen-9': 1 }, hand: rival },
        harkonnen: {},
      },
    });
    table.until('atreides', 'leader');
    return viewFor(table.state, 0);
  };
  const whyOf = (view: BoardView, own: Plan, theirs: Plan = {}) =>
    counselIn(planned(view, own, theirs), null)?.why.map(({ text }) => text);

  it('who holds no card loses its leader to any weapon, and kills none', () => {
    const armed = { leader: 'duncan-idaho', weapon: 'maula-pistol', defense: null, dial: 0 };
    expect(whyOf(plans([]), armed)).toEqual([
      'Sure to win, unless a traitor',
      'Their leader is killed: wins by 1 against the most they can show',
    ]);
    expect(whyOf(plans([]), { ...armed, weapon: null })?.[0]).toMatch(/^You may lose: /);
    expect(whyOf(plans(['shield']), armed)?.[1]).toBe('You win if their leader is killed');
  });

  it('a weapon that is foreseen kills whom nothing defends', () => {
    const own = { leader: 'duncan-idaho', weapon: null, defense: null, dial: 3 };
    const view = plans(['stunner', 'shield']);
    const stunned = { weapon: 'stunner', leader: 'burseg' };
    expect(whyOf(view, own, stunned)?.[0]).toMatch(/^You may lose: their most is \d, yours 3/);
    expect(whyOf(view, own, { ...stunned, leader: null })).toEqual([
      'Sure to win, unless a traitor',
      'Duncan Idaho is killed: 3 to 1, still yours',
    ]);
  });

  it('a leader that is safe from what is foreseen counts', () => {
    const own = { leader: 'duncan-idaho', weapon: null, defense: 'snooper', dial: 3 };
    const why = whyOf(plans(['chaumas', 'shield']), own, { weapon: 'chaumas', leader: 'burseg' });
    expect(why).toEqual([
      'Sure to win, unless a traitor',
      'Wins by 1 against the most they can show',
    ]);
  });

  it('a shield that is foreseen explodes with a lasgun', () => {
    const own = { leader: 'duncan-idaho', weapon: 'lasgun', defense: null, dial: 3 };
    expect(whyOf(plans(['shield', 'stunner']), own, { defense: 'shield' })).toEqual([
      'Lasgun and shield explode, all there is lost',
    ]);
  });
});

it('where no dial is sure, more than wins while both leaders live is not called too much', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'arrakeen-9': 4 } },
      emperor: {
        forces: { 'arrakeen-9': 4 },
        hand: ['chaumas'],
        dead: ['hasimir-fenring', 'captain-aramsham', 'caid', 'burseg'],
      },
      harkonnen: {},
    },
  });
  table.until('atreides', 'leader');
  table.play('atreides: leader thufir-hawat');
  const textOf = (dial: number) => counselIn(withDial(viewFor(table.state, 0), dial), 1)?.text;
  expect(textOf(0)).toBe('Dial 1 wins if both leaders live');
  expect(textOf(4)).toBeNull();
});
