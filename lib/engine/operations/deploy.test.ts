import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../testing/scenario-fixture';

const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, ...house },
      { favor: 5, ...rival },
    ],
  });

describe('deploying a House card from the hand', () => {
  it('[TAT-6.2.2-01] [TAT-3.2-01] [TAT-5.4-01] [TAT-9-02] [CRF-2.B.i.a-01] [CRF-2.B.i.a-02] pays its cost and puts it into the Domain disengaged', () => {
    const one = table({ hand: ['eots-house-mentat'], treasury: 5 }).act('deploy eots-house-mentat');
    expect(one.card('eots-house-mentat')).toMatchObject({
      status: 'disengaged',
      place: { zone: 'domain', host: null },
    });
    expect(one.house(0).treasury).toBe(1);
    expect(
      table({ hand: ['eots-house-mentat'], treasury: 3 }).can('deploy eots-house-mentat'),
    ).toBe(false);
  });

  it('[TAT-6-03] [TAT-6.2-05] [TAT-6.2-06] [CRF-2.B-02] may be repeated and mixed with other operations', () => {
    const one = table({ hand: ['eots-house-mentat', 'eots-house-agent', 'eots-water-riot'] });
    one.act(
      'deploy eots-house-agent',
      'buy-favor 1',
      'place eots-water-riot',
      'deploy eots-house-mentat',
    );
    expect(one.zone('domain')).toHaveLength(3);
  });

  it('[TAT-6.2.2-02] [TAT-7-02] costs one favor for a card of another Power, [TAT-7-09] [CRF-2.B.i.a-03] never a solari less for one of the sponsor', () => {
    const foreign = table({ hand: ['eots-guild-navigator'] }).act('deploy eots-guild-navigator');
    expect([foreign.house(0).favor, foreign.house(0).treasury]).toEqual([19, 17]);
    const own = table({ hand: ['eots-atreides-propagandist'] }).act(
      'deploy eots-atreides-propagandist',
    );
    expect([own.house(0).favor, own.house(0).treasury]).toEqual([20, 17]);
  });

  it('[TAT-7-03] costs its printed cost in favor for a card of an adversary', () => {
    const one = table({ hand: ['eots-harkonnen-slavemaster'] }).act(
      'deploy eots-harkonnen-slavemaster',
    );
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([17, 17]);
  });

  it('[TAT-6.2.2-04] leaves aides alone, and lets cards be put on them', () => {
    const one = table({ hand: ['eots-house-swordmaster', 'eots-kindjal'] });
    expect(one.options().some((option) => option.includes('kindjal'))).toBe(false);
    one.act('deploy eots-house-swordmaster', 'deploy eots-kindjal on eots-house-swordmaster');
    expect(one.card('eots-kindjal').place.host).toBe(one.card('eots-house-swordmaster').id);
  });

  it('[TAT-6.2.2-05] [CRF-1.A.i-08] admits a native aide only with a Dune fief', () => {
    const can = (domain: string[]) =>
      table({ hand: ['eots-dune-smuggler'], domain }).can('deploy eots-dune-smuggler');
    expect(can([])).toBe(false);
    expect(can(['eots-arrakeen'])).toBe(true);
    expect(can(['eots-arrakeen subdued'])).toBe(false);
  });

  it('[TAT-3.1.2-06] takes any number of aides of a title', () => {
    const one = table(
      { hand: ['eots-house-agent'], domain: ['eots-house-agent'] },
      { domain: ['eots-house-agent'] },
    );
    expect(one.can('deploy eots-house-agent')).toBe(true);
  });
});

describe('where a resource goes', () => {
  const hosts = (card: string, domain: string[]) =>
    table({ hand: [card], domain })
      .options()
      .filter((option) => option.startsWith('deploy '))
      .map((option) => option.split(' on ')[1]);

  it('[TAT-3.4-01] [TAT-3.2-04] [CRF-1.C-01] has the talent that the card asks for, at its rank', () => {
    const domain = ['eots-paul-atreides', 'eots-gurney-halleck', 'eots-thufir-hawat'];
    // Slip-tip asks for dueling 2: Paul has 3, Gurney 1, Hawat none.
    expect(hosts('eots-slip-tip', domain)).toEqual(['eots-paul-atreides']);
  });

  it('[TAT-3.3-02] [TAT-3.3-03] [CRF-1.C-02] a required rank of 0 still needs the talent', () => {
    const domain = ['eots-imperial-basin', 'eots-military-appropriations'];
    // House Battalion asks for battle 0: the Basin has it, a charter does not.
    expect(hosts('eots-house-battalion', domain)).toEqual(['eots-imperial-basin']);
  });

  it('[TAT-6.2.2-09] [TAT-7-01] [CRF-1.B-11] shares the card’s allegiance or has none', () => {
    const domain = ['eots-paul-atreides', 'eots-oberon', 'eots-house-mentat'];
    expect(hosts('eots-atreides-battalion', domain)).toEqual([
      'eots-paul-atreides',
      'eots-house-mentat',
    ]);
    expect(hosts('eots-baliset', domain)).toHaveLength(3);
  });

  it('[TAT-6.2.2-08] [TAT-5.4-21] [CRF-3.C-04] is not subdued', () => {
    expect(hosts('eots-baliset', ['eots-paul-atreides subdued', 'eots-house-mentat'])).toEqual([
      'eots-house-mentat',
    ]);
  });

  it('[TAT-6.2.2-07] [TAT-3.2-06] [TAT-3.2-08] [CRF-1.A.ii-01] (C24) has room for personnel within its command', () => {
    const full = ['eots-the-minor-erg', 'eots-engineering-corps on eots-the-minor-erg'];
    expect(hosts('jotc-vanguard-battalion', full)).toEqual([]);
    expect(hosts('jotc-vanguard-battalion', full.slice(0, 1))).toEqual(['eots-the-minor-erg']);
  });

  it('[TAT-3.2-07] does not count subdued personnel, [TAT-3.2-10] and without command has no room', () => {
    const domain = ['eots-the-minor-erg', 'eots-engineering-corps subdued on eots-the-minor-erg'];
    expect(hosts('jotc-vanguard-battalion', domain)).toEqual(['eots-the-minor-erg']);
    expect(hosts('jotc-vanguard-battalion', ['eots-house-swordmaster'])).toEqual([]);
  });

  it('[TAT-6.2.2-12] [TAT-6.2.2-13] of a venture is a persona that meets its talent, with any number of others', () => {
    const domain = ['eots-arrakeen', 'eots-gurney-halleck', 'eots-pogrom on eots-gurney-halleck'];
    expect(hosts('eots-arclight-assault', domain)).toEqual(['eots-gurney-halleck']);
  });

  it('[TAT-6.2.2-10] is no card that bears as many of its title as its limit says', () => {
    const title = 'eots-accomplished-blademaster'; // one on a persona with Dueling 3
    const domain = ['eots-paul-atreides', 'eots-house-swordmaster'];
    expect(hosts(title, domain)).toHaveLength(2);
    expect(hosts(title, [...domain, `${title} on eots-paul-atreides`])).toEqual([
      'eots-house-swordmaster',
    ]);
  });

  it('[TAT-5.4-02] stays linked to the card', () => {
    const one = table({ hand: ['eots-baliset'], domain: ['eots-paul-atreides'] });
    one.act('deploy eots-baliset on eots-paul-atreides');
    expect(one.card('eots-baliset').place).toMatchObject({ zone: 'domain', seat: 0 });
  });
});

describe('deploying a subdued card', () => {
  const domain = ['eots-paul-atreides subdued 2'];

  it('[TAT-6.2.4-01] [TAT-6.2.4-03] [CRF-2.B.i.a-05] [CRF-2.B.i.a-09] costs its price less its tokens', () => {
    // Cost 4, and a third token in the Deferment phase.
    const one = table({ domain, treasury: 1 }).act('redeploy eots-paul-atreides');
    expect(one.house(0).treasury).toBe(0);
    expect(table({ domain, treasury: 0 }).can('redeploy eots-paul-atreides')).toBe(false);
  });

  it('[TAT-6.2.4-04] [CRF-2.B.i.a-11] turns it disengaged, [TAT-6.2.4-05] without its tokens', () => {
    const one = table({ domain }).act('redeploy eots-paul-atreides');
    expect(one.card('eots-paul-atreides')).toMatchObject({ status: 'disengaged', deferment: 0 });
  });

  it('[TAT-6.2.4-08] [CRF-2.B.i.b-11] [CRF-3.C-06] needs no new petition, [TAT-7-02] but favor for a foreign Power again', () => {
    const one = table({ domain: ['eots-oberon subdued'] }).act('redeploy eots-oberon');
    expect(one.house(0).favor).toBe(19);
  });

  it('[TAT-7-03] [CRF-1.B-04] costs its printed cost in favor for an adversary, tokens or not', () => {
    const one = table({ domain: ['eots-feyd-rautha subdued 2'] }).act('redeploy eots-feyd-rautha');
    expect([one.house(0).favor, one.house(0).treasury]).toEqual([16, 19]);
  });

  it('[TAT-6.2.4-02] [CRF-3.C-03] waits for its host, [CRF-2.B.i.a-06] which may rise in the same Interval', () => {
    const one = table({
      domain: ['eots-paul-atreides subdued', 'eots-kindjal subdued on eots-paul-atreides'],
    });
    expect(one.can('redeploy eots-kindjal')).toBe(false);
    one.act('redeploy eots-paul-atreides');
    expect(one.can('redeploy eots-kindjal')).toBe(true);
  });

  it('[TAT-6.2.4-06] [CRF-2.B.i.a-07] must happen before the Interval ends once the tokens cover the cost', () => {
    const one = table({ domain: ['eots-paul-atreides subdued 3'] });
    expect(one.can('end-interval')).toBe(false);
    one.act('buy-favor 1', 'redeploy eots-paul-atreides');
    expect(one.can('end-interval')).toBe(true);
  });

  it('[CRF-2.B.i.a-08] is not asked of a card whose host is down until the host rises', () => {
    const one = table({
      domain: ['eots-paul-atreides subdued', 'eots-kindjal subdued 5 on eots-paul-atreides'],
    });
    expect(one.can('end-interval')).toBe(true);
    one.act('redeploy eots-paul-atreides');
    expect(one.can('end-interval')).toBe(false);
  });

  it('(C23) [TAT-6.2.4-06] [TAT-5.3-03] is not asked of a card that a copy under a rival keeps out', () => {
    const one = table({ domain: ['eots-dune subdued 9'] }, { domain: ['eots-dune'] });
    expect(one.can('redeploy eots-dune')).toBe(false);
    expect(one.can('end-interval')).toBe(true);
  });

  it('[TAT-7-06] is barred while its host is of an allegiance that it may not share', () => {
    const one = table({
      domain: ['eots-oberon', 'eots-atreides-battalion subdued on eots-oberon'],
    });
    expect(one.can('redeploy eots-atreides-battalion')).toBe(false);
  });

  it('[TAT-3.2-08] is barred for personnel beyond the command of the host', () => {
    const one = table({
      domain: [
        'eots-the-minor-erg',
        'jotc-vanguard-battalion on eots-the-minor-erg',
        'eots-engineering-corps subdued 1 on eots-the-minor-erg',
      ],
    });
    expect(one.can('redeploy eots-engineering-corps')).toBe(false);
    expect(one.can('end-interval')).toBe(true);
  });

  it('[CRF-2.B.i.a-12] is for the own Domain only', () => {
    const one = table({}, { domain: ['eots-paul-atreides subdued 3'] });
    expect(one.options().some((option) => option.includes('paul'))).toBe(false);
  });

  it('[CRF-2.B.i.a-10] leaves it on its host', () => {
    const one = table({
      domain: ['eots-paul-atreides', 'eots-kindjal subdued on eots-paul-atreides'],
    }).act('redeploy eots-kindjal');
    expect(one.card('eots-kindjal').place.host).toBe(one.card('eots-paul-atreides').id);
  });
});

describe('events', () => {
  const IMPERIUM = 'eots-landsraad-summit'; // cost 1
  const LASTING = 'eots-imperial-fete'; // Imperium, cost 3, until the turn ends
  const OTHER = 'eots-armistice-treaty'; // Imperium, cost 1
  const DUNE = 'eots-spice-mining-inspection'; // cost 3
  const NEXUS = 'tat-thunder-at-twilight';

  it('[TAT-6.2.3-01] [TAT-6.2.3-02] [TAT-6.2.3-04] [TAT-3.1.5-02] [CRF-1.A.v-01] are placed face down for nothing, as many as one likes', () => {
    const one = table({ hand: [IMPERIUM, OTHER, DUNE], treasury: 0 });
    one.act(`place ${IMPERIUM}`, `place ${OTHER}`, `place ${DUNE}`);
    expect(one.card(IMPERIUM)).toMatchObject({ status: 'subdued', deferment: 0 });
    expect(one.can(`deploy-event ${IMPERIUM}`)).toBe(false);
    expect(one.can(`deploy ${IMPERIUM}`)).toBe(false);
  });

  it('[TAT-6.2.8-06] [TAT-6.2.8-08] [TAT-6.2.3-03] [CRF-1.A.v-02] [CRF-1.A.v-03] [CRF-2.B.i.a-04] are ripe with tokens for their cost, which solaris do not replace', () => {
    const domain = (tokens: number) => [
      'eots-caladan',
      'eots-arrakeen',
      `${DUNE} subdued ${tokens}`,
    ];
    // One more comes in the Deferment phase.
    expect(table({ domain: domain(1) }).can(`deploy-event ${DUNE}`)).toBe(false);
    expect(table({ domain: domain(2) }).can(`deploy-event ${DUNE}`)).toBe(true);
  });

  it('[TAT-6.2.8-01] [CRF-1.A.v-04] of the Imperium need a home world that is not subdued', () => {
    const can = (...domain: string[]) =>
      table({ domain: [...domain, `${IMPERIUM} subdued 1`] }).can(`deploy-event ${IMPERIUM}`);
    expect(can('eots-caladan')).toBe(true);
    expect(can('eots-caladan subdued')).toBe(false);
    expect(can('eots-caladan subdued', 'eots-dune')).toBe(true);
  });

  it('[TAT-6.2.8-02] [TAT-6.2.8-03] [CRF-1.A.v-06] of Dune need a Dune fief, and Dune is one', () => {
    const can = (...domain: string[]) =>
      table({ domain: [...domain, `${DUNE} subdued 3`] }).can(`deploy-event ${DUNE}`);
    expect(can('eots-caladan')).toBe(false);
    expect(can('eots-arrakeen')).toBe(true);
    expect(can('eots-dune')).toBe(true);
  });

  it('[TAT-6.2.8-04] [TAT-6-04] [CRF-1.A.v-05] [CRF-1.A.v-07] [CRF-2.C.i-01] come one Imperium and one Dune event in an Interval', () => {
    const one = table({
      domain: ['eots-dune', `${IMPERIUM} subdued 1`, `${OTHER} subdued 1`, `${DUNE} subdued 3`],
    });
    one.act(`deploy-event ${IMPERIUM}`);
    expect(one.can(`deploy-event ${OTHER}`)).toBe(false);
    expect(one.can(`deploy-event ${DUNE}`)).toBe(true);
  });

  it('[TAT-6.2.8-07] lose their tokens and turn face up, [TAT-6.2.4-07] and are never forced', () => {
    const one = table({ domain: ['eots-caladan', `${LASTING} subdued 5`] });
    expect(one.can('end-interval')).toBe(true);
    one.act(`deploy-event ${LASTING}`);
    expect(one.card(LASTING)).toMatchObject({ status: 'disengaged', deferment: 0 });
  });

  it('[TAT-6.2.8-11] [TAT-6.3.2-03] (C18) are gone after the House Discard phase, placed ones stay', () => {
    const one = table({ domain: ['eots-caladan', `${LASTING} subdued 5`], hand: [OTHER] });
    one.act(`deploy-event ${LASTING}`, `place ${OTHER}`).toClosing();
    while (one.state.turn === 1 && one.state.outcome === null) one.act('done');
    expect(one.card(LASTING).place.zone).toBe('house-discard');
    expect(one.card(OTHER)).toMatchObject({ status: 'subdued', place: { zone: 'domain' } });
  });

  it('[TAT-6.2.8-12] [TAT-6.2.8-14] [TAT-6.2.8-15] (C26) of the Nexus keep their tokens and lose one a turn', () => {
    const one = scenario({
      houses: [{ favor: 20, domain: ['eots-caladan', 'eots-dune', `${NEXUS} subdued 3`] }, {}],
    });
    one.act(`deploy-event ${NEXUS}`);
    const tokens = one.card(NEXUS).deferment;
    one.toClosing();
    while (one.state.turn === 1) one.act('done');
    expect(one.card(NEXUS)).toMatchObject({ status: 'disengaged', deferment: tokens - 1 });
    while (one.card(NEXUS).place.zone === 'domain' && one.state.turn < 9)
      one.act(['disengage', 'end-interval', 'done'].find((quiet) => one.can(quiet)) ?? '');
    expect(one.state.turn).toBe(tokens);
    expect(one.card(NEXUS).place.zone).toBe('house-discard');
  });
});

describe('programs', () => {
  const house = (changes: ScenarioHouse = {}): ScenarioHouse => ({
    domain: ['eots-caladan', 'eots-paul-atreides', 'eots-oberon', 'eots-house-mentat'],
    concealed: ['tat-tame-arrakis'],
    ...changes,
  });

  it('[TAT-6.2.5-01] [TAT-6.2.5-02] come into play by engaging the home world, for nothing', () => {
    const one = table(house({ treasury: 0 }));
    one.act('deploy-program tat-tame-arrakis on eots-paul-atreides');
    expect(one.card('eots-caladan').status).toBe('engaged');
    expect(one.card('tat-tame-arrakis')).toMatchObject({ status: 'disengaged' });
    expect(one.zone('concealed')).toEqual([]);
  });

  it('[TAT-6.2.5-03] (C20) go on a persona of their allegiance or of none, without one on those of none alone', () => {
    const hosts = (concealed: string[]) =>
      table(house({ concealed }))
        .options()
        .filter((option) => option.startsWith('deploy-program'))
        .map((option) => option.split(' on ')[1]);
    expect(hosts(['tat-tame-arrakis'])).toEqual(['eots-paul-atreides', 'eots-house-mentat']);
    expect(hosts(['tat-abduct-heir'])).toEqual(['eots-house-mentat']);
  });

  it('[TAT-6.2.5-02] need the home world disengaged', () => {
    const one = table(house({ domain: ['eots-caladan subdued', 'eots-paul-atreides'] }));
    expect(one.options().some((option) => option.startsWith('deploy-program'))).toBe(false);
  });

  it('[TAT-6.2.5-06] [TAT-6.2.5-07] rise for their tokens, and with at least one deferment token', () => {
    const one = table(
      house({
        domain: [
          'eots-caladan',
          'eots-house-mentat',
          'tat-abduct-heir subdued on eots-house-mentat',
        ],
      }),
    );
    expect(one.can('end-interval')).toBe(false);
    one.act('redeploy tat-abduct-heir');
    expect(one.house(0).treasury).toBe(20);
  });
});
