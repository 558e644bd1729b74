import { describe, expect, it } from 'vitest';
import { isKept } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { grant, turn } from '../../../testing/rite-fixture';
import { facing, fight, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const PITER = 'eots-piter-de-vries'; // Intrigue 4
const CHAUMURKY = 'eots-chaumurky';
const BLADE = 'eots-poisoned-blade';
const SNOOPER = 'eots-poison-snooper';
const MOTHER = 'eots-full-reverend-mother';
const SHIELDING = 'eots-prescience-shielding';
const JESSICA = 'eots-lady-jessica';

describe('Poison effects', () => {
  const poisoning = (rival: readonly string[]) => {
    const table = facing([PITER, `${CHAUMURKY} on ${PITER}`], { domain: rival }).toInterval(0);
    return table;
  };
  const targets = (table: Table) => {
    inTurn(table, `activate ${CHAUMURKY}`);
    while (!table.options().some((one) => one.startsWith('choose')) && table.can('pass'))
      table.act('pass');
    return table.options().filter((one) => one.startsWith('choose'));
  };

  it('eots-chaumurky discards a subdued persona and no other', () => {
    const table = poisoning(['eots-jamis', 'eots-chani subdued', 'eots-arrakeen subdued']);
    expect(targets(table)).toEqual(['choose eots-chani']);
    table.act('choose eots-chani');
    expect(table.card('eots-chani', 1).place.zone).toBe('imperial-discard');
  });

  it.each([SNOOPER, MOTHER])(
    '[TAT-11-10] %s keeps its bearer from Chaumurky, subdued or not',
    (id) => {
      const table = poisoning([`${JESSICA} subdued`, `${id} on ${JESSICA}`, 'eots-chani subdued']);
      expect(targets(table)).toEqual(['choose eots-chani']);
    },
  );

  it('[TAT-6.2.11-82] eots-poisoned-blade looks at its target when that is vanquished', () => {
    const duel = (own: readonly string[]) => {
      const table = facing({ domain: ['eots-paul-atreides'], hand: [BLADE] }, [
        'eots-feyd-rautha',
        ...own,
      ]);
      grant(table, 'eots-paul-atreides', 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      table.toInterval(0).act('rite dueling eots-paul-atreides against eots-feyd-rautha');
      inTurn(table, `tactic ${BLADE}`, 'choose eots-feyd-rautha');
      return table;
    };
    const finish = (table: Table) => {
      while (table.state.frames.some(({ step }) => step === 'rite')) {
        const falls = table.options().find((one) => one === 'vanquish eots-feyd-rautha');
        // He has Surprise, which he leaves unused.
        const quiet = ['done', 'engage-defense', 'pass', 'reward gain'].find((one) =>
          table.can(one),
        );
        table.act(falls ?? quiet ?? table.options()[0] ?? '');
      }
      return table.card('eots-feyd-rautha', 1).place.zone;
    };
    expect(finish(duel([]))).toBe('imperial-discard');
    // It becomes immune after it was chosen.
    const late = duel([]);
    grant(late, 'eots-feyd-rautha', 1, {
      kind: 'prohibit',
      what: 'effects',
      of: 'those',
      from: { effect: 'poison' },
    });
    expect(finish(late)).toBe('domain');
  });

  it('eots-inert-poison turns a card with a Poison effect face down before it does anything', () => {
    const table = facing([PITER, `${CHAUMURKY} on ${PITER}`], {
      domain: ['eots-chani subdued'],
      hand: ['eots-inert-poison'],
    }).toInterval(0);
    table.act(`activate ${CHAUMURKY}`);
    inTurn(table, 'tactic eots-inert-poison');
    expect(table.options()).toEqual([`choose ${CHAUMURKY}`]);
    table.act(`choose ${CHAUMURKY}`).toInterval(0);
    expect(table.card(CHAUMURKY).status).toBe('subdued');
    expect(table.card('eots-chani', 1).place.zone).toBe('domain');
    const idle = facing([PITER], { hand: ['eots-inert-poison'] }).toInterval(0);
    idle.act('buy-favor 1');
    expect(idle.can('tactic eots-inert-poison')).toBe(false);
  });

  it('[CRF-1.A.iv-04] eots-inert-poison takes a Poisoned Blade out of the rite, and it is discarded after it', () => {
    const table = scenario({
      houses: [
        { favor: 20, domain: ['eots-paul-atreides'], hand: [BLADE] },
        { domain: ['eots-feyd-rautha'], hand: ['eots-inert-poison'] },
      ],
      rules: 'eots',
      tactics: true,
    });
    grant(table, 'eots-paul-atreides', 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
    fight(
      table,
      'rite dueling eots-paul-atreides against eots-feyd-rautha',
      `tactic ${BLADE}`,
      'choose eots-feyd-rautha',
      'tactic eots-inert-poison',
      `choose ${BLADE}`,
      'vanquish eots-feyd-rautha',
    );
    expect(table.card('eots-feyd-rautha', 1).place.zone).toBe('domain');
    expect(table.card(BLADE).place.zone).toBe('house-discard');
  });
});

describe('Full Reverend Mother', () => {
  it.each([
    ['tat', 1, 0],
    ['eots', 0, 1],
  ] as const)(
    '[TAT-11-10] (C56) eots-full-reverend-mother under the rules "%s" gives %i resistance and %i prescience',
    (rules, resistance, prescience) => {
      const numbers = (domain: readonly string[]) => {
        const table = scenario({ houses: [{ favor: 20, domain }, {}], rules }).toInterval(0);
        const game = takeUp(table.state, table.catalogue);
        const { derived } = game;
        const card = table.card('eots-sister-ramallo');
        return {
          resistance: derived.resistanceOf(game, card),
          weirding: derived.rankOf(game, card, 'weirding') ?? 0,
          prescience: derived.rankOf(game, card, 'prescience') ?? 0,
          subtypes: derived.subtypesOf(game, card),
        };
      };
      const before = numbers(['eots-sister-ramallo']);
      const after = numbers(['eots-sister-ramallo', `${MOTHER} on eots-sister-ramallo`]);
      expect([
        after.resistance - before.resistance,
        after.weirding - before.weirding,
        after.prescience - before.prescience,
      ]).toEqual([resistance, 1, prescience]);
      expect(after.subtypes).toContain('Reverend Mother');
    },
  );
});

describe('Prescience effects', () => {
  const SEER = 'eots-gaius-helen-mohiam';
  const TRANCE = 'eots-prescience-trance';

  it('eots-prescience-shielding engages its bearer to discard a Prescience venture that is being used', () => {
    const table = facing([SEER, `${TRANCE} on ${SEER}`, 'eots-water-riot subdued 1'], {
      domain: [JESSICA, `${SHIELDING} on ${JESSICA}`],
    }).toInterval(0);
    grant(table, SEER, 0, { kind: 'raise', what: 'prescience', by: 3, of: 'those' });
    table.act(`activate ${TRANCE}`);
    inTurn(table, `use ${SHIELDING} 2`, `choose ${TRANCE}`);
    table.toInterval(0);
    expect(table.zone('house-discard')).toContain(TRANCE);
    // One more from the Opening Interval, none from the venture.
    expect(table.card('eots-water-riot').deferment).toBe(2);
    expect(table.card(JESSICA, 1).status).toBe('engaged');
  });

  it('eots-prescience-shielding needs a bearer that is disengaged, and something to discard', () => {
    const offers = (to: 'engaged' | 'disengaged', venture: readonly string[]) => {
      const table = facing([SEER, ...venture], {
        domain: [JESSICA, `${SHIELDING} on ${JESSICA}`],
      }).toInterval(0);
      if (to === 'engaged') turn(table, JESSICA, 1, to);
      table.act('buy-favor 1');
      while (table.asked() === 0) table.act('pass');
      return table.can(`use ${SHIELDING} 2`);
    };
    const venture = [`${TRANCE} on ${SEER}`];
    expect(offers('disengaged', venture)).toBe(true);
    expect(offers('engaged', venture)).toBe(false);
    expect(offers('disengaged', [])).toBe(false);
  });

  it.each([
    [TRANCE, true],
    ['tat-focus-awareness', true],
    [CHAUMURKY, false],
  ])('eots-prescience-shielding keeps its bearer from what %s does: %s', (source, kept) => {
    const table = facing([SEER, `${source} on ${SEER}`], [JESSICA, `${SHIELDING} on ${JESSICA}`]);
    const game = takeUp(table.state, table.catalogue);
    expect(isKept(game, table.card(JESSICA, 1), 'effects', table.card(source))).toBe(kept);
  });
});

describe('Residual Poison', () => {
  const POISON = 'eots-residual-poison';
  const rival = [JESSICA, `${SNOOPER} on ${JESSICA}`, 'eots-chani'];

  it('is a Poison effect: it goes on no persona that is immune to those, and Inert Poison finds it', () => {
    const table = facing({ domain: [PITER], hand: [POISON] }, rival).toInterval(0);
    expect(table.options().filter((one) => one.startsWith(`deploy ${POISON}`))).toEqual([
      `deploy ${POISON} on ${PITER}`,
      `deploy ${POISON} on eots-chani`,
    ]);
    const found = facing({
      domain: [PITER, `${POISON} on ${PITER}`],
      hand: ['eots-inert-poison'],
    }).toInterval(0);
    inTurn(found.act('buy-favor 1'), 'tactic eots-inert-poison');
    expect(found.options()).toEqual([`choose ${POISON}`]);
  });
});
