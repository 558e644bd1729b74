import { describe, expect, it } from 'vitest';
import { grant, riteTable, turn } from '../../../testing/rite-fixture';
import { counted, playOn } from '../../../testing/rite-play-fixture';

const PAWN = 'tat-maneuver-pawn';
const MOHIAM = 'eots-gaius-helen-mohiam';
const FEYD = 'eots-feyd-rautha';

/** The first House has the Pawn, the second Feyd-Rautha and Arrakeen, the third Duncan. */
const table = (own: readonly string[] = [], second: readonly string[] = [FEYD, 'eots-arrakeen']) =>
  riteTable(
    { hand: [], sponsor: 'sisterhood', domain: [MOHIAM, `${PAWN} on ${MOHIAM}`, ...own] },
    [
      { hand: [], domain: second },
      { hand: [], sponsor: 'atreides', domain: ['eots-duncan-idaho'] },
    ],
    { tactics: true },
  ).toInterval(0);

const ACTIVATE = `activate ${PAWN}`;
const DUEL = 'choose-part 0';
const DUNCAN = 'choose eots-duncan-idaho';

describe('Maneuver Pawn', () => {
  it('[TAT-6.2.11-14] [TAT-6.2.11-06] a rival’s persona leads a rite for the House, which is the attacker and whose limit counts', () => {
    const one = table();
    playOn(one, ACTIVATE, `choose ${FEYD}`, DUEL, DUNCAN);
    expect(one.events.find(({ kind }) => kind === 'rite')).toMatchObject({
      attacker: 0,
      defender: 2,
      leader: one.card(FEYD, 1).id,
    });
    expect(one.card(FEYD, 1).place.seat).toBe(1);
    expect(counted(one)).toEqual([{ by: 0, rival: 2, kind: 'landsraad' }]);
    expect(one.zone('house-discard')).toContain(PAWN);
  });

  it('leaves a persona that is immune to Weirding ventures alone', () => {
    const one = table([], [FEYD, 'tat-lt-kinet']).act(ACTIVATE);
    while (one.can('pass')) one.act('pass');
    expect(one.options()).toEqual([`choose ${FEYD}`, DUNCAN]);
  });

  it('[TAT-6.2.11-24] leaves a persona alone for whose rites no House has a target', () => {
    // It has Arbitration alone, and nobody governs a charter.
    const one = table([], [FEYD, 'eots-arrakeen', 'eots-choam-delegate']).act(ACTIVATE);
    while (one.can('pass')) one.act('pass');
    expect(one.options()).toEqual([`choose ${FEYD}`, DUNCAN]);
  });

  it('[TAT-11-23] both Houses gain the reward', () => {
    const one = table();
    grant(one, FEYD, 1, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
    const favor = [0, 1, 2].map((seat) => one.house(seat).favor);
    playOn(
      one,
      ACTIVATE,
      `choose ${FEYD}`,
      DUEL,
      DUNCAN,
      'vanquish eots-duncan-idaho',
      'reward gain',
    );
    expect([0, 1, 2].map((seat) => one.house(seat).favor - (favor[seat] ?? 0))).toEqual([1, 1, 0]);
  });

  it('what the attacker takes is taken once', () => {
    const one = table();
    grant(one, FEYD, 1, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
    const favor = [0, 1, 2].map((seat) => one.house(seat).favor);
    playOn(
      one,
      ACTIVATE,
      `choose ${FEYD}`,
      DUEL,
      DUNCAN,
      'vanquish eots-duncan-idaho',
      'reward take',
    );
    expect([0, 1, 2].map((seat) => one.house(seat).favor - (favor[seat] ?? 0))).toEqual([0, 0, -1]);
  });

  it('[TAT-11-23] it may be aimed at a card of the persona’s own governor, which pays or gains', () => {
    const make = () => {
      const one = table([], [FEYD, 'eots-stilgar']);
      grant(one, FEYD, 1, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
      return one;
    };
    const wanted = [
      ACTIVATE,
      `choose ${FEYD}`,
      DUEL,
      'choose eots-stilgar',
      'vanquish eots-stilgar',
    ];
    const gained = make();
    const before = gained.house(1).favor;
    playOn(gained, ...wanted, 'reward gain');
    expect([gained.house(1).favor, gained.card('eots-stilgar', 1).status]).toEqual([
      before + 1,
      'subdued',
    ]);
    const paid = make();
    playOn(paid, ...wanted, 'reward take');
    expect(paid.house(1).favor).toBe(before - 1);
  });

  it('[TAT-11-23] what the persona brings is the attacker’s: a capture', () => {
    const texts = {
      [FEYD]: [
        {
          kind: 'static',
          modifiers: [{ kind: 'fate', does: 'capture', of: { rite: 'opposing', state: 'any' } }],
        },
      ],
    } as const;
    const one = riteTable(
      { hand: [], sponsor: 'sisterhood', domain: [MOHIAM, `${PAWN} on ${MOHIAM}`] },
      [
        { hand: [], domain: [FEYD] },
        { hand: [], sponsor: 'atreides', domain: ['eots-duncan-idaho'] },
      ],
      { tactics: true, texts },
    ).toInterval(0);
    grant(one, FEYD, 1, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
    playOn(
      one,
      ACTIVATE,
      `choose ${FEYD}`,
      DUEL,
      DUNCAN,
      'vanquish eots-duncan-idaho',
      'reward gain',
    );
    expect(one.card('eots-duncan-idaho', 0).place).toMatchObject({ zone: 'domain', seat: 0 });
  });

  it('the leader may be vanquished by the defender where it lies', () => {
    const one = table();
    grant(one, 'eots-duncan-idaho', 2, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
    playOn(one, ACTIVATE, `choose ${FEYD}`, DUEL, DUNCAN, `vanquish ${FEYD}`);
    expect(one.card(FEYD, 1)).toMatchObject({ status: 'subdued', place: { seat: 1 } });
  });

  it('[TAT-6.2.11-25] [TAT-6.2.11-27] wants a disengaged persona of a rival that has a target, never the House’s own card', () => {
    const one = table(['eots-stilgar']);
    one.act(ACTIVATE);
    while (one.can('pass')) one.act('pass');
    expect(one.options()).toEqual([`choose ${FEYD}`, 'choose eots-duncan-idaho']);
    one.act(`choose ${FEYD}`, DUEL);
    expect(one.options()).toEqual([DUNCAN]);
    const engaged = table();
    turn(engaged, FEYD, 1, 'engaged');
    turn(engaged, 'eots-duncan-idaho', 2, 'engaged');
    expect(engaged.can(ACTIVATE)).toBe(false);
  });
});
