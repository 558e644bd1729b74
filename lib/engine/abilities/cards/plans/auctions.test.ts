import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../atoms/numbers';
import { viewFor } from '../../../state/view';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';
import { sentencesByCard } from '../../sentences';

const MENTAT = 'eots-house-mentat'; // an aide, cost 2
const KINDJAL = 'eots-kindjal'; // an equipment
const CHARTER = 'eots-military-appropriations'; // cost 4, allied to nobody
const ARRAKEEN = 'eots-arrakeen';

/** A venture on a persona of the first House. */
const venture = (card: string, own: ScenarioHouse, ...rivals: readonly ScenarioHouse[]) =>
  scenario({
    houses: [
      {
        favor: 20,
        hand: [],
        assembly: [],
        ...own,
        domain: [
          'eots-caladan',
          'eots-house-swordmaster',
          `${card} on eots-house-swordmaster`,
          ...(own.domain ?? []),
        ],
      },
      ...rivals.map((rival) => ({ favor: 5, hand: [], ...rival })),
    ],
  }).toInterval(0);
const passAll = (one: Table) => {
  while (one.can('pass')) one.act('pass');
  return one;
};

describe('Enlist Survivor', () => {
  const CARD = 'tat-enlist-survivor';

  it('begins a petition for a subdued aide, whose victor captures it, with one token more, and pays its House', () => {
    const one = venture(CARD, {}, { domain: [`${MENTAT} subdued 1`] });
    const { deferment } = one.card(MENTAT, 1);
    one.act(`activate ${CARD}`, `choose ${MENTAT}`);
    const floor = Number(one.options()[0]?.split(' ')[1]);
    one.act(`bid ${floor + 1}`);
    passAll(one);
    expect(one.card(MENTAT, 0)).toMatchObject({
      place: { seat: 0 },
      status: 'subdued',
      deferment: deferment + 1,
    });
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([19 - floor, 21 + floor]);
  });

  it('lets every House win it, in the end its own House, which pays itself', () => {
    const one = venture(CARD, {}, { domain: [`${MENTAT} subdued 1`] }, {});
    one.act(`activate ${CARD}`, `choose ${MENTAT}`, 'bid 5', 'bid 6', 'bid 7');
    passAll(one);
    expect(one.card(MENTAT, 2).place.seat).toBe(2);
    expect([0, 1, 2].map((seat) => one.house(seat).treasury)).toEqual([20, 27, 13]);
    const kept = venture(CARD, {}, { domain: [`${MENTAT} subdued 1`] });
    kept.act(`activate ${CARD}`, `choose ${MENTAT}`, 'bid 5', 'bid 6');
    passAll(kept);
    expect(kept.card(MENTAT, 1)).toMatchObject({ place: { seat: 1 }, status: 'subdued' });
    expect(kept.house(1).treasury).toBe(20);
  });

  it('[TAT-6.2.1-31] forbids no petition after it', () => {
    const one = venture(CARD, { assembly: [CHARTER] }, { domain: [`${MENTAT} subdued 1`] });
    one.act(`activate ${CARD}`, `choose ${MENTAT}`, 'bid 5', 'bid 6');
    passAll(one);
    expect(one.can(`petition ${CHARTER}`)).toBe(true);
  });

  it('is for a subdued aide alone', () => {
    expect(venture(CARD, {}, { domain: [MENTAT] }).can(`activate ${CARD}`)).toBe(false);
  });
});

describe('Fencing Operation', () => {
  const CARD = 'tat-fencing-operation';
  const own = { domain: [`${KINDJAL} on eots-house-swordmaster`] };

  it('sells an equipment to the victor of a petition, who deploys it disengaged on a host of its own', () => {
    const one = venture(CARD, own, { domain: [MENTAT, 'eots-house-swordmaster'] });
    one.act(`activate ${CARD}`, `choose ${KINDJAL}`, 'bid 3', 'bid 4');
    passAll(one);
    if (one.options().some((option) => option.startsWith('assign')))
      one.act(one.options()[0] ?? '');
    expect(one.card(KINDJAL, 1)).toMatchObject({ place: { seat: 1 }, status: 'disengaged' });
    expect(one.card(KINDJAL, 1).place.host).not.toBeNull();
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([24, 16]);
  });

  it('[TAT-6.2.2-06] takes no bid of a House that has no host for it', () => {
    const one = venture(CARD, own, { domain: ['eots-kaitain'] });
    one.act(`activate ${CARD}`, `choose ${KINDJAL}`, 'bid 3');
    expect([one.asked(), ...one.options()]).toEqual([1, 'pass']);
    passAll(one);
    expect([one.card(KINDJAL, 0).place.seat, one.house(0).treasury]).toEqual([0, 20]);
  });
});

describe('Unprecedented Intercession', () => {
  const CARD = 'eots-unprecedented-intercession';
  const at = (card: string) =>
    venture(CARD, {}, { assembly: [card] }).act(`activate ${CARD}`, 'choose-house 1');

  it('petitions for a holding of a rival’s Assembly, and deploys it in the own Domain', () => {
    const one = at(CHARTER).act('bid 4');
    passAll(one);
    expect(one.card(CHARTER, 0)).toMatchObject({ place: { zone: 'domain', seat: 0 } });
    expect([one.zone('assembly', 1), one.house(0).treasury]).toEqual([[], 16]);
  });

  it('[TAT-6.2.1-02] turns it face up for everybody while it is petitioned for', () => {
    const one = at(CHARTER);
    expect(viewFor(one.state, null).cards[one.card(CHARTER, 1).id]?.card).toBe(CHARTER);
  });

  it('turns it face down where it was if a rival is the victor', () => {
    const one = at(CHARTER).act('bid 4', 'bid 6');
    passAll(one);
    expect(one.card(CHARTER, 1).place).toMatchObject({ zone: 'assembly', seat: 1 });
    expect(one.house(1).treasury).toBe(18);
  });

  it('[TAT-11-18] comes to nothing where the card, which nobody has seen, is no holding', () => {
    const one = at('eots-paul-atreides');
    expect([one.zone('assembly', 1), one.house(0).treasury]).toEqual([['eots-paul-atreides'], 20]);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });
});

describe('Stake Reputation', () => {
  const CARD = 'tat-stake-reputation';
  const table = (petitioner: ScenarioHouse, rival: ScenarioHouse = {}) => {
    const one = scenario({
      houses: [
        { favor: 12, hand: [], assembly: [CHARTER], ...petitioner },
        { favor: 9, hand: [], ...rival },
      ],
      tactics: true,
    });
    one.toInterval(0).act(`petition ${CHARTER}`);
    while (!one.can('bid 4')) one.act('pass');
    return one;
  };

  it('makes all bids void; favor is bid from then on, and the petitioner pays the listed cost as well', () => {
    const one = table({}, { hand: [CARD] }).act('bid 7', `tactic ${CARD}`);
    expect([one.can('bid 1'), one.can('bid 9'), one.can('bid 10')]).toEqual([true, true, false]);
    one.act('bid 2', 'bid 3', 'pass', 'pass');
    expect(one.card(CHARTER)).toMatchObject({ status: 'engaged', place: { seat: 0 } });
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([9, 16]);
    expect([one.house(1).favor, one.house(1).treasury]).toEqual([9, 20]);
    expect(one.zone('house-discard', 1)).toEqual([CARD]);
  });

  it('costs a rival that is the victor the favor alone', () => {
    const one = table({}, { hand: [CARD] }).act('bid 7', `tactic ${CARD}`, 'bid 2', 'pass', 'pass');
    expect([one.house(1).favor, one.house(1).treasury]).toEqual([7, 20]);
    expect(one.card(CHARTER).place.zone).toBe('assembly');
  });

  it('lets the petitioner open with nothing, and have the card for the listed cost', () => {
    const one = table({ hand: [CARD] }).act(`tactic ${CARD}`, 'bid 0', 'pass', 'pass');
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([12, 16]);
    expect(one.card(CHARTER).status).toBe('engaged');
  });

  it('[TAT-6.2.1-15] leaves out who has passed', () => {
    const one = table({ hand: [CARD] }).act('bid 4', 'bid 5', 'bid 6', 'pass', `tactic ${CARD}`);
    one.act('bid 1');
    expect(one.asked()).toBe(0);
  });
});

describe('Petitioning Retribution', () => {
  const CARD = 'jotc-petitioning-retribution';
  const lose = (rivals: readonly string[]) => {
    const one = scenario({
      houses: [
        {
          favor: 20,
          hand: [],
          assembly: [CHARTER],
          domain: ['eots-caladan', `${CARD} subdued 9`],
        },
        { favor: 5, hand: [], assembly: rivals },
      ],
    });
    one.toInterval(0).act(`deploy-event ${CARD}`);
    return one.act(`petition ${CHARTER}`, 'bid 4', 'bid 5', 'pass', 'pass');
  };

  it('discards the card of a lost petition and one of the victor’s Assembly, unseen', () => {
    const one = lose([ARRAKEEN, 'eots-carthag']);
    expect([...one.options()].sort()).toEqual(['choose-part 1', 'pass']);
    one.act('choose-part 1');
    expect(one.zone('imperial-discard')).toEqual([CHARTER]);
    expect(one.zone('assembly', 1)).toHaveLength(1);
    // Both are holdings.
    expect(one.house(0).favor).toBe(20);
  });

  it('[TAT-6.2.1-30] (C42) names one that was seen there, if the House likes', () => {
    const one = lose([ARRAKEEN, 'eots-carthag']);
    one.change((game) => {
      lookAt(game, 0, one.card('eots-carthag', 1));
    });
    expect(one.act('choose-part 1').options()).toEqual(['pass', 'choose eots-carthag']);
    expect(one.act('choose eots-carthag').zone('assembly', 1)).toEqual([ARRAKEEN]);
  });

  it('costs 1 favor where the two are of different types', () => {
    const one = lose(['eots-paul-atreides']).act('choose-part 1');
    expect([one.house(0).favor, one.zone('assembly', 1)]).toEqual([19, []]);
  });

  it('may be left, and asks for nothing where the victor has no Assembly', () => {
    expect(lose([ARRAKEEN]).act('pass').zone('assembly')).toEqual([CHARTER]);
    expect(lose([]).can('choose-part 1')).toBe(false);
  });
});

describe('Preordained Sequence', () => {
  const CARD = 'tat-preordained-sequence';
  const at = (hand: readonly string[], rival = 'eots-giedi-prime') =>
    scenario({
      houses: [
        { favor: 9, hand, houseDeck: ['eots-crysknife', 'eots-house-battalion'] },
        { favor: 20, hand: [], houseDeck: [MENTAT, 'eots-gom-jabbar'], domain: [rival] },
        { favor: 15, hand: [], houseDeck: [MENTAT, 'eots-gom-jabbar'], domain: ['eots-kaitain'] },
      ],
      ranks: [2, 1, 0],
      tactics: 'phases',
    });
  const seek = (one: Table, action: string) => {
    while (!one.can(action)) one.act('pass');
    return one.act(action);
  };

  it('sets the rank of a rival for as much favor, and a tie that comes of it is broken by discarding', () => {
    const one = seek(at([CARD]), `tactic ${CARD}`);
    expect(one.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    one.act('choose-number 3', 'choose-house 1').toInterval();
    expect(one.house(0).favor).toBe(6);
    // The House that was first now draws with the one that was third.
    const order = one.state.ranks;
    expect(order[0]).toBe(2);
    expect([...order.slice(1)].sort()).toEqual([0, 1]);
    expect(one.zone('house-discard', 0)).toContain(CARD);
    expect(one.zone('house-discard', 1).length).toBeGreaterThan(0);
    expect(one.events.filter(({ kind }) => kind === 'ranked')).toHaveLength(1);
  });

  it('changes nothing for a rival that has the rank', () => {
    const one = seek(at([CARD]), `tactic ${CARD}`);
    one.act('choose-number 1', 'choose-house 1').toInterval();
    expect([one.state.ranks, one.zone('house-discard', 1)]).toEqual([[1, 2, 0], []]);
  });

  it('[TAT-5.4-19] goes on no home world that lies subdued', () => {
    const one = seek(at([CARD], 'eots-giedi-prime subdued'), `tactic ${CARD}`);
    one.act('choose-number 1');
    expect(one.options()).toEqual(['choose-house 2']);
  });

  it('is limited to one for each rival', () => {
    const one = seek(at([CARD, CARD]), `tactic ${CARD}`);
    one.act('choose-number 1', 'choose-house 2');
    seek(one, `tactic ${CARD}`).act('choose-number 1');
    expect(one.options()).toEqual(['choose-house 1']);
  });
});

describe('their sentences', () => {
  it('are true', () => {
    const ids = ['tat-enlist-survivor', 'tat-fencing-operation', 'eots-unprecedented-intercession'];
    ids.push('tat-stake-reputation', 'jotc-petitioning-retribution', 'tat-preordained-sequence');
    const said = ids.flatMap((id) => sentencesByCard().get(id) ?? []);
    expect(said).toEqual([
      'Petition for a subdued Aide; all Houses bid as petitioners, and the victor pays the House that had it and captures it, with one more deferment token.',
      'Petition for Equipment you govern; all Houses bid as petitioners, and the victor pays you and deploys it disengaged in its own Domain.',
      'Choose a rival, choose a holding, named unseen, in that House’s Assembly and petition for that card as its petitioner.',
      'All bids of the petition are void; its deployment cost is 0 and favor is bid from now on; the victor loses all the favor that it bid and, as petitioner, pays the listed cost as well.',
      'Until the turn ends, when you petition in vain for a card, you may discard the card of the petition, and a card, named unseen, of the victor’s Assembly; if the two are of different types, lose 1 favor.',
      'Lose X favor: choose a rival whose home world is deployed and that is not the target of another Preordained Sequence; once all initiative ranks are assigned, its rank becomes X, and a tie that comes of it is broken by discarding. X is at most the number of Houses.',
    ]);
  });
});
