import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, fight } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const GURNEY = 'eots-gurney-halleck';
const PAUL = 'eots-paul-atreides';
const BASIN = 'eots-imperial-basin';
const CITY = 'eots-arrakeen';

/** Gives a card of a House so much force more until the turn ends. */
const strong = (table: Table, id: string, seat: 0 | 1, by = 20): Table =>
  grant(table, id, seat, { kind: 'raise', what: 'force', by, of: 'those' });

describe('what the attacker loses for what it vanquishes in battle', () => {
  /** Gurney and two battalions against a fief of House 1, and the favor that House 0 has lost. */
  const lost = (defense: readonly string[], ...wanted: readonly string[]) => {
    const own = [GURNEY, ...Array<string>(2).fill(`eots-house-battalion on ${GURNEY}`)];
    const one = strong(facing(own, defense).toInterval(0), GURNEY, 0);
    const { favor } = one.house(0);
    const target = defense[0] ?? '';
    const joins = ['join eots-house-battalion', 'join eots-house-battalion'];
    fight(one, `rite battle ${GURNEY} against ${target}`, ...joins, ...wanted);
    const gained = wanted.filter((act) => act === 'reward take').length;
    return [favor - one.house(0).favor, gained, one] as const;
  };

  it('CHOAM Company Flag: 1 favor for each participant, if its fief is vanquished', () => {
    const defense = [BASIN, `tat-choam-company-flag on ${BASIN}`];
    expect(lost(defense, `vanquish ${BASIN}`, 'reward take')[0]).toBe(3);
    expect(lost(defense)[0]).toBe(0);
  });

  it('Folk of Graben and Pan: 1 favor for each participant and folk, which are discarded', () => {
    const FOLK = 'tat-folk-of-graben-and-pan';
    const defense = [BASIN, `${FOLK} on ${BASIN}`, `${FOLK} on ${BASIN}`];
    const joined = [`join ${FOLK}`, `join ${FOLK}`];
    const [two, , one] = lost(defense, ...joined, `vanquish ${FOLK}`, `vanquish ${FOLK}`);
    expect([two, one.zone('house-discard', 1)]).toEqual([6, [FOLK, FOLK]]);
    // One that stays at home does not fall with its fief.
    const [none, , other] = lost(defense, `vanquish ${BASIN}`, 'reward take');
    expect([none, other.zone('house-discard', 1)]).toEqual([0, []]);
  });

  it('Guild Security Division: 1 favor if it is vanquished', () => {
    const DIVISION = 'tat-guild-security-division';
    const defense = [BASIN, `${DIVISION} on ${BASIN}`];
    expect(lost(defense, `join ${DIVISION}`, `vanquish ${DIVISION}`)[0]).toBe(1);
    expect(lost(defense, `join ${DIVISION}`)[0]).toBe(0);
  });

  it('Guild Security Division: the same where its own House attacks', () => {
    const one = facing(
      ['eots-guard-commander', 'tat-guild-security-division on eots-guard-commander'],
      [CITY],
    ).toInterval(0);
    const [own, rival] = [one.house(0).favor, one.house(1).favor];
    fight(
      strong(one, CITY, 1),
      `rite battle eots-guard-commander against ${CITY}`,
      'join tat-guild-security-division',
      'vanquish tat-guild-security-division',
    );
    expect([one.house(0).favor, one.house(1).favor]).toEqual([own - 1, rival]);
  });

  it('Fremen Band is discarded when it is vanquished in battle', () => {
    const defense = [BASIN, `tat-fremen-band on ${BASIN}`];
    const [, , fallen] = lost(defense, 'join tat-fremen-band', 'vanquish tat-fremen-band');
    expect(fallen.zone('house-discard', 1)).toEqual(['tat-fremen-band']);
    const [, , spared] = lost(defense, 'join tat-fremen-band');
    expect(spared.zone('house-discard', 1)).toEqual([]);
  });
});

describe('High College', () => {
  const COLLEGE = 'tat-high-college on eots-house-physician';
  const table = (...cards: readonly string[]) =>
    facing(
      { domain: ['eots-piter-de-vries', 'eots-feyd-rautha'], sponsor: 'harkonnen' },
      { domain: ['eots-house-physician', COLLEGE, ...cards], sponsor: 'atreides' },
    );
  const RITE = 'rite intrigue eots-piter-de-vries against eots-house-physician';

  it('makes its bearer a Suk, and is worth its command in favor when it is vanquished', () => {
    const one = table('tat-expert-command on eots-house-physician').toInterval(0);
    const { favor } = one.house(1);
    fight(one, RITE, 'vanquish eots-house-physician', 'reward gain');
    expect(one.house(1).favor).toBe(favor + 1 + 2);
  });

  it('is worth nothing while its bearer stands', () => {
    const one = table().toInterval(0);
    const { favor } = one.house(1);
    fight(one, RITE);
    expect(one.house(1).favor).toBe(favor);
  });
});

describe('Sardaukar Drop-Battalion', () => {
  const DROP = 'tat-sardaukar-drop-battalion';
  const table = () =>
    facing(
      [
        'eots-guard-commander',
        'tat-expert-command on eots-guard-commander',
        ...Array<string>(2).fill(`${DROP} on eots-guard-commander`),
      ],
      ['eots-the-minor-erg'],
    ).toInterval(0);
  const RITE = 'rite battle eots-guard-commander against eots-the-minor-erg';
  const gained = (one: Table, ...wanted: readonly string[]) => {
    const { favor } = one.house(0);
    fight(one, RITE, ...wanted);
    return one.house(0).favor - favor;
  };

  it('brings 1 favor for each that took part and stands, if the opposing leader is vanquished', () => {
    const won = ['vanquish eots-the-minor-erg', 'reward take'];
    expect(gained(table(), `join ${DROP}`, `join ${DROP}`, ...won)).toBe(2);
    expect(gained(table(), `join ${DROP}`, ...won)).toBe(1);
    const alone = strong(table(), 'eots-guard-commander', 0);
    expect(gained(alone, ...won)).toBe(0);
  });

  it('brings none where the leader stands, and none for one that fell', () => {
    expect(gained(table(), `join ${DROP}`, `join ${DROP}`)).toBe(0);
    const hard = strong(table(), 'eots-the-minor-erg', 1, 3);
    const won = ['vanquish eots-the-minor-erg', `vanquish ${DROP}`, 'reward take'];
    expect(gained(hard, `join ${DROP}`, `join ${DROP}`, ...won)).toBe(1);
  });

  it('brings favor to a defender too', () => {
    const one = facing(
      [GURNEY],
      [
        'eots-carthag',
        'eots-guard-commander',
        `${DROP} on eots-guard-commander`,
        `jotc-troop-carrier on eots-guard-commander`,
      ],
    ).toInterval(0);
    const { favor } = one.house(1);
    fight(
      one,
      `rite battle ${GURNEY} against eots-carthag`,
      'engage-defense',
      'use jotc-troop-carrier 1',
      `choose ${DROP}`,
      `vanquish ${GURNEY}`,
    );
    expect(one.house(1).favor).toBe(favor + 1);
  });
});

describe('Harvesting Outfit', () => {
  const OUTFIT = 'tat-harvesting-outfit';
  const table = (target: string, spice: number, many = 2) => {
    const one = facing(
      [
        'eots-guard-commander',
        'tat-expert-command on eots-guard-commander',
        ...Array<string>(many).fill(`${OUTFIT} on eots-guard-commander`),
      ],
      [target],
    ).toInterval(0);
    one.card(target, 1).spice = spice;
    return strong(one, 'eots-guard-commander', 0);
  };
  const RITE = (target: string) => `rite battle eots-guard-commander against ${target}`;
  const won = (target: string) => [`vanquish ${target}`, 'reward take'];
  const joins = [`join ${OUTFIT}`, `join ${OUTFIT}`];

  it('may take 1 spice each off a desert that it helps to vanquish', () => {
    const one = table(BASIN, 3);
    fight(one, RITE(BASIN), ...joins, `vanquish ${BASIN}`, 'choose-part 1', 'choose-part 1');
    expect([one.house(0).hoard, one.card(BASIN, 1).spice]).toEqual([2, 1]);
  });

  it('takes none that its House leaves, and none where it took no part', () => {
    const left = table(BASIN, 3);
    fight(left, RITE(BASIN), ...joins, ...won(BASIN));
    expect([left.house(0).hoard, left.card(BASIN, 1).spice]).toEqual([0, 3]);
    const idle = table(BASIN, 3);
    fight(idle, RITE(BASIN), ...won(BASIN));
    expect(idle.events.some(({ kind }) => kind === 'used')).toBe(false);
  });

  it('is not asked once there is no spice left, nor when the desert stands', () => {
    const one = table(BASIN, 1);
    fight(one, RITE(BASIN), ...joins, `vanquish ${BASIN}`, 'choose-part 1');
    expect([one.house(0).hoard, one.card(BASIN, 1).spice]).toEqual([1, 0]);
    const held = table(BASIN, 3);
    fight(held, RITE(BASIN), ...joins);
    expect(held.card(BASIN, 1).spice).toBe(3);
  });

  it('[TAT-6.2.11-63] [C44] takes it even when it falls at the same time', () => {
    const one = strong(table(BASIN, 3, 1), BASIN, 1);
    const all = [`join ${OUTFIT}`, `vanquish ${BASIN}`, `vanquish ${OUTFIT}`, 'choose-part 1'];
    fight(one, RITE(BASIN), ...all);
    expect([one.card(OUTFIT).status, one.house(0).hoard]).toEqual(['subdued', 1]);
  });
});

describe('what was vanquished together', () => {
  it('[TAT-6.2.11-63] [C44] still answers: Jareh Benquait has the spice of a desert that falls with him', () => {
    const one = facing(['eots-jareh-benquait'], [BASIN]).toInterval(0);
    one.card(BASIN, 1).spice = 2;
    strong(strong(one, 'eots-jareh-benquait', 0), BASIN, 1);
    const both = [`vanquish ${BASIN}`, 'vanquish eots-jareh-benquait'];
    fight(one, `rite battle eots-jareh-benquait against ${BASIN}`, 'engage-defense', ...both);
    expect([one.card('eots-jareh-benquait').status, one.house(0).hoard]).toEqual(['subdued', 2]);
  });

  it('[TAT-6.2.11-71] captures nothing: a Fremen Marauder must stand', () => {
    const captures = (fall: readonly string[]) => {
      const one = facing(
        { domain: ['tat-fremen-marauder', BASIN], sponsor: 'fremen' },
        {
          domain: [
            'eots-the-minor-erg',
            'eots-house-battalion on eots-the-minor-erg',
            'eots-stunner on eots-house-battalion',
          ],
        },
      ).toInterval(0);
      strong(strong(one, 'tat-fremen-marauder', 0, 3), 'eots-the-minor-erg', 1);
      const RITE = 'rite battle tat-fremen-marauder against eots-the-minor-erg';
      let asked = false;
      one.act(RITE, ...['done'].filter((act) => one.can(act)));
      const wanted = ['vanquish eots-house-battalion', ...fall];
      for (
        let step = 0;
        step < 40 && one.state.frames.some((frame) => frame.step === 'rite');
        step += 1
      ) {
        asked ||= one.can('choose-part 1');
        const quiet = ['join eots-house-battalion', ...wanted, 'engage-defense', 'pass', 'done'];
        one.act(quiet.find((act) => one.can(act)) ?? one.options()[0] ?? '');
      }
      return asked;
    };
    expect(captures([])).toBe(true);
    expect(captures(['vanquish tat-fremen-marauder'])).toBe(false);
  });
});

describe('Gom Jabbar', () => {
  const MOTHER = 'tat-gaius-helen-mohiam';
  const table = (...cards: readonly string[]) =>
    strong(
      facing(
        {
          domain: [
            MOTHER,
            `eots-gom-jabbar on ${MOTHER}`,
            `eots-subterfuge on ${MOTHER}`,
            ...cards,
          ],
          sponsor: 'corrino',
        },
        { domain: ['eots-feyd-rautha', PAUL], sponsor: 'harkonnen' },
      ).toInterval(0),
      MOTHER,
      0,
    );

  it('discards a persona vanquished in an intrigue in which its bearer takes part', () => {
    const one = fight(
      table(),
      `rite intrigue ${MOTHER} against eots-feyd-rautha`,
      'vanquish eots-feyd-rautha',
      'reward take',
      'choose eots-feyd-rautha',
    );
    expect(one.zone('imperial-discard', 1)).toEqual(['eots-feyd-rautha']);
  });

  it('leaves a choice among the vanquished, its own bearer not excepted, but no other', () => {
    const one = strong(table(), 'eots-feyd-rautha', 1);
    fight(
      one,
      `rite intrigue ${MOTHER} against eots-feyd-rautha`,
      'vanquish eots-feyd-rautha',
      `vanquish ${MOTHER}`,
      'reward take',
      `choose ${MOTHER}`,
    );
    expect(one.card('eots-feyd-rautha', 1).status).toBe('subdued');
    expect(one.zone('imperial-discard', 0)).toContain(MOTHER);
  });

  it('does nothing in an intrigue of others, nor where nobody is vanquished', () => {
    const other = table('eots-house-agent');
    strong(other, 'eots-house-agent', 0);
    fight(
      other,
      'rite intrigue eots-house-agent against eots-feyd-rautha',
      'vanquish eots-feyd-rautha',
    );
    expect(other.card('eots-feyd-rautha', 1).place.zone).toBe('domain');
    const held = fight(table(), `rite intrigue ${MOTHER} against eots-feyd-rautha`);
    expect(held.card('eots-feyd-rautha', 1).place.zone).toBe('domain');
  });
});
