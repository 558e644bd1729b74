import { describe, expect, it } from 'vitest';
import { turn } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';

/** Windows pass by themselves. */
const calmly = { tactics: false };

describe('allies that engage for something', () => {
  it.each([
    ['tat-paul-atreides', 'eots-spice-blow', 1],
    ['eots-oberon', 'eots-landsraad-summit', 4],
    ['eots-sister-ramallo', 'eots-spice-blow', 1],
  ])('%s puts tokens on %s: %i, its Prescience', (ally, event, rank) => {
    const table = facing([ally, `${event} subdued 2`], [], calmly);
    // One more from the Deferment phase.
    table.act(`use ${ally} 0`, `choose ${event}`);
    expect(table.card(event).deferment).toBe(3 + rank);
    expect(table.card(ally).status).toBe('engaged');
  });

  it.each([
    ['eots-oberon', 'eots-spice-blow'],
    ['eots-sister-ramallo', 'eots-landsraad-summit'],
  ])('%s does nothing for %s', (ally, event) => {
    expect(facing([ally, `${event} subdued`], [], calmly).can(`use ${ally} 0`)).toBe(false);
  });

  it('Paul (EotS) looks at a subdued event, whosever it is', () => {
    const table = facing(['eots-paul-atreides'], ['eots-spice-blow subdued'], calmly);
    table.act('use eots-paul-atreides 0', 'choose eots-spice-blow');
    const { id } = table.card('eots-spice-blow', 1);
    expect(table.events).toContainEqual({ kind: 'examined', seat: 0, card: id });
  });

  it('Gauvir Mucca looks at as many events of a rival as its Prescience', () => {
    const events = ['eots-spice-blow', 'eots-coriolis-storm', 'eots-sandworm'];
    const table = facing(
      ['eots-gauvir-mucca'],
      events.map((event) => `${event} subdued`),
      calmly,
    );
    table.act('use eots-gauvir-mucca 0', 'choose-house 1');
    table.act('choose eots-spice-blow', 'choose eots-sandworm');
    const seen = table.events.filter(({ kind }) => kind === 'examined');
    expect(seen).toHaveLength(2);
    expect(table.can('end-interval')).toBe(true);
  });

  it('Rabban (TaT) gives 2 favor to disengage an own fief', () => {
    const table = facing(['tat-glossu-rabban', 'eots-arrakeen'], [], calmly);
    expect(table.can('use tat-glossu-rabban 0')).toBe(false);
    turn(table, 'eots-arrakeen', 0, 'engaged');
    table.act('use tat-glossu-rabban 0', 'choose eots-arrakeen');
    expect(table.card('eots-arrakeen').status).toBe('disengaged');
    expect(table.house(0).favor).toBe(18);
  });

  it('Tivor Manx is subdued to disengage an own desert', () => {
    const table = facing(['jotc-tivor-manx', 'eots-imperial-basin'], [], calmly);
    expect(table.can('use jotc-tivor-manx 0')).toBe(false);
    turn(table, 'eots-imperial-basin', 0, 'engaged');
    table.act('use jotc-tivor-manx 0', 'choose eots-imperial-basin');
    expect(table.card('eots-imperial-basin').status).toBe('disengaged');
    expect(table.card('jotc-tivor-manx').status).toBe('subdued');
  });

  it('Sister Baruna subdues a native whose resistance her Weirding of 2 reaches', () => {
    const subdued = (native: string) => {
      const table = facing(['jotc-sister-baruna'], [native], calmly);
      table.act('use jotc-sister-baruna 0', `choose ${native}`);
      return table.card(native, 1).status === 'subdued';
    };
    expect(subdued('jotc-otheym')).toBe(true);
    expect(subdued('eots-chani')).toBe(false);
    const none = facing(['jotc-sister-baruna'], ['eots-feyd-rautha'], calmly);
    expect(none.can('use jotc-sister-baruna 0')).toBe(false);
  });

  it('Dr. Yueh (TaT) goes down himself to subdue an ally that his Intrigue of 2 reaches', () => {
    const table = facing(['tat-dr-yueh'], ['eots-iaken-nefud'], calmly);
    table.act('use tat-dr-yueh 0', 'choose eots-iaken-nefud');
    expect(table.card('tat-dr-yueh').status).toBe('subdued');
    expect(table.card('eots-iaken-nefud', 1).status).toBe('subdued');
    const strong = facing(['tat-dr-yueh'], ['eots-feyd-rautha'], calmly);
    strong.act('use tat-dr-yueh 0', 'choose eots-feyd-rautha');
    expect(strong.card('eots-feyd-rautha', 1).status).toBe('disengaged');
  });

  it('Dr. Yueh (EotS) discards a sickness', () => {
    const sick = ['eots-stilgar', 'eots-heat-sickness on eots-stilgar'];
    const table = facing(['eots-dr-wellington-yueh', ...sick], [], calmly);
    table.act('use eots-dr-wellington-yueh 0', 'choose eots-heat-sickness');
    expect(table.zone('house-discard')).toContain('eots-heat-sickness');
  });

  it('Feige Treazal sells a resource of the hand for its cost', () => {
    const table = facing(
      { domain: ['jotc-feige-treazal'], hand: ['eots-crysknife', 'eots-spice-blow'] },
      [],
      calmly,
    );
    table.act('use jotc-feige-treazal 0', 'choose eots-crysknife');
    expect(table.house(0).treasury).toBe(22);
    expect(table.zone('hand')).toEqual(['eots-spice-blow']);
    const empty = facing({ domain: ['jotc-feige-treazal'], hand: ['eots-spice-blow'] }, [], calmly);
    expect(empty.can('use jotc-feige-treazal 0')).toBe(false);
  });
});

describe('allies that are Declaration tactics', () => {
  it('Zenzi Bewt engages an ally', () => {
    const table = facing(['jotc-zenzi-bewt'], ['eots-feyd-rautha']).act('buy-favor 1');
    expect(table.can('use jotc-zenzi-bewt 0')).toBe(true);
    inTurn(table, 'use jotc-zenzi-bewt 0', 'choose eots-feyd-rautha');
    expect(table.card('eots-feyd-rautha', 1).status).toBe('engaged');
  });

  it('Esmar Tuek discards up to 3 cards and draws as many', () => {
    const hand = ['eots-crysknife', 'eots-spice-blow', 'eots-sandworm', 'eots-carryall'];
    const houseDeck = ['eots-maula-pistol', 'eots-house-battalion', 'eots-house-agent'];
    const table = facing({ domain: ['jotc-esmar-tuek'], hand, houseDeck }).act('buy-favor 1');
    inTurn(table, 'use jotc-esmar-tuek 0', 'choose eots-crysknife', 'choose eots-sandworm', 'pass');
    expect(table.zone('hand')).toEqual([
      'eots-spice-blow',
      'eots-carryall',
      'eots-house-agent',
      'eots-house-battalion',
    ]);
  });

  it('Hebe engages to subdue a deployed Dune event', () => {
    const events = ['eots-spice-blow', 'eots-landsraad-summit'];
    const table = inTurn(facing(['jotc-hebe'], events), 'buy-favor 1', 'use jotc-hebe 0');
    inTurn(table, 'choose eots-spice-blow');
    expect(table.card('eots-landsraad-summit', 1).status).toBe('disengaged');
    expect(table.card('eots-spice-blow', 1).status).toBe('subdued');
    expect(table.card('jotc-hebe').status).toBe('engaged');
  });

  it('Mohiam (TaT) engages an ally or subdues an aide that her Weirding of 3 reaches', () => {
    const mohiam = () =>
      inTurn(
        facing(['tat-gaius-helen-mohiam'], ['eots-feyd-rautha', 'eots-house-assassin']),
        'buy-favor 1',
        'use tat-gaius-helen-mohiam 0',
      );
    const one = inTurn(mohiam(), 'choose-part 0', 'choose eots-feyd-rautha');
    expect(one.card('eots-feyd-rautha', 1).status).toBe('engaged');
    const other = inTurn(mohiam(), 'choose-part 1', 'choose eots-house-assassin');
    expect(other.card('eots-house-assassin', 1).status).toBe('subdued');
  });

  it('Lt. Aneirin flies spice off a desert and pays its governor a solari', () => {
    const harvester = ['eots-arrakeen', 'eots-imperial-basin'];
    const table = facing(
      ['jotc-lt-aneirin', 'eots-the-minor-erg', 'eots-spice-harvester on eots-the-minor-erg'],
      harvester,
    );
    expect(table.act('buy-favor 1').can('use jotc-lt-aneirin 0')).toBe(false);
    Object.assign(table.card('eots-imperial-basin', 1), { spice: 2 });
    inTurn(table, 'use jotc-lt-aneirin 0', 'choose eots-spice-harvester');
    inTurn(table, 'choose eots-imperial-basin');
    expect(table.house(0).hoard).toBe(1);
    expect(table.card('eots-imperial-basin', 1).spice).toBe(1);
    expect([table.house(0).treasury, table.house(1).treasury]).toEqual([19, 21]);
    expect(table.card('eots-spice-harvester').status).toBe('engaged');
  });

  it('Dr. Kynes (TaT) lowers the resistance of a Dune holding by 3 for the operation', () => {
    const ruin = 'eots-pogrom';
    const table = facing(
      ['eots-gurney-halleck', `${ruin} on eots-gurney-halleck`, 'tat-dr-kynes'],
      ['eots-carthag', 'eots-caladan-exports'],
    );
    inTurn(table, `activate ${ruin}`, 'use tat-dr-kynes 0', 'choose eots-carthag');
    // Battle 3 against a resistance of 5 less 3.
    inTurn(table, 'choose eots-carthag');
    expect(table.card('eots-carthag', 1).status).toBe('subdued');
  });
});

describe('allies that are Initiative tactics', () => {
  const opening = (ally: string) =>
    facing({ domain: [ally], favor: 10, treasury: 2 }, { favor: 10 }, { tactics: 'phases' });
  const declared = (table: ReturnType<typeof opening>, seat: number) =>
    table.events.findLast((event) => event.kind === 'declared-changed' && event.seat === seat);
  const open = (ally: string, ...answers: readonly string[]) => {
    const table = opening(ally);
    while (!table.can(`use ${ally} 0`)) table.act('pass');
    return table.act(`use ${ally} 0`, ...answers);
  };

  it.each(['eots-baron-vladimir-harkonnen', 'tat-duke-leto-atreides'])(
    '%s pays to raise or lower declared favor, up to its command and its treasury',
    (ally) => {
      expect(open(ally).options()).toEqual(['choose-number 1', 'choose-number 2']);
      const raised = open(ally, 'choose-number 2');
      expect(raised.house(0).treasury).toBe(0);
      expect(declared(inTurn(raised, 'choose-part 0'), 0)).toMatchObject({ favor: 12 });
      const lowered = open(ally, 'choose-number 1');
      expect(declared(inTurn(lowered, 'choose-part 1'), 0)).toMatchObject({ favor: 9 });
    },
  );

  it('Lida Banfi pays to raise it, and need not engage', () => {
    const table = open('jotc-lida-banfi', 'choose-number 2');
    expect(declared(table, 0)).toMatchObject({ favor: 12 });
    expect(table.card('jotc-lida-banfi').status).toBe('disengaged');
  });

  it('Leto (EotS) engages to raise it by his command of 3', () => {
    const table = open('eots-duke-leto-atreides');
    while (declared(table, 0) === undefined) table.act('pass');
    expect(declared(table, 0)).toMatchObject({ favor: 13 });
  });

  it('Mohiam (EotS) engages to lower that of a rival, by no more than her Weirding of 4', () => {
    const table = open('eots-gaius-helen-mohiam');
    expect(table.options()).toHaveLength(4);
    table.act('choose-number 4');
    while (!table.can('choose-house 1')) table.act('pass');
    expect(declared(table.act('choose-house 1'), 1)).toMatchObject({ favor: 6 });
  });
});
