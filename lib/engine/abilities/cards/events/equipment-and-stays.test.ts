import { describe, expect, it } from 'vitest';
import { discard } from '../../../leaving-play/discard';
import { captureCard } from '../../../rite/capture';
import { facing } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const RABBAN = 'eots-glossu-rabban';
const host = (one: Table, id: string, seat = 0) => {
  const at = one.card(id, seat).place.host;
  return at === null ? null : one.state.cards[at]?.card;
};

describe('tat-scavenging-warfare', () => {
  const table = (event: boolean) =>
    scenario({
      houses: [
        {
          sponsor: 'corrino',
          hand: [],
          domain: ['eots-kaitain', ...(event ? ['tat-scavenging-warfare disengaged 3'] : [])],
        },
        {
          sponsor: 'harkonnen',
          hand: [],
          domain: [
            'eots-giedi-prime',
            RABBAN,
            'eots-house-swordmaster',
            `eots-kindjal on ${RABBAN}`,
            `eots-house-battalion on ${RABBAN}`,
            'eots-stunner on eots-house-battalion',
          ],
        },
      ],
    }).toInterval(0);

  it('[TAT-6.2.11-73] has equipment captured, subdued, with the persona that bears it', () => {
    const one = table(true);
    one.by((game) => captureCard(game, 0, one.card(RABBAN, 1)));
    expect(one.card('eots-kindjal')).toMatchObject({ status: 'subdued', place: { seat: 0 } });
    expect(host(one, 'eots-kindjal')).toBe(RABBAN);
    const captured = one.events.filter(({ kind }) => kind === 'captured');
    expect(captured).toContainEqual(
      expect.objectContaining({ card: one.card('eots-kindjal').id, seat: 0 }),
    );
    // Personnel stays behind all the same (TAT-6.2.11-79).
    expect(one.card('eots-house-battalion', 1).place.seat).toBe(1);
  });

  it('has it discarded with a persona or personnel that is discarded', () => {
    const one = table(true);
    one.by((game) => discard(game, one.card('eots-house-battalion', 1)));
    expect(one.card('eots-stunner', 1).place.zone).toBe('house-discard');
    one.by((game) => discard(game, one.card(RABBAN, 1)));
    expect(one.card('eots-kindjal', 1).place.zone).toBe('house-discard');
    expect(one.asked()).toBe(0);
  });

  it('[TAT-5.4-04] [TAT-6.2.11-79] leaves it behind once it is gone', () => {
    const one = table(false);
    one.by((game) => captureCard(game, 0, one.card(RABBAN, 1)));
    one.act(one.options()[0] ?? '');
    expect(one.card('eots-kindjal', 1).place.seat).toBe(1);
  });
});

describe('jotc-protracted-duration', () => {
  const card = 'jotc-protracted-duration';
  const make = (house: ScenarioHouse, play: boolean): Table => {
    const one = facing({ ...house, hand: [card] }, { domain: ['eots-giedi-prime'] }).toInterval(0);
    if (!play) return one;
    one.act('buy-favor 1', `tactic ${card}`);
    return one.act(one.options()[0] ?? '');
  };
  /** Ends the turn. */
  const next = (one: Table): Table => {
    const { turn } = one.state;
    for (let step = 0; step < 80 && one.state.turn === turn; step += 1) {
      const options = one.options();
      const quiet = ['end-interval', 'pass', 'done'].find((action) => options.includes(action));
      one.act(quiet ?? options[0] ?? '');
    }
    return one;
  };

  it.each([
    ['an event with a Duration Effect', 'eots-imperial-fete disengaged', 'eots-imperial-fete'],
    ['a Nexus event at its last token', 'tat-hazard-rates disengaged 1', 'tat-hazard-rates'],
  ])(
    '[TAT-6.2.8-11] is discarded in the place of %s, which stays a turn longer',
    (_, line, event) => {
      const plain = next(make({ domain: ['eots-caladan', line] }, false));
      expect(plain.card(event).place.zone).toBe('house-discard');
      const one = make({ domain: ['eots-caladan', line] }, true);
      expect(one.card(card).place.zone).toBe('domain');
      next(one);
      expect([one.card(event).place.zone, one.card(card).place.zone]).toEqual([
        'domain',
        'house-discard',
      ]);
      next(one);
      expect(one.card(event).place.zone).toBe('house-discard');
    },
  );

  it('goes with an event that names a House for the turn, and not with one that is done at once', () => {
    const war = 'jotc-war-of-assassins';
    const one = facing(
      { domain: ['eots-caladan', `${war} subdued 2`], hand: [card] },
      { domain: ['eots-giedi-prime'] },
    ).toInterval(0);
    one.act(`deploy-event ${war}`);
    while (one.can('pass') || one.can('choose-house 1'))
      one.act(one.can('pass') ? 'pass' : 'choose-house 1');
    one.act('buy-favor 1', `tactic ${card}`, `choose ${war}`);
    next(one);
    expect(one.card(war)).toMatchObject({ status: 'disengaged', place: { zone: 'domain' } });
    const { lasting, cards } = one.state;
    expect(lasting.map(({ card: id }) => cards[id]?.card)).toContain(war);
    // It lies there while it is carried out.
    const done = make({ domain: ['eots-caladan', 'eots-choam-dividends disengaged'] }, false);
    expect(done.act('buy-favor 1').can(`tactic ${card}`)).toBe(false);
  });

  it.each(['jotc-el-sayal', 'jotc-period-of-truce'])(
    'keeps %s, which is printed as a Duration Effect, a turn longer',
    (event) => {
      const own = ['eots-caladan', 'eots-arrakeen', `${event} subdued 1`];
      const one = facing(
        { domain: own, hand: [card] },
        { domain: ['eots-imperial-basin', 'eots-windtrap on eots-imperial-basin'] },
      ).toInterval(0);
      one.act(`deploy-event ${event}`);
      for (const wanted of ['choose eots-imperial-basin', 'choose eots-windtrap'])
        for (let step = 0; step < 9 && !one.can('end-interval'); step += 1) {
          if (one.can(wanted)) one.act(wanted);
          else if (one.can('pass')) one.act('pass');
        }
      expect(one.card(event).status).toBe('disengaged');
      one.act('buy-favor 1', `tactic ${card}`, `choose ${event}`);
      next(one);
      expect(one.card(event).place.zone).toBe('domain');
      next(one);
      expect(one.card(event).place.zone).toBe('house-discard');
    },
  );
});
