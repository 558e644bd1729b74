import { describe, expect, it } from 'vitest';
import { grant, riteTable, targetsOf } from '../../../testing/rite-fixture';
import { counted, forces, playOn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const POWER = 'tat-witching-power';
const MOHIAM = 'eots-gaius-helen-mohiam'; // Weirding 4, Prescience 2
const JESSICA = 'tat-lady-jessica';
const RITE = `rite weirding ${MOHIAM} against eots-feyd-rautha`;

const table = (
  own: readonly string[] = [`${POWER} on ${MOHIAM}`],
  hand: readonly string[] = [],
  rival: readonly string[] = [],
): Table =>
  riteTable(
    {
      hand,
      sponsor: 'sisterhood',
      domain: [MOHIAM, JESSICA, ...own],
    },
    [
      {
        hand: [],
        domain: ['eots-feyd-rautha', 'eots-arrakeen', 'eots-choam-directorship', ...rival],
      },
    ],
    { tactics: true },
  ).toInterval(0);

describe('Witching Power', () => {
  it('lets its bearer alone lead Weirding rites, against personas of rivals', () => {
    expect(targetsOf(table(), 'weirding', MOHIAM)).toEqual(['eots-feyd-rautha']);
    expect(targetsOf(table(), 'weirding', JESSICA)).toEqual([]);
    expect(targetsOf(table([]), 'weirding', MOHIAM)).toEqual([]);
  });

  it('[TAT-6.2.11-25] not against one of its own allegiance', () => {
    const targets = targetsOf(table(undefined, [], ['eots-lady-margot']), 'weirding', MOHIAM);
    expect(targets).toEqual(['eots-feyd-rautha']);
  });

  it.each([
    [0, 'landsraad', 'favor'],
    [1, 'choam', 'treasury'],
  ] as const)(
    '[TAT-6.2.11-87] [TAT-6.2.11-88] has the Weirding rank as force, and is declared as either kind (%s: %s), which its reward follows',
    (part, kind, what) => {
      const one = table();
      playOn(one, RITE, `choose-part ${part}`);
      expect(forces(one)[0]).toBe(4);
      expect(counted(one)).toEqual([{ by: 0, rival: 1, kind }]);
      const won = table();
      const before = won.house(0)[what];
      playOn(won, RITE, `choose-part ${part}`, 'vanquish eots-feyd-rautha', 'reward gain');
      expect(won.house(0)[what] - before).toBe(kind === 'landsraad' ? 1 : 2);
    },
  );

  it('[TAT-6.2.11-04] once one kind is used up with a rival, it is of the other, and then there is none', () => {
    const one = table([`${POWER} on ${MOHIAM}`, `${POWER} on ${JESSICA}`]);
    playOn(one, RITE, 'choose-part 0');
    const second = `rite weirding ${JESSICA} against eots-feyd-rautha`;
    const offered = playOn(one, second);
    expect([...offered].filter((option) => option.startsWith('choose-part'))).toEqual([]);
    expect(counted(one)?.map(({ kind }) => kind)).toEqual(['landsraad', 'choam']);
    expect(one.options().some((option) => option.startsWith('rite'))).toBe(false);
  });

  it('what names another rite does not fit it, and what speaks of any rite does', () => {
    const hand = [
      'eots-knife-switch',
      'eots-moonlit-fray',
      'eots-tiger-cunning',
      'eots-mentat-precision',
    ];
    const offered = [...playOn(table(undefined, hand), RITE, 'choose-part 0')];
    expect(offered.filter((option) => option.startsWith('tactic'))).toEqual([]);
    expect(offered.filter((option) => option.startsWith('use'))).toContain(`use ${JESSICA} 0`);
  });

  it('[TAT-6.2.11-18] personnel with Weirding takes part in it, and no other', () => {
    const [leader, troop] = ['eots-paul-atreides', 'jotc-vanguard-battalion'];
    const rite = `rite weirding ${leader} against eots-feyd-rautha`;
    const make = () => {
      const one = table([leader, `${POWER} on ${leader}`, `${troop} on ${leader}`]);
      return grant(one, leader, 0, { kind: 'raise', what: 'weirding', by: 2, of: 'those' });
    };
    const plain = make();
    expect(playOn(plain, rite, 'choose-part 0')).not.toContain(`join ${troop}`);
    expect(forces(plain)[0]).toBe(3);
    const one = make();
    grant(one, troop, 0, { kind: 'raise', what: 'weirding', by: 1, of: 'those' });
    playOn(one, rite, 'choose-part 0', `join ${troop}`);
    expect(forces(one)[0]).toBe(4);
  });

  it('[TAT-3.4-01] goes on a persona with Weirding 3', () => {
    const one = table([], [POWER]);
    const hosts = one.options().filter((option) => option.startsWith(`deploy ${POWER}`));
    expect(hosts).toEqual([`deploy ${POWER} on ${MOHIAM}`, `deploy ${POWER} on ${JESSICA}`]);
  });
});
