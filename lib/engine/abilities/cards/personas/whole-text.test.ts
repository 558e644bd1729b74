import { describe, expect, it } from 'vitest';
import { resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const resistance = (table: Table, id: string, seat: number) =>
  resistanceOf(takeUp(table.state, table.catalogue), table.card(id, seat));

describe('what personas take off the vanquished', () => {
  const GUARD = 'eots-guard-commander';
  const PISTOL = 'eots-maula-pistol';
  const HAWK = 'jotc-desert-hawk';
  const BATTALION = 'eots-house-battalion';
  /** A guard falls to the Desert Hawk with a piece of equipment, which is taken. */
  const taken = (equipment: string) =>
    riteTable(
      [HAWK, `${BATTALION} on ${HAWK}`, 'eots-jamis'],
      [['eots-carthag', GUARD, `${equipment} on ${GUARD}`]],
    ).act(
      `rite battle ${HAWK} against eots-carthag`,
      'done',
      `counter ${GUARD}`,
      'engage-defense',
      `vanquish ${GUARD}`,
      'done',
      'choose-part 1',
      'choose-part 0',
    );

  it('Desert Hawk bears what it takes itself, or its personnel does, and nobody else', () => {
    const table = taken(PISTOL);
    // Not Jamis, who could.
    const hosts = [HAWK, BATTALION].map((host) => `assign ${PISTOL} on ${host}`);
    expect(table.options()).toEqual(hosts);
    table.act(`assign ${PISTOL} on ${HAWK}`);
    expect(table.zone('domain')).toContain(PISTOL);
    expect(table.card(PISTOL).status).toBe('subdued');
  });

  it('[TAT-5.4-33] Desert Hawk discards what neither it nor its personnel may bear', () => {
    // Jamis, a Fremen, might bear the knife.
    const table = taken('eots-crysknife');
    expect(table.options().filter((one) => one.startsWith('assign'))).toEqual([]);
    expect(table.zone('house-discard', 1)).toContain('eots-crysknife');
  });

  it('[TAT-11-07] Desert Hawk discards a Windtrap of a fief that it vanquishes', () => {
    const table = riteTable([HAWK], [['eots-carthag', 'eots-windtrap on eots-carthag']]);
    grant(table, HAWK, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
    table.act(
      `rite battle ${HAWK} against eots-carthag`,
      'engage-defense',
      'vanquish eots-carthag',
      'done',
    );
    table.act('choose-part 1', 'choose-part 1');
    expect(table.zone('house-discard', 1)).toContain('eots-windtrap');
  });

  it('Fremen Marauder takes one projectile in a rite, however many fall', () => {
    const marauder = 'tat-fremen-marauder';
    const agent = 'eots-house-agent';
    const table = riteTable(
      [marauder],
      [['eots-carthag', GUARD, agent, `${PISTOL} on ${GUARD}`, `${PISTOL} on ${agent}`]],
    );
    grant(table, marauder, 0, { kind: 'raise', what: 'force', by: 20, of: 'those' });
    const battle = { kind: 'raise', what: 'battle', by: 1, of: 'those' } as const;
    const direct = { kind: 'keyword', keyword: 'direct', of: 'those' } as const;
    grant(table, agent, 1, battle);
    grant(table, GUARD, 1, direct, { kind: 'raise', what: 'command', by: 5, of: 'those' });
    table.act(`rite battle ${marauder} against eots-carthag`);
    const wanted = [`counter ${GUARD}`, `join ${agent}`, `vanquish ${agent}`, `vanquish ${GUARD}`];
    const known = [...wanted, 'engage-defense', 'choose-part 1', 'done'];
    while (table.state.frames.some((one) => one.step === 'rite'))
      table.act(known.find((one) => table.can(one)) ?? table.options()[0] ?? '');
    const count = (wanted: string) => table.events.filter(({ kind }) => kind === wanted).length;
    expect([count('vanquished'), count('captured')]).toEqual([2, 1]);
  });
});

describe('tactics of personas without a class', () => {
  const CHARTER = 'eots-choam-directorship';
  const OMRI = 'jotc-omri-brrican';

  it('[TAT-6.2.11-46] Watchdog helps a charter of its governor in the very rite against it (C47)', () => {
    const table = facing([OMRI], [CHARTER, 'tat-watchdog']);
    table.act(`rite arbitration ${OMRI} against ${CHARTER}`);
    const before = resistance(table, CHARTER, 1);
    inTurn(table, 'use tat-watchdog 0', 'choose-part 1', `choose ${CHARTER}`);
    expect(resistance(table, CHARTER, 1)).toBe(before + 2);
    while (table.state.frames.some(({ step }) => step === 'rite'))
      table.act(['engage-defense', 'pass', 'done'].find((one) => table.can(one)) ?? '');
    expect(resistance(table, CHARTER, 1)).toBe(before);
  });

  it('[TAT-6.2.11-29] Dr. Kynes (TaT) lowers the resistance of what his own House attacks (C47)', () => {
    const table = facing(['eots-gurney-halleck', 'tat-dr-kynes'], ['eots-carthag']);
    table.act('rite battle eots-gurney-halleck against eots-carthag');
    inTurn(table, 'use tat-dr-kynes 0', 'choose eots-carthag');
    expect(resistance(table, 'eots-carthag', 1)).toBe(2);
  });

  it('[TAT-9-06] the Baron (TaT) leads force of an operation away too', () => {
    const baron = 'tat-baron-vladimir-harkonnen';
    const table = facing(['tat-dr-yueh'], [baron, 'eots-house-agent']);
    table.act('use tat-dr-yueh 0');
    inTurn(table, `use ${baron} 0`, 'choose eots-house-agent', `choose ${baron}`);
    expect(table.card(baron, 1).status).toBe('engaged');
    expect(table.card('eots-house-agent', 1).status).toBe('subdued');
  });
});

describe('once', () => {
  it.each(['tat-duke-leto-atreides', 'jotc-lida-banfi'])(
    '[TAT-6.1.3-07] %s changes declared favor once in a phase (C45)',
    (ally) => {
      const table = scenario({
        houses: [{ domain: [ally], treasury: 12 }, {}],
        tactics: 'phases',
      });
      while (!table.can(`use ${ally} 0`)) table.act('pass');
      table.act(`use ${ally} 0`, 'choose-number 2');
      if (table.can('choose-part 0')) table.act('choose-part 0');
      let again = false;
      while (table.state.frames.some(({ step }) => step === 'initiative') && table.can('pass')) {
        again ||= table.can(`use ${ally} 0`);
        table.act('pass');
      }
      expect(again).toBe(false);
      expect(table.house(0).treasury).toBe(10);
    },
  );
});

describe('what a use entails', () => {
  it('Kardif costs favor where his tactic brought him in, and none where he was led in', () => {
    const own = ['eots-commander-aramsham', 'tat-kardif'];
    const table = riteTable({ sponsor: 'corrino', domain: own }, [['eots-arrakeen']]);
    grant(table, 'eots-arrakeen', 1, { kind: 'raise', what: 'force', by: 20, of: 'those' });
    const direct = { kind: 'keyword', keyword: 'direct', of: 'those' } as const;
    grant(table, 'eots-commander-aramsham', 0, direct, {
      kind: 'raise',
      what: 'command',
      by: 5,
      of: 'those',
    });
    table.act('rite battle eots-commander-aramsham against eots-arrakeen', 'join tat-kardif');
    const { favor } = table.house(0);
    const known = ['engage-defense', 'vanquish tat-kardif', 'done', 'pass'];
    while (table.state.frames.some((one) => one.step === 'rite'))
      table.act(known.find((one) => table.can(one)) ?? table.options()[0] ?? '');
    expect(table.card('tat-kardif').status).toBe('subdued');
    expect(table.house(0).favor).toBe(favor);
  });

  it('Lt. Aneirin pays before the spice is moved, and without a solari nothing is', () => {
    const table = facing(
      {
        domain: [
          'jotc-lt-aneirin',
          'eots-the-minor-erg',
          'eots-spice-harvester on eots-the-minor-erg',
        ],
      },
      ['eots-imperial-basin'],
    );
    Object.assign(table.card('eots-imperial-basin', 1), { spice: 2 });
    table.act('buy-favor 1');
    inTurn(table, 'use jotc-lt-aneirin 0', 'choose eots-spice-harvester');
    inTurn(table, 'choose eots-imperial-basin');
    const kinds = table.events.map(({ kind, ...event }) =>
      'what' in event ? `${kind} ${event.what}` : kind,
    );
    expect(table.house(0).hoard).toBe(1);
    expect(kinds.indexOf('gained solaris')).toBeLessThan(kinds.indexOf('gained spice'));
  });
});
