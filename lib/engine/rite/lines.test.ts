import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { sayAction } from '../narration/action';
import { cardName } from '../narration/naming';
import { prospectWords, sumWords, thenWords, unlessWords } from '../narration/outlook';
import { legalActions } from '../play';
import type { RiteFrame } from '../state/frames';
import { takeUp } from '../state/open-game';
import { viewFor } from '../state/view';
import { grantKeyword, riteTable } from '../testing/rite-fixture';
import type { Table } from '../testing/scenario-fixture';
import { answerOutlooks } from './answers';
import { atWork, isFallen, ritePart, riteSide, sideOf } from './lines';
import { outlooksOf } from './outlook';
import { riteProspects } from './prospect';

const catalogue = loadGameCatalogue();

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
  const game = takeUp(table.state, catalogue);
  const outlooks = outlooksOf(game, rite);
  return { rite, attack: riteSide(game, rite, 0), defense: riteSide(game, rite, 1), outlooks };
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

it('[TAT-6.2.11-65] a card that a rite has vanquished is told until the rite is over', () => {
  const { rite } = sides();
  const given = { by: 0, through: rite.target, resolved: true, spared: null };
  const frames = [{ ...rite, vanquished: [{ card: rite.target, ...given }] }];
  expect([isFallen({ frames }, rite.target), isFallen({ frames }, rite.leader)]).toEqual([
    true,
    false,
  ]);
  expect(isFallen({ frames: [] }, rite.target)).toBe(false);
});

describe('a target that another card defends', () => {
  // The counter of a mentat for an agent, with a battalion beside it.
  const [HAWAT, AGENT, MENTAT] = ['eots-thufir-hawat', 'eots-house-agent', 'eots-house-mentat'];
  const countered = () => {
    const table = riteTable([HAWAT, 'eots-paul-atreides'], [[AGENT, MENTAT]]);
    grantKeyword(table, MENTAT, 1, 'counter');
    table.act(`rite intrigue ${HAWAT} against ${AGENT}`);
    while (!table.can(`counter ${MENTAT}`)) table.act(table.can('done') ? 'done' : 'pass');
    return table.act(`counter ${MENTAT}`);
  };

  it('[TAT-6.2.11-39] stands on the side of the defense, behind its leader, and adds no force', () => {
    const table = countered();
    const rite = table.state.frames.find((frame): frame is RiteFrame => frame.step === 'rite');
    if (rite === undefined) throw new Error('the rite is on');
    const { lines } = riteSide(takeUp(table.state, catalogue), rite, 1);
    expect(lines.map(({ id, role, force }) => [id, role, force > 0])).toEqual([
      [table.card(MENTAT, 1).id, 'leads', true],
      [table.card(AGENT, 1).id, 'target', false],
    ]);
  });

  it('[TAT-6.2.11-39] counts as defended; who has no part in the rite is on no side', () => {
    const table = countered();
    const view = viewFor(table.state, 0);
    const side = (id: string, seat: number) => sideOf(view, table.card(id, seat).id);
    expect([side(HAWAT, 0), side(MENTAT, 1), side(AGENT, 1)]).toEqual([
      'attack',
      'defense',
      'defense',
    ]);
    expect(side('eots-paul-atreides', 0)).toBeNull();
    const { state } = riteTable([HAWAT], [[AGENT]]);
    expect(sideOf(viewFor(state, 0), 1)).toBeNull();
  });
});

describe('the segments of a rite', () => {
  it('[TAT-6.2.11-12] are those of the attacker, of the defender, or of nobody', () => {
    const { rite } = sides();
    const whose = (at: RiteFrame['at'], surprises: number[] = []) => {
      const stage: RiteFrame = { ...rite, at, surprises };
      return [ritePart(at), atWork(stage)];
    };
    const [ATTACKER, DEFENDER] = [0, 1];
    for (const at of ['rite-kind', 'attack-joins', 'attack-window', 'attack-directs'] as const)
      expect(whose(at), at).toEqual(['Attack', ATTACKER]);
    for (const at of ['attack-engages', 'attack-engaged-window'] as const)
      expect(whose(at), at).toEqual(['Attack', ATTACKER]);
    for (const at of ['counter', 'defense-joins', 'defense-window', 'defense-directs'] as const)
      expect(whose(at), at).toEqual(['Defense', DEFENDER]);
    for (const at of ['defense-engages', 'defense-engaged-window'] as const)
      expect(whose(at), at).toEqual(['Defense', DEFENDER]);
    for (const at of ['assessment', 'surprise-resolve'] as const)
      expect(whose(at, [DEFENDER]), at).toEqual(['Surprise', null]);
    for (const at of ['surprise', 'surprise-force'] as const) {
      expect(whose(at, [DEFENDER, ATTACKER]), at).toEqual(['Surprise', DEFENDER]);
      expect(whose(at, [ATTACKER]), at).toEqual(['Surprise', ATTACKER]);
    }
    expect(whose('attack-force')).toEqual(['Force', ATTACKER]);
    expect(whose('defense-force')).toEqual(['Force', DEFENDER]);
    for (const at of ['falls', 'resolve', 'reward-kind', 'reward', 'over', 'end'] as const)
      expect(whose(at), at).toEqual(['Resolution', ATTACKER]);
  });
});

describe('what a rite comes to', () => {
  it('[TAT-6.2.11-64] is the force against the resistance, as things stand', () => {
    // Arrakeen withstands 6; Gurney Halleck has 3, his battalions 2 and 1 more.
    const alone = sides().outlooks;
    expect(alone.attack).toMatchObject({ force: 3, needs: [6], isVanquished: false });
    const all = sides('join eots-atreides-battalion', 'join eots-house-battalion').outlooks;
    expect(all.attack).toMatchObject({ force: 6, needs: [6], isVanquished: true });
  });

  it('[TAT-6.2.11-58] counts first who must fall before the leader, and a defense that is still open', () => {
    const { defense, isOpen } = sides('join eots-atreides-battalion', 'done').outlooks;
    expect(defense.force).toBe(1);
    expect(defense.needs).toHaveLength(2);
    expect([defense.isVanquished, isOpen]).toEqual([false, true]);
  });

  it('[TAT-6.2.11-64] tells how much more or less would turn it', () => {
    expect(unlessWords(sides().outlooks.attack)).toBe('3 more force would vanquish it');
    const all = sides('join eots-atreides-battalion', 'join eots-house-battalion').outlooks;
    expect(unlessWords(all.attack)).toBe('1 more resistance or 1 less force would save it');
  });

  it('is told of each rite that may begin, and changes nothing of the view', () => {
    const { state } = riteTable(ARMY, [['eots-arrakeen']]);
    const view = viewFor(state, 0);
    const before = structuredClone(view);
    const prospect = riteProspects(view, catalogue);
    const rites = legalActions(state, catalogue).flatMap((one) =>
      one.kind === 'rite' ? [one] : [],
    );
    const told = rites.map((action) => prospect(action)?.attack);
    expect(told).toContainEqual(expect.objectContaining({ force: 3, needs: [6] }));
    expect(told).toHaveLength(rites.length);
    expect(view).toEqual(before);
  });

  it('[TAT-6.2.11-18] says before it begins what those who may join bring', () => {
    const said = (...army: readonly string[]) => {
      const { state } = riteTable(army, [['eots-arrakeen']]);
      const view = viewFor(state, 0);
      const [begins] = legalActions(state, catalogue).flatMap((one) =>
        one.kind === 'rite' && one.rite === 'battle' ? [one] : [],
      );
      const prospect = begins === undefined ? null : riteProspects(view, catalogue)(begins);
      return prospect && prospectWords(prospect, (id) => cardName(view, catalogue, id));
    };
    const battalion = `eots-atreides-battalion on ${GURNEY}`;
    expect(said(GURNEY)).toBe('3 against 6: stands, 1 in return');
    expect(said(GURNEY, battalion)).toBe(
      '3, with Atreides Battalion 5, against 6: stands, 1 in return',
    );
    expect(said(...ARMY)).toBe('3, with 2 more 6, against 6: can be vanquished, 1 in return');
  });
});

describe('what an answer would end in', () => {
  const answers = (...acts: readonly string[]) => {
    const table = riteTable(ARMY, [['eots-arrakeen']]);
    return answersOf(table.act(`rite battle ${GURNEY} against eots-arrakeen`, ...acts));
  };
  const answersOf = (table: Table) => {
    const view = viewFor(table.state, table.state.decision?.seat ?? 0);
    const before = structuredClone(view);
    const outlook = answerOutlooks(view, catalogue);
    const name = (id: number) => cardName(view, catalogue, id);
    const told = legalActions(table.state, catalogue).map((action) => {
      const found = outlook(action);
      return [sayAction(view, catalogue, action), found && thenWords(found, name)];
    });
    expect(view).toEqual(before);
    return Object.fromEntries(told);
  };

  it('[TAT-6.2.11-54] counts who would take part', () => {
    expect(answers('join eots-atreides-battalion')).toMatchObject({
      'House Battalion takes part': 'Arrakeen would be vanquished, 6 against 6',
      'Nobody else': 'Arrakeen would stand, 5 against 6',
    });
  });

  it('[TAT-6.2.11-49] names both leaders where the defense gives force too', () => {
    expect(answers('join eots-atreides-battalion', 'done')).toMatchObject({
      'Engage Arrakeen (adds 1 force)':
        'Arrakeen stands, 5 against 6; Gurney Halleck stands, 1 against 2 + 3',
      'Leave Arrakeen out': 'Arrakeen stands, 5 against 6',
    });
  });

  it('[TAT-6.2.11-37] counts what a tactic does by itself, and what an effect would do to a card that is chosen', () => {
    const table = riteTable(
      { domain: [GURNEY, `eots-atreides-battalion on ${GURNEY}`], hand: ['eots-fanaticism'] },
      [{ domain: ['eots-arrakeen', 'tat-lady-jessica'] }],
      { tactics: true },
    ).act(`rite battle ${GURNEY} against eots-arrakeen`, 'join eots-atreides-battalion');
    const until = (option: string) => {
      while (!table.can(option)) table.act(table.can('pass') ? 'pass' : 'decline');
    };
    until('use tat-lady-jessica 0');
    table.act('use tat-lady-jessica 0');
    until('choose eots-arrakeen');
    expect(answersOf(table)).toMatchObject({
      'Gurney Halleck of House 0': 'Arrakeen would stand, 2 against 6',
      'Arrakeen, your own': 'Arrakeen would stand, 5 against 6',
    });
    table.act('choose eots-arrakeen');
    until('tactic eots-fanaticism');
    expect(answersOf(table)).toMatchObject({
      'Deploy tactic Fanaticism (1 solari)': 'Arrakeen would be vanquished, 6 against 6',
      Pass: 'Arrakeen would stand, 5 against 6',
    });
  });

  it('[TAT-6.2.11-57] counts force that is not given as lost', () => {
    const all = ['join eots-atreides-battalion', 'join eots-house-battalion', 'decline'];
    expect(answers(...all)).toMatchObject({
      'Vanquish Arrakeen': 'Arrakeen vanquished',
      'Vanquish no more': 'Arrakeen stands',
    });
  });
});

it('a force is told with the sum behind it', () => {
  const name = () => 'Lady Jessica';
  expect(sumWords(3, [{ by: 7, amount: -3 }], 0, name)).toBe('3 − 3 Lady Jessica = 0');
  expect(sumWords(3, [{ by: 7, amount: 0 }], 3, name)).toBe('');
});
