import { describe, expect, it } from 'vitest';
import { croe } from '@/lib/rules/exchange-rate';
import { TALENTS } from '@/lib/rules/talents';
import { loadGameCatalogue } from '../abilities/load';
import { turnCard } from '../atoms/cards';
import { beginLasting } from '../atoms/flow';
import { subdue } from '../leaving-play/subdue';
import { rankOf, resistanceOf } from '../queries/ranks';
import { captureCard } from '../rite/capture';
import { takeUp } from '../state/open-game';
import type { RuleSet } from '../state/state';
import { grant } from '../testing/rite-fixture';
import { type Scenario, type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const BASIN = 'eots-imperial-basin'; // a desert: a spice on it, or one in the Guild Hoard
const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat';
const GURNEY = 'eots-gurney-halleck'; // Battle 3
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}, more: Partial<Scenario> = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { favor: 15, hand: [], sponsor: 'harkonnen', ...rival },
    ],
    ...more,
  }).toInterval(0);

describe.each<RuleSet>(['tat', 'eots'])('engaging a card (%s)', (rules) => {
  it('[TAT-5.4-05] [TAT-6.2.6-01] turns it and carries out its operation', () => {
    const one = table({ domain: ['eots-arrakeen'] }, {}, { rules }).act('use eots-arrakeen 0');
    expect(one.card('eots-arrakeen').status).toBe('engaged');
    expect(one.house(0).treasury).toBe(23);
    expect(one.can('use eots-arrakeen 0')).toBe(false);
  });

  it('[TAT-6.2.6-03] [CRF-3.D-01] ends nothing that the card does without engaging', () => {
    // It brings a solari for each favor that a rival buys.
    const covenant = 'eots-sisterhood-covenant';
    const one = table({ domain: [covenant, 'eots-arrakeen'] }, {}, { rules });
    one.by((game) => turnCard(game, one.card(covenant).id, 'engaged'));
    one.act('end-interval').act('buy-favor 3');
    expect(one.house(0).treasury).toBe(23);
  });

  it('[TAT-6.2.6-04] [CRF-3.E-03] [TAT-5.4-13] brings new spice where the operation says, and none out of the Guild Hoard', () => {
    const one = table({ domain: [BASIN, 'eots-smuggler-bribes'] }, {}, { rules });
    const before = one.state.guildHoard;
    one.act(`use ${BASIN} 0`, 'use eots-smuggler-bribes 0');
    expect([one.card(BASIN).spice, one.house(0).hoard, one.state.guildHoard]).toEqual([
      1,
      1,
      before,
    ]);
    const guild = table({ domain: [BASIN] }, {}, { rules }).act(`use ${BASIN} 1`);
    expect([guild.card(BASIN).spice, guild.house(0).hoard]).toEqual([0, 0]);
    expect(guild.state.guildHoard).toBe(before + 1);
  });

  it('[TAT-6.2.6-05] brings solaris at nobody’s cost', () => {
    const one = table({ domain: ['eots-arrakeen'] }, {}, { rules }).act('use eots-arrakeen 0');
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([23, 20]);
    expect(croe(one.state.guildHoard)).toBe(croe(table({}, {}, { rules }).state.guildHoard));
  });

  it('[TAT-5.4-11] and other costs come first, and what cannot be paid cannot begin', () => {
    const hand = ['tat-lost-in-the-desert', 'jotc-water-tribute'];
    const agent = 'eots-house-agent';
    const asked = (house: ScenarioHouse) =>
      table({ hand, ...house }, { domain: [MENTAT] }, { rules, tactics: true })
        .act('buy-favor 1')
        .options();
    // Subduing an own aide; twice as many solaris as favor.
    expect(asked({ treasury: 2 })).not.toContain('tactic tat-lost-in-the-desert');
    expect(asked({ treasury: 3, domain: [agent] })).toContain('tactic tat-lost-in-the-desert');
    expect(asked({ treasury: 1 + 2 })).toContain('tactic jotc-water-tribute');
    const one = table({ hand, domain: [agent] }, { domain: [MENTAT] }, { rules, tactics: true });
    one.act('buy-favor 1', 'tactic tat-lost-in-the-desert', `choose ${agent}`);
    expect([one.card(agent).status, one.card(MENTAT, 1).status]).toEqual(['subdued', 'disengaged']);
    one.act(`choose ${MENTAT}`);
    expect(one.card(MENTAT, 1).status).toBe('subdued');
    // Favor, for a venture.
    const policy = 'eots-policy-of-oppression';
    const own = table({ domain: [PAUL, `${policy} on ${PAUL}`, 'eots-arrakeen'] }, {}, { rules });
    own.act('use eots-arrakeen 0', `activate ${policy}`, 'choose eots-arrakeen');
    expect([own.house(0).favor, own.card('eots-arrakeen').status]).toEqual([19, 'disengaged']);
  });

  it('[TAT-5.4-09] is for the governor of the card, whoever owns it', () => {
    const one = table({}, { domain: ['eots-arrakeen'] }, { rules });
    one.by((game) => captureCard(game, 0, one.card('eots-arrakeen', 1)));
    expect(one.card('eots-arrakeen')).toMatchObject({ owner: 1, place: { seat: 0 } });
    one.act('use eots-arrakeen 0');
    expect(one.house(0).treasury).toBe(23);
  });
});

describe('disengaging', () => {
  it('[TAT-6.1.1-02] leaves out what an effect keeps engaged', () => {
    const one = table({ domain: ['eots-arrakeen', BASIN] });
    one.act('use eots-arrakeen 0', `use ${BASIN} 1`);
    one.by((game) => {
      const { id } = one.card(BASIN);
      const modifiers = [{ kind: 'prohibit', what: 'disengage', of: 'those' }] as const;
      const effect = { card: id, seat: 0, on: [id], modifiers, until: 'card' } as const;
      beginLasting(game, effect);
    });
    one.act('end-interval').toInterval(0);
    expect([one.card('eots-arrakeen').status, one.card(BASIN).status]).toEqual([
      'disengaged',
      'engaged',
    ]);
  });
});

describe('force outside rites', () => {
  const POGROM = 'eots-pogrom'; // a venture: its persona’s Battle as force on a fief
  const struck = (fief: string, more: number) => {
    const one = table({ domain: [GURNEY, `${POGROM} on ${GURNEY}`] }, { domain: [fief] });
    if (more > 0) grant(one, GURNEY, 0, { kind: 'raise', what: 'battle', by: more, of: 'those' });
    return one.act(`activate ${POGROM}`, `choose ${fief}`).card(fief, 1).status;
  };

  it('[TAT-9-06] [TAT-9-14] [TAT-3.2-11] vanquishes a card whose resistance it reaches, and does nothing to another', () => {
    // Resistance 4.
    expect(struck(BASIN, 0)).toBe('disengaged');
    expect(struck(BASIN, 1)).toBe('subdued');
    expect(struck(BASIN, 2)).toBe('subdued');
    const one = table({ domain: [BASIN] });
    expect(resistanceOf(takeUp(one.state, loadGameCatalogue()), one.card(BASIN))).toBe(4);
  });
});

describe('how long effects last', () => {
  it('[CRF-2.B-01] [TAT-9-04] a House Interval is not a turn: what lasts for one ends before the other', () => {
    const drive = 'eots-recruitment-drive'; // for the Interval
    const one = table({ domain: [PAUL, `${drive} on ${PAUL}`] }).act(`activate ${drive}`);
    grant(one, PAUL, 0, { kind: 'raise', what: 'command', by: 1, of: 'those' }); // for the turn
    expect(one.state.lasting.map(({ until }) => until)).toEqual(['interval', 'turn']);
    one.act('end-interval');
    expect([one.state.turn, one.state.lasting.map(({ until }) => until)]).toEqual([1, ['turn']]);
    one.act('end-interval').toInterval(0);
    expect([one.state.turn, one.state.lasting]).toEqual([2, []]);
  });
});

describe('names of rites', () => {
  it('[CRF-1.C-06] [CRF-3.G-01] mean the rite in a text, not the cards that have them as a subtype', () => {
    const treaty = 'eots-armistice-treaty'; // no battle rites
    const hand = ['eots-pogrom']; // a venture of the subtype Battle
    const domain = ['eots-caladan', GURNEY, `${treaty} subdued 1`];
    const one = table({ hand, domain }, { domain: [BASIN] });
    const battles = () => one.options().filter((option) => option.startsWith('rite battle'));
    expect(battles()).not.toEqual([]);
    one.act(`deploy-event ${treaty}`);
    expect(battles()).toEqual([]);
    one.act(`deploy eots-pogrom on ${GURNEY}`);
    expect(one.can('activate eots-pogrom')).toBe(true);
  });
});

describe('talents', () => {
  const begun = (leader: string) => {
    const rival = ['eots-giedi-prime', 'eots-harkonnen-industries', 'eots-house-agent'];
    const domain = ['eots-caladan', leader];
    return new Set(
      table({ domain }, { domain: rival })
        .options()
        .filter((option) => option.startsWith('rite'))
        .map((option) => option.split(' ')[1]),
    );
  };

  it('[TAT-3.3-01] are six, and no card has another', () => {
    const six = ['arbitration', 'battle', 'dueling', 'intrigue', 'prescience', 'weirding'];
    expect([...TALENTS].sort()).toEqual(six);
    const found = loadGameCatalogue().cards.flatMap(({ talents }) => Object.keys(talents ?? {}));
    expect([...new Set(found)].sort()).toEqual(six);
  });

  it('[TAT-3.3-06] Dueling begins a duel and no other rite', () => {
    expect(begun('eots-house-swordmaster')).toEqual(new Set(['dueling']));
  });

  it('[TAT-3.3-07] Battle begins a battle and no other rite', () => {
    expect(begun('eots-guard-commander')).toEqual(new Set(['battle']));
  });

  it('[TAT-3.3-08] Intrigue begins an intrigue and no other rite', () => {
    expect(begun('eots-house-agent')).toEqual(new Set(['intrigue']));
  });

  it('[TAT-3.3-09] Arbitration begins an arbitration and no other rite', () => {
    expect(begun('eots-choam-delegate')).toEqual(new Set(['arbitration']));
  });

  it('[TAT-3.3-10] Weirding and Prescience begin none', () => {
    expect(begun('eots-sister-ramallo')).toEqual(new Set());
  });

  it('[TAT-3.3-04] [CRF-1.C-03] a bonus grants rank 0 first, [TAT-3.3-05] [CRF-1.C-04] and a talent without a number is rank 0', () => {
    const heir = 'eots-heir-designate'; // +1 command and +1 Arbitration, which Paul lacks
    const one = table({ domain: [PAUL, `${heir} on ${PAUL}`] });
    grant(one, PAUL, 0, { kind: 'raise', what: 'battle', by: 0, of: 'those' });
    const rank = (talent: 'arbitration' | 'battle' | 'intrigue') =>
      rankOf(takeUp(one.state, loadGameCatalogue()), one.card(PAUL), talent);
    expect([rank('arbitration'), rank('battle'), rank('intrigue')]).toEqual([1, 0, null]);
  });

  it('[TAT-9-10] have ranks from 0, as a rule to 9, and effects may lead beyond that', () => {
    const printed = loadGameCatalogue().cards.flatMap(({ talents }) =>
      Object.values(talents ?? {}),
    );
    expect(Math.min(...printed)).toBe(0);
    expect(Math.max(...printed)).toBeLessThanOrEqual(9);
    const rank = (by: number) => {
      const one = table({ domain: [GURNEY] });
      grant(one, GURNEY, 0, { kind: 'raise', what: 'battle', by, of: 'those' });
      return rankOf(takeUp(one.state, loadGameCatalogue()), one.card(GURNEY), 'battle');
    };
    expect([rank(8), rank(-8)]).toEqual([11, 0]);
  });
});

describe('what is forbidden for a turn', () => {
  it('by events: admission, buying favor, buying spice, selling it', () => {
    const closed = (event: string, rival: ScenarioHouse, action: string) => {
      const domain = ['eots-caladan', 'eots-arrakeen', `${event} subdued 6`];
      const one = table({ domain }, rival);
      one.act('end-interval');
      const before = one.can(action);
      const after = table({ domain }, rival).act(`deploy-event ${event}`, 'end-interval');
      return [before, after.can(action)];
    };
    const rich = { hoard: 10, domain: ['eots-giedi-prime'] };
    expect(closed('eots-imperial-fete', rich, 'request-admission eots-giedi-prime')).toEqual([
      true,
      false,
    ]);
    expect(closed('eots-emperors-outrage', {}, 'buy-favor 1')).toEqual([true, false]);
    expect(closed('eots-guild-stockpiling', {}, 'buy-spice 1')).toEqual([true, false]);
    expect(closed('eots-guild-surplus', rich, 'sell-spice 1')).toEqual([true, false]);
  });
});

describe('a subdued card', () => {
  it('[TAT-9-12] forbids nothing any more', () => {
    const domain = ['eots-caladan', 'eots-emperors-outrage subdued 1'];
    const one = table({ domain }).act('deploy-event eots-emperors-outrage');
    expect(one.can('buy-favor 1')).toBe(false);
    one.by((game) => subdue(game, one.card('eots-emperors-outrage')));
    expect(one.can('buy-favor 1')).toBe(true);
  });
});
