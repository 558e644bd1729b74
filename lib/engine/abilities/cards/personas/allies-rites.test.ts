import { describe, expect, it } from 'vitest';
import { resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { facing, fight, forces, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

/** Gives a card enough force for whatever it wants to vanquish. */
function mighty(table: Table, id: string, seat: 0 | 1 = 0): Table {
  return grant(table, id, seat, { kind: 'raise', what: 'force', by: 20, of: 'those' });
}

const status = (table: Table, id: string, seat = 0) => table.card(id, seat).status;

describe('allies that take or discard the vanquished of an Intrigue rite', () => {
  const spoils = (ally: string, foe: string) =>
    mighty(facing([ally], [foe]), ally).act(`rite intrigue ${ally} against ${foe}`);

  it.each([
    ['eots-lady-margot', 'eots-feyd-rautha'],
    ['eots-piter-de-vries', 'eots-jamis'],
  ])('%s captures %s', (ally, foe) => {
    const table = inTurn(spoils(ally, foe), 'engage-defense', `vanquish ${foe}`, 'reward gain');
    inTurn(table, 'choose-part 1', `choose ${foe}`);
    expect(table.zone('domain')).toContain(foe);
    expect(status(table, foe)).toBe('subdued');
  });

  it('Liscia Theirese discards an aide', () => {
    const table = spoils('eots-liscia-theirese', 'eots-house-agent');
    inTurn(table, 'engage-defense', 'vanquish eots-house-agent', 'reward gain');
    inTurn(table, 'choose-part 1', 'choose eots-house-agent');
    expect(table.zone('house-discard', 1)).toEqual(['eots-house-agent']);
  });

  it.each([
    ['eots-lady-margot', 'eots-jamis'],
    ['eots-liscia-theirese', 'eots-feyd-rautha'],
  ])('%s has no claim on %s', (ally, foe) => {
    const table = inTurn(spoils(ally, foe), 'engage-defense', `vanquish ${foe}`, 'reward gain');
    expect(table.options()).not.toContain('choose-part 1');
    expect(table.zone('domain', 1)).toContain(foe);
  });

  it.each([
    ['eots-lady-margot', 'eots-feyd-rautha'],
    ['eots-piter-de-vries', 'eots-jamis'],
    ['eots-liscia-theirese', 'eots-house-agent'],
  ])('[TAT-6.2.11-71] %s must come through the rite for it', (ally, foe) => {
    const table = mighty(facing([ally], [foe]), ally);
    grant(table, foe, 1, { kind: 'raise', what: 'intrigue', by: 20, of: 'those' });
    table.act(`rite intrigue ${ally} against ${foe}`);
    inTurn(table, 'engage-defense');
    while (!table.can('reward gain')) {
      const blow = table.options().find((one) => one.startsWith('vanquish'));
      table.act(blow ?? (table.can('pass') ? 'pass' : 'done'));
    }
    table.act('reward gain');
    expect(status(table, ally)).toBe('subdued');
    expect(table.zone('domain', 1)).toContain(foe);
  });
});

describe('allies that take the spice of a desert', () => {
  const raid = (own: readonly string[], ally: string, ...wanted: readonly string[]) => {
    const table = mighty(facing(own, ['eots-imperial-basin']), ally);
    Object.assign(table.card('eots-imperial-basin', 1), { spice: 4 });
    const rite = `rite battle ${ally} against eots-imperial-basin`;
    return fight(table, rite, 'vanquish eots-imperial-basin', ...wanted);
  };

  it('Jareh (EotS) all of it, if it is the target', () => {
    const table = raid(['eots-jareh-benquait'], 'eots-jareh-benquait');
    expect(table.house(0).hoard).toBe(4);
    expect(table.card('eots-imperial-basin', 1).spice).toBe(0);
  });

  it('Staban Tuek up to one for each of his troops in the rite', () => {
    const troop = 'eots-house-battalion';
    const own = [
      'jotc-staban-tuek',
      `${troop} on jotc-staban-tuek`,
      `${troop} on jotc-staban-tuek`,
    ];
    const table = mighty(facing(own, ['eots-imperial-basin']), 'jotc-staban-tuek');
    Object.assign(table.card('eots-imperial-basin', 1), { spice: 4 });
    table.act('rite battle jotc-staban-tuek against eots-imperial-basin', `join ${troop}`);
    inTurn(table, 'done', 'engage-defense', 'vanquish eots-imperial-basin');
    while (!table.can('choose-number 1')) table.act(table.can('pass') ? 'pass' : 'done');
    expect(table.options()).toEqual(['choose-number 0', 'choose-number 1']);
    expect(table.act('choose-number 1').house(0).hoard).toBe(1);
  });
});

describe('allies that change a reward', () => {
  it('Emrys Jago adds the Dueling of the leader that he vanquishes', () => {
    const table = mighty(facing(['jotc-emrys-jago'], ['eots-feyd-rautha']), 'jotc-emrys-jago');
    fight(
      table,
      'rite dueling jotc-emrys-jago against eots-feyd-rautha',
      'vanquish eots-feyd-rautha',
    );
    expect(table.house(0).favor).toBe(24);
  });

  it('Remy Egusku takes favor or solaris for any rite', () => {
    const table = mighty(facing(['jotc-remy-egusku'], ['eots-arrakeen']), 'jotc-remy-egusku');
    const rite = 'rite battle jotc-remy-egusku against eots-arrakeen';
    fight(table, rite, 'vanquish eots-arrakeen', 'choose-part 1', 'reward gain');
    expect(table.house(0)).toMatchObject({ favor: 20, treasury: 22 });
  });
});

describe('allies that are tactics in rites', () => {
  it('Jessica (TaT) lowers the force of a participant by her Weirding of 3', () => {
    const table = facing(['eots-stilgar'], ['eots-arrakeen', 'tat-lady-jessica']);
    const rite = 'rite battle eots-stilgar against eots-arrakeen';
    grant(table, 'eots-stilgar', 0, { kind: 'raise', what: 'force', by: 2, of: 'those' });
    grant(table, 'eots-arrakeen', 1, { kind: 'raise', what: 'resistance', by: -4, of: 'those' });
    table.act(rite);
    inTurn(table, 'use tat-lady-jessica 0', 'choose eots-stilgar', 'engage-defense');
    inTurn(table, 'strike-first eots-stilgar');
    // 3 and 2 less 3: the Surprise of Stilgar just reaches a resistance of 2.
    expect(inTurn(table, 'vanquish eots-arrakeen').options()).not.toContain(
      'vanquish eots-arrakeen',
    );
  });

  it('Evangelina, the target, has anybody counter who may in such a rite', () => {
    const rite = 'rite dueling eots-chani against tat-evangelina';
    const helper = 'tat-umman-kudu';
    const houses = [['tat-evangelina'], [helper], ['jotc-messr-coss']];
    const table = riteTable(
      { domain: ['eots-chani'], hand: [] },
      houses.map((domain) => ({ domain, hand: [] })),
      { tactics: true },
    );
    table.act(rite);
    // Coss does not counter in duels.
    inTurn(table, 'use tat-evangelina 0', `choose ${helper}`);
    expect(status(table, helper, 2)).toBe('engaged');
    expect(status(table, 'tat-evangelina', 1)).toBe('engaged');
    while (forces(table).length === 0) table.act(table.can('pass') ? 'pass' : 'done');
    expect(forces(table)).toEqual([2, 2]);
    const alone = facing(['eots-chani'], ['tat-evangelina', 'jotc-messr-coss']).act(rite);
    while (alone.can('pass')) {
      expect(alone.can('use tat-evangelina 0')).toBe(false);
      alone.act('pass');
    }
  });

  it('the Baron (TaT) has another persona suffer for him', () => {
    const baron = 'tat-baron-vladimir-harkonnen';
    const table = mighty(facing(['eots-jamis'], [baron, 'eots-iaken-nefud']), 'eots-jamis');
    table.act(`rite dueling eots-jamis against ${baron}`);
    inTurn(table, `use ${baron} 0`, 'choose eots-iaken-nefud', `vanquish ${baron}`);
    while (table.state.frames.some(({ step }) => step === 'rite'))
      table.act(table.can('pass') ? 'pass' : 'done');
    expect(status(table, baron, 1)).toBe('engaged');
    expect(status(table, 'eots-iaken-nefud', 1)).toBe('subdued');
  });

  it('Dharva Glynn adds 1 resistance and 1 rank to a Spice Miner, in Intrigue and Arbitration (C49)', () => {
    const omri = 'jotc-omri-brrican';
    const table = facing(['tat-dharva-glynn', omri], ['eots-choam-directorship']);
    table.act(`rite arbitration ${omri} against eots-choam-directorship`, 'done');
    inTurn(table, 'use tat-dharva-glynn 0', `choose ${omri}`);
    expect(resistanceOf(takeUp(table.state, table.catalogue), table.card(omri))).toBe(4);
    inTurn(table, 'engage-defense');
    while (forces(table).length === 0) table.act('pass');
    // 3 of Omri, 1 more.
    expect(forces(table)[0]).toBe(4);
    const others = facing(['tat-dharva-glynn', 'eots-duke-leto-atreides'], ['eots-exchange-seat']);
    others.toInterval(0).act('rite arbitration eots-duke-leto-atreides against eots-exchange-seat');
    expect(others.can('use tat-dharva-glynn 0')).toBe(false);
    const duel = facing(['tat-dharva-glynn', omri], ['eots-choam-directorship']);
    expect(duel.act('buy-favor 1').can('use tat-dharva-glynn 0')).toBe(false);
  });

  it('Aramsham (TaT) turns resistance into Battle, and is vanquished with none left', () => {
    const aramsham = 'tat-commander-aramsham';
    const at = (x: number) => {
      const table = facing([aramsham], ['eots-arrakeen']);
      table.act(`rite battle ${aramsham} against eots-arrakeen`);
      inTurn(table, `use ${aramsham} 0`, `choose-number ${x}`);
      while (table.state.frames.some(({ step }) => step === 'rite'))
        table.act(['engage-defense', 'pass', 'done'].find((one) => table.can(one)) ?? '');
      return table;
    };
    expect(forces(at(2))[0]).toBe(5);
    expect(status(at(2), aramsham)).toBe('engaged');
    expect(forces(at(3))[0]).toBe(6);
    expect(status(at(3), aramsham)).toBe('subdued');
  });

  it('Kardif joins a Battle rite with his troops, and costs favor if he falls', () => {
    const own = ['eots-jareh-benquait', 'tat-kardif', 'eots-house-battalion on tat-kardif'];
    const table = mighty(facing(own, ['eots-arrakeen']), 'eots-arrakeen', 1);
    table.act('rite battle eots-jareh-benquait against eots-arrakeen');
    inTurn(table, 'use tat-kardif 0', 'choose eots-house-battalion', 'engage-defense');
    inTurn(table, 'done', 'vanquish eots-house-battalion', 'vanquish tat-kardif', 'done');
    expect(status(table, 'tat-kardif')).toBe('subdued');
    expect(table.house(0).favor).toBe(18);
  });

  it('Mapes discards an Intrigue venture', () => {
    const own = ['eots-feyd-rautha', 'eots-betrayal on eots-feyd-rautha'];
    const table = facing(own, ['eots-the-shadout-mapes']);
    grant(table, 'eots-feyd-rautha', 0, { kind: 'raise', what: 'intrigue', by: 3, of: 'those' });
    table.act('rite intrigue eots-feyd-rautha against eots-the-shadout-mapes');
    inTurn(table, 'use eots-the-shadout-mapes 1', 'choose eots-betrayal');
    expect(table.zone('house-discard')).toEqual(['eots-betrayal']);
  });
});

/** Whether a rite is under way whose attacker has not been asked for its force yet. */
const isBefore = (table: Table) =>
  table.state.frames.some(
    (frame) =>
      frame.step === 'rite' && !(frame.at === 'attack-force' && table.state.decision !== null),
  ) && !table.options().some((one) => one.startsWith('vanquish'));

describe('allies that are Engagement tactics', () => {
  const falls = (table: Table, foe: string) => {
    while (isBefore(table))
      table.act(['engage-defense', 'pass', 'done'].find((one) => table.can(one)) ?? '');
    return table.can(`vanquish ${foe}`);
  };

  it('[TAT-11-32] "Soo Soo" Nejhre adds 2 resistance to an own Dune charter for the rite', () => {
    const charter = 'eots-harvesting-contract';
    const at = (help: boolean) => {
      const table = facing(['jotc-omri-brrican'], ['jotc-soo-soo-nejhre', charter]);
      grant(table, 'jotc-omri-brrican', 0, { kind: 'raise', what: 'force', by: 3, of: 'those' });
      table.act(`rite arbitration jotc-omri-brrican against ${charter}`);
      if (help) inTurn(table, 'use jotc-soo-soo-nejhre 0', `choose ${charter}`);
      return falls(table, charter);
    };
    expect(at(false)).toBe(true);
    expect(at(true)).toBe(false);
  });

  it('Nefud adds 2 resistance to an own participant in Battle and Intrigue', () => {
    const at = (help: boolean) => {
      const table = facing(['eots-korba'], ['eots-arrakeen', 'eots-iaken-nefud']);
      grant(table, 'eots-korba', 0, { kind: 'raise', what: 'force', by: 4, of: 'those' });
      table.act('rite battle eots-korba against eots-arrakeen');
      if (help) inTurn(table, 'use eots-iaken-nefud 0', 'choose eots-arrakeen');
      return falls(table, 'eots-arrakeen');
    };
    expect(at(false)).toBe(true);
    expect(at(true)).toBe(false);
  });

  it('Cesar “La” Layre lowers the Arbitration or the resistance of a participant by 2', () => {
    const at = (part: number | null) => {
      const table = facing(
        ['eots-doctor-kynes', 'jotc-cesar-la-layre'],
        ['eots-choam-directorship'],
      );
      grant(table, 'eots-doctor-kynes', 0, { kind: 'raise', what: 'force', by: 1, of: 'those' });
      table.act('rite arbitration eots-doctor-kynes against eots-choam-directorship');
      if (part !== null)
        inTurn(
          table,
          'use jotc-cesar-la-layre 0',
          `choose-part ${part}`,
          `choose ${part === 0 ? 'eots-doctor-kynes' : 'eots-choam-directorship'}`,
        );
      return { falls: falls(table, 'eots-choam-directorship'), force: forces(table)[0] };
    };
    expect(at(null)).toEqual({ falls: false, force: 3 });
    expect(at(0)).toEqual({ falls: false, force: 1 });
    expect(at(1)).toEqual({ falls: true, force: 3 });
  });
});
