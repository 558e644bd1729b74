import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, forces, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

/** Goes to the end of the rite; the defense takes part, and force is given as far as it goes. */
function toEnd(table: Table): Table {
  while (table.state.frames.some(({ step }) => step === 'rite'))
    table.act(
      table.options().find((one) => one.startsWith('vanquish')) ??
        ['engage-defense', 'reward gain', 'pass', 'done'].find((one) => table.can(one)) ??
        '',
    );
  return table;
}

describe('Strategic Positioning', () => {
  const CARD = 'jotc-strategic-positioning';
  const BATTLE = 'rite battle eots-gurney-halleck against eots-arrakeen';
  /** Gurney has Battle 3 and command 2, Arrakeen 1 and 3, a House Battalion 1 and none. */
  const begin = (treasury = 20) =>
    inTurn(
      facing(
        {
          domain: [
            'eots-caladan',
            'eots-gurney-halleck',
            'eots-house-battalion on eots-gurney-halleck',
          ],
          hand: [CARD],
          treasury,
        },
        { domain: ['eots-giedi-prime', 'eots-arrakeen'] },
      ).toInterval(0),
      BATTLE,
      'join eots-house-battalion',
      `tactic ${CARD}`,
    );
  const numbers = (most: number) =>
    Array.from({ length: most }, (_, at) => `choose-number ${at + 1}`);

  it('has an X of at most Battle and command of a participant on either side, and what the treasury pays', () => {
    expect(begin().options()).toEqual(numbers(5));
    expect(begin(2).options()).toEqual(numbers(2));
    expect(begin().act('choose-number 1').options()).toEqual([
      'choose eots-gurney-halleck',
      'choose eots-house-battalion',
      'choose eots-arrakeen',
    ]);
    expect(begin().act('choose-number 4').options()).toEqual([
      'choose eots-gurney-halleck',
      'choose eots-arrakeen',
    ]);
  });

  it('costs X solaris and adds X to the Battle rank of its target until the rite is over', () => {
    const table = begin().act('choose-number 5', 'choose eots-gurney-halleck');
    expect(table.house(0).treasury).toBe(15);
    expect(table.card(CARD).place.zone).toBe('domain');
    toEnd(table);
    expect(forces(table)[0]).toBe(3 + 5 + 1);
    expect([table.zone('house-discard'), table.state.lasting]).toEqual([[CARD], []]);
  });
});

describe('Scars of Remembrance', () => {
  const CARD = 'jotc-scars-of-remembrance';
  const DUEL = 'rite dueling eots-paul-atreides against eots-iaken-nefud';
  const RABBAN = 'eots-glossu-rabban';
  /** Paul, Iaken Nefud and Rabban, who may counter, all have a Dueling rank of 3. */
  const begin = () => {
    const table = facing(
      { domain: ['eots-caladan', 'eots-paul-atreides'], hand: [CARD] },
      { domain: ['eots-giedi-prime', 'eots-iaken-nefud', RABBAN] },
    ).toInterval(0);
    const dueling = { kind: 'raise', what: 'dueling', of: 'those' } as const;
    grant(table, 'eots-iaken-nefud', 1, { ...dueling, by: 2 });
    grant(table, RABBAN, 1, { ...dueling, by: 3 });
    grant(table, RABBAN, 1, { kind: 'keyword', keyword: 'counter', of: 'those' });
    return inTurn(table, DUEL, `tactic ${CARD}`);
  };

  it('takes the Dueling rank of the own leader off the Dueling rank of the opposing leader', () => {
    expect(forces(toEnd(begin().act('choose-part 0')))).toEqual([3, 0]);
  });

  it('or off its resistance', () => {
    const table = begin().act('choose-part 1');
    expect([table.house(0).treasury, table.card(CARD).place.zone]).toEqual([19, 'domain']);
    toEnd(table);
    expect(forces(table)).toEqual([3, 3]);
    expect(table.card('eots-iaken-nefud', 1).status).toBe('subdued');
    expect(table.zone('house-discard')).toEqual([CARD]);
  });

  it('is about whoever leads the other side, one that counters too', () => {
    const table = toEnd(inTurn(begin().act('choose-part 0'), `counter ${RABBAN}`));
    expect(forces(table)).toEqual([3, 0]);
    const other = toEnd(inTurn(begin().act('choose-part 1'), `counter ${RABBAN}`));
    expect(forces(other)).toEqual([3, 3]);
    expect(other.card(RABBAN, 1).status).toBe('subdued');
  });
});

describe('Slow Attack', () => {
  const CARD = 'eots-slow-attack';
  const DUEL = 'rite dueling eots-paul-atreides against eots-iaken-nefud';
  const SHIELD = 'eots-personal-shield';
  const begin = (rival: readonly string[]) => {
    const table = facing(
      { domain: ['eots-caladan', 'eots-paul-atreides'], hand: [CARD] },
      { domain: ['eots-giedi-prime', 'eots-iaken-nefud', 'eots-glossu-rabban', ...rival] },
    ).toInterval(0);
    return inTurn(table, DUEL, `tactic ${CARD}`);
  };

  it.each([
    ['a participant bears a shield', [`${SHIELD} on eots-iaken-nefud`], 6],
    ['its shield lies subdued', [`${SHIELD} subdued on eots-iaken-nefud`], 3],
    ['somebody else bears one', [`${SHIELD} on eots-glossu-rabban`], 3],
    ['nobody bears one', [], 3],
  ])('adds 3 force to the own leader if %s on the other side', (_, rival, force) => {
    const table = begin(rival);
    expect([table.house(0).treasury, table.card(CARD).place.zone]).toEqual([19, 'domain']);
    expect(forces(toEnd(table))[0]).toBe(force);
    expect(table.zone('house-discard')).toEqual([CARD]);
  });
});
