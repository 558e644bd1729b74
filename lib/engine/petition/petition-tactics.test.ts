import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import { eliminate } from '../leaving-play/elimination';
import { type ScenarioHouse, scenario } from '../testing/scenario-fixture';

// Three petition tactics by what they do in a petition: one ends it, one lets its House bid 10 solaris
// that it has not, one discards another petition tactic.
const END = 'eots-venomous-faith';
const CREDIT = 'tat-letter-of-credit';
const SAVVY = 'eots-petitioning-savvy';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  'eots-venomous-faith': [{ kind: 'play', effects: [{ kind: 'end', what: 'petition' }] }],
  'tat-letter-of-credit': [
    {
      kind: 'play',
      effects: [
        {
          kind: 'lasting',
          modifiers: [{ kind: 'credit', by: 10, on: {}, of: 'target', short: 'may-subdue' }],
          until: 'operation',
        },
      ],
    },
  ],
  'eots-petitioning-savvy': [
    {
      kind: 'play',
      effects: [{ kind: 'discard', cards: { choose: { all: ['Tactic', 'Petition'] } } }],
    },
  ],
};

// Charters of cost 4 and 3, allied to nobody.
const CHARTER = 'eots-military-appropriations';
const SEAT = 'eots-exchange-seat';
const table = (petitioner: ScenarioHouse, rival: ScenarioHouse = {}, third?: ScenarioHouse) =>
  scenario({
    texts,
    houses: [
      { favor: 20, hand: [], assembly: [CHARTER, SEAT], ...petitioner },
      { favor: 15, hand: [], ...rival },
      ...(third === undefined ? [] : [{ favor: 10, hand: [], ...third }]),
    ],
    tactics: true,
  }).toInterval(0);

describe('petition tactics', () => {
  it('[TAT-6.2.1-16] are deployed one on each option, before raising or passing', () => {
    const one = table({ hand: [CREDIT, CREDIT] }, { hand: [CREDIT] }).act(
      `petition ${CHARTER}`,
      'pass',
      'pass',
    );
    expect([one.asked(), one.can(`tactic ${CREDIT}`)]).toEqual([0, true]);
    one.act(`tactic ${CREDIT}`);
    expect([one.asked(), one.can(`tactic ${CREDIT}`)]).toEqual([0, false]);
    one.act('bid 4');
    expect([one.asked(), one.can(`tactic ${CREDIT}`)]).toEqual([1, true]);
    one.act('bid 5');
    expect([one.asked(), one.can(`tactic ${CREDIT}`)]).toEqual([0, true]);
    one.act(`tactic ${CREDIT}`, 'pass', 'pass');
    expect(one.zone('domain')).toEqual([]);
  });

  it('[TAT-6.2.1-17] are deployed at no other time: not once the petition is announced, nor in other operations', () => {
    const one = table({}, { hand: [CREDIT] });
    one.act('buy-favor 1');
    expect(one.options()).toEqual(['pass']);
    one.act('pass', `petition ${CHARTER}`);
    expect([one.asked(), ...one.options()]).toEqual([1, 'pass']);
  });

  it('[TAT-6.2.2-20] may be deployed by every House that is active, and not after it has passed', () => {
    const one = table({}, {}, { hand: [CREDIT] }).act(
      `petition ${CHARTER}`,
      'pass',
      'bid 4',
      'pass',
    );
    expect([one.asked(), one.can(`tactic ${CREDIT}`)]).toEqual([2, true]);
    one.act('pass');
    expect(one.asked()).toBe(0);
  });

  it('[TAT-6.2.1-18] resolve at once', () => {
    const one = table({}, { hand: [END] }).act(`petition ${CHARTER}`, 'pass', 'bid 6');
    one.act(`tactic ${END}`);
    expect(one.events.at(-1)).toMatchObject({ kind: 'petition-cancelled', seat: 0 });
    expect(one.zone('house-discard', 1)).toEqual([END]);
  });

  it('[TAT-6.2.1-34] [CRF-2.B.i.b-06] may end the petition without a victor: nothing is paid or lost, and others may follow', () => {
    const one = table({}, { hand: [END] }).act(`petition ${CHARTER}`, 'pass', 'bid 6');
    one.act(`tactic ${END}`);
    expect(one.house(0)).toMatchObject({ treasury: 20, favor: 20 });
    expect(one.zone('assembly')).toEqual([CHARTER, SEAT]);
    // This one forbids another petition for the same card.
    expect([one.can(`petition ${SEAT}`), one.can(`petition ${CHARTER}`)]).toEqual([true, false]);
  });

  it('[TAT-6.2.1-19] [TAT-6.2.2-28] stay face up as Duration Effects, and tactics of later options may discard them', () => {
    const one = table({ hand: [CREDIT], treasury: 6 }, { hand: [SAVVY] }).act(
      `petition ${CHARTER}`,
      'pass',
      'pass',
      `tactic ${CREDIT}`,
      'bid 8',
    );
    expect(one.card(CREDIT)).toMatchObject({ status: 'disengaged', place: { zone: 'domain' } });
    one.act(`tactic ${SAVVY}`, `choose ${CREDIT}`, 'bid 9');
    expect([one.card(CREDIT).place.zone, one.state.lasting]).toEqual(['house-discard', []]);
    // Without it the treasury is the bound again.
    expect(one.options()).toEqual(['pass']);
  });

  it('[TAT-6.2.1-22] that still lie there are over once the victor is known', () => {
    const one = table({ hand: [CREDIT] }).act(
      `petition ${CHARTER}`,
      'pass',
      `tactic ${CREDIT}`,
      'bid 4',
      'pass',
      'pass',
    );
    const kinds = one.events.map(({ kind }) => kind);
    const expired = kinds.indexOf('expired');
    expect(expired).toBeGreaterThan(kinds.indexOf('victor'));
    expect(expired).toBeLessThan(kinds.lastIndexOf('deployed'));
    expect(one.zone('house-discard')).toEqual([CREDIT]);
  });

  it('[TAT-6.2.1-32] [TAT-6.2.1-33] [CRF-2.B.i.b-05] may leave a victor short: it loses favor for what it lacks, and deploys', () => {
    const one = table({ hand: [CREDIT], treasury: 5 }).act(
      `petition ${CHARTER}`,
      'pass',
      `tactic ${CREDIT}`,
    );
    expect(
      one
        .options()
        .filter((option) => option.startsWith('bid'))
        .at(-1),
    ).toBe('bid 15');
    one.act('bid 8', 'pass', 'pass');
    expect(one.house(0)).toMatchObject({ treasury: 0, favor: 17 });
    expect(one.card(CHARTER)).toMatchObject({ status: 'engaged', place: { zone: 'domain' } });
  });

  it('[TAT-6.2.1-32] may leave a rival victor short too', () => {
    const one = table({}, { hand: [CREDIT], treasury: 1 }).act(
      `petition ${CHARTER}`,
      'pass',
      'bid 4',
      `tactic ${CREDIT}`,
      'bid 7',
      'pass',
      'pass',
    );
    // 7 less 4, of which it has 1.
    expect(one.house(1)).toMatchObject({ treasury: 0, favor: 13 });
    expect(one.card(CHARTER).place.zone).toBe('assembly');
  });
});

describe('cards that change petitions', () => {
  it('Shaddam IV bids 5 above the treasury for holdings, and may go down for what is lacking', () => {
    const one = table({ treasury: 5, domain: ['eots-shaddam-iv'] }).act(`petition ${CHARTER}`);
    expect(one.options().at(-1)).toBe('bid 10');
    one.act('bid 7', 'pass', 'pass');
    expect(one.options()).toEqual(['pass', 'choose eots-shaddam-iv']);
    one.act('choose eots-shaddam-iv');
    expect(one.house(0)).toMatchObject({ treasury: 0, favor: 20 });
    expect([one.card('eots-shaddam-iv').status, one.card(CHARTER).status]).toEqual([
      'subdued',
      'engaged',
    ]);
  });

  it('Emperor Shaddam IV takes 2 off what a rival victor pays, and nothing off own petitions', () => {
    const domain = ['tat-emperor-shaddam-iv'];
    const won = table({}, { domain }).act(`petition ${CHARTER}`, 'bid 4', 'bid 8', 'pass', 'pass');
    expect(won.house(1).treasury).toBe(18);
    const own = table({ domain }).act(`petition ${CHARTER}`, 'bid 4', 'pass', 'pass');
    expect(own.house(0).treasury).toBe(16);
  });

  it('events may forbid petitions for a kind of card until the turn ends', () => {
    const delays = 'eots-petitioning-delays';
    const one = table({
      assembly: [CHARTER, 'eots-duke-leto-atreides'],
      domain: ['eots-caladan', `${delays} subdued 5`],
    });
    expect(one.can(`petition ${CHARTER}`)).toBe(true);
    one.act(`deploy-event ${delays}`);
    const petitions = one.options().filter((option) => option.startsWith('petition'));
    expect(petitions).toEqual(['petition eots-duke-leto-atreides']);
  });
});

describe('a House that leaves the game in the middle', () => {
  const gone = (one: ReturnType<typeof table>, seat: number) =>
    one.by((game) => eliminate(game, seat));

  it('[TAT-6.3.2-07] ends its own petition', () => {
    const one = table({}, {}, {}).act(`petition ${CHARTER}`, 'bid 4');
    gone(one, 0);
    expect(one.state.frames.some(({ step }) => step === 'petition')).toBe(false);
    expect(one.asked()).toBe(1);
  });

  it('has no more options in the petition of another', () => {
    const one = table({}, {}, {}).act(`petition ${CHARTER}`, 'bid 4');
    expect(one.asked()).toBe(1);
    gone(one, 1);
    expect(one.asked()).toBe(2);
    one.act('pass', 'pass');
    expect(one.card(CHARTER).status).toBe('engaged');
  });

  it('is not waited for in a round of tactics', () => {
    const hand = [CREDIT];
    const one = table({}, { hand }, { hand }).act('buy-favor 1');
    expect(one.asked()).toBe(1);
    gone(one, 1);
    expect(one.asked()).toBe(2);
    one.act('pass');
    expect(one.house(0).favor).toBe(21);
  });
});
