import { describe, expect, it } from 'vitest';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { counted, fight, forces } from '../../../testing/rite-play-fixture';
import type { ScenarioHouse, Table } from '../../../testing/scenario-fixture';

/** A House whose leader bears the venture, against a rival; windows wait for answers. */
const table = (
  venture: string,
  leader: string,
  own: ScenarioHouse,
  ...rivals: readonly ScenarioHouse[]
): Table =>
  riteTable(
    {
      hand: [],
      ...own,
      domain: [leader, `${venture} on ${leader}`, ...(own.domain ?? [])],
    },
    rivals.map((rival) => ({ hand: [], ...rival })),
    { tactics: true },
  ).toInterval(0);

const activate = (one: Table, venture: string): Table => {
  one.act(`activate ${venture}`);
  while (one.can('pass') && one.state.frames.at(-1)?.step === 'window') one.act('pass');
  return one;
};

const begun = (one: Table) => one.events.find((event) => event.kind === 'rite');
describe('ventures that begin a rite against another kind of target', () => {
  it.each([
    // Rabban has no Arbitration, and Piter no Battle.
    [
      'tat-political-blackmail',
      'arbitration',
      'eots-duke-leto-atreides',
      'eots-baron-vladimir-harkonnen',
      ['eots-glossu-rabban', 'eots-choam-directorship'],
      'choam',
    ],
    [
      'tat-open-battle',
      'battle',
      'eots-gurney-halleck',
      'eots-glossu-rabban',
      ['eots-piter-de-vries', 'eots-arrakeen'],
      'landsraad',
    ],
    [
      'tat-challenge-by-combat',
      'dueling',
      'eots-paul-atreides',
      'eots-arrakeen',
      ['eots-feyd-rautha', 'eots-choam-directorship'],
      'landsraad',
    ],
    [
      'tat-choam-complot',
      'intrigue',
      'eots-thufir-hawat',
      'eots-choam-directorship',
      ['eots-feyd-rautha', 'eots-arrakeen'],
      'choam',
    ],
  ] as const)(
    '[TAT-6.2.11-06] [TAT-6.2.11-17] %s begins a rite of %s by %s against %s, never %s, and counts as %s',
    (venture, rite, leader, target, never, kind) => {
      const make = () => table(venture, leader, {}, { domain: [target, ...never] });
      expect(activate(make(), venture).options()).toEqual([`choose ${target}`]);
      const one = fight(make(), `activate ${venture}`, `choose ${target}`);
      expect(begun(one)).toMatchObject({ rite, leader: one.card(leader).id });
      expect(counted(one)).toEqual([{ by: 0, rival: 1, kind }]);
      expect(one.zone('house-discard')).toContain(venture);
    },
  );

  it('[TAT-6.2.11-04] Open Battle finds no target with a rival whose Landsraad rite is used up', () => {
    const one = table(
      'tat-open-battle',
      'eots-gurney-halleck',
      { domain: ['eots-paul-atreides'] },
      { domain: ['eots-glossu-rabban', 'eots-feyd-rautha'] },
    );
    expect(one.can('activate tat-open-battle')).toBe(true);
    fight(one, 'rite dueling eots-paul-atreides against eots-feyd-rautha');
    expect(one.can('activate tat-open-battle')).toBe(false);
  });

  it('[TAT-6.2.11-25] Open Battle names no persona that shares an allegiance with its leader', () => {
    const one = table(
      'tat-open-battle',
      'eots-gurney-halleck',
      {},
      { sponsor: 'atreides', domain: ['eots-duncan-idaho', 'eots-glossu-rabban'] },
    );
    expect(activate(one, 'tat-open-battle').options()).toEqual(['choose eots-glossu-rabban']);
  });
});

/** Passes through the rite, and tells with what each House could have answered. */
const rounds = (one: Table) => {
  const seen = new Map<number, Set<string>>();
  while (one.state.frames.some(({ step }) => step === 'rite')) {
    const options = one.options();
    const seat = one.asked() ?? -1;
    const said = seen.get(seat) ?? new Set();
    for (const option of options) if (/^(tactic|use|counter) /.test(option)) said.add(option);
    seen.set(seat, said);
    one.act(
      ['engage-defense', 'pass', 'done', 'reward gain'].find((quiet) => options.includes(quiet)) ??
        options[0] ??
        '',
    );
  }
  return (seat: number) => [...(seen.get(seat) ?? [])];
};

describe('ventures that shut the attacker’s tactics out', () => {
  const [parry, gambit] = ['eots-blade-parry', 'eots-back-to-the-wall'];
  it.each([
    ['tat-challenge-by-combat', 'eots-paul-atreides', 'eots-arrakeen', parry],
    ['tat-choam-complot', 'eots-thufir-hawat', 'eots-choam-directorship', gambit],
  ] as const)(
    '%s: led by %s against %s, the defender alone deploys %s',
    (venture, leader, target, tactic) => {
      const hand = [tactic];
      const one = table(venture, leader, { hand }, { hand, domain: [target] });
      const said = rounds(activate(one, venture).act(`choose ${target}`));
      expect([said(0), said(1)]).toEqual([[], [`tactic ${tactic}`]]);
    },
  );

  it('both Houses deploy tactics in another rite of the kind', () => {
    const hand = [parry];
    const one = table(
      'tat-challenge-by-combat',
      'eots-paul-atreides',
      { hand },
      { hand, domain: ['eots-feyd-rautha'] },
    );
    const said = rounds(one.act('rite dueling eots-paul-atreides against eots-feyd-rautha'));
    expect([said(0), said(1)]).toEqual([[`tactic ${parry}`], [`tactic ${parry}`]]);
  });

  it('[TAT-8.3.2-01] where every House may answer a rite, those beside it are shut out too', () => {
    const one = riteTable(
      { hand: [], domain: ['eots-paul-atreides', 'tat-challenge-by-combat on eots-paul-atreides'] },
      [
        { hand: [parry], domain: ['eots-arrakeen'] },
        { hand: [parry], domain: ['eots-carthag'] },
      ],
      { tactics: true, options: { openRites: true } },
    ).toInterval(0);
    activate(one, 'tat-challenge-by-combat').act('choose eots-arrakeen');
    const said = rounds(one);
    expect([said(1), said(2)]).toEqual([[`tactic ${parry}`], []]);
  });

  it.each([
    ['tat-challenge-by-combat', 'dueling', 'eots-paul-atreides', 'eots-arrakeen'],
    ['tat-choam-complot', 'intrigue', 'eots-thufir-hawat', 'eots-choam-directorship'],
  ] as const)(
    '[TAT-11-04] %s stops tactic abilities of the attacking personas in its %s alone',
    (venture, rite, leader, target) => {
      const texts = {
        [leader]: [
          {
            kind: 'operation',
            engage: 'nothing',
            window: { timing: 'engagement', answers: 'rite' },
            once: 'rite',
            effects: [{ kind: 'favor', who: 'you', way: 'gain', amount: 1 }],
          },
        ],
      } as const;
      const domain = [leader, `${venture} on ${leader}`];
      const make = () =>
        riteTable({ hand: [], domain }, [{ hand: [], domain: [target, 'eots-feyd-rautha'] }], {
          tactics: true,
          texts,
        }).toInterval(0);
      const plain = rounds(make().act(`rite ${rite} ${leader} against eots-feyd-rautha`));
      expect(plain(0)).toEqual([`use ${leader} 0`]);
      const shut = rounds(activate(make(), venture).act(`choose ${target}`));
      expect(shut(0)).toEqual([]);
    },
  );
});

describe('Regional Assignment', () => {
  const VENTURE = 'tat-regional-assignment';
  it.each([
    ['dueling', 0, 'eots-feyd-rautha', 'landsraad', 0],
    ['battle', 1, 'eots-arrakeen', 'landsraad', 0],
    ['intrigue', 2, 'eots-feyd-rautha', 'choam', 5],
    ['arbitration', 3, 'eots-choam-directorship', 'choam', 1],
  ] as const)(
    '[TAT-6.2.11-06] [TAT-6.2.11-55] begins a rite of %s, talent or not, which counts',
    (rite, part, target, kind, force) => {
      const domain = ['eots-feyd-rautha', 'eots-arrakeen', 'eots-choam-directorship'];
      const one = table(VENTURE, 'eots-thufir-hawat', {}, { domain });
      fight(one, `activate ${VENTURE}`, `choose-part ${part}`, `choose ${target}`);
      expect(begun(one)).toMatchObject({ rite, target: one.card(target, 1).id });
      expect(forces(one)[0]).toBe(force);
      expect(counted(one)).toEqual([{ by: 0, rival: 1, kind }]);
      expect(one.zone('house-discard')).toContain(VENTURE);
    },
  );

  it.each([
    ['tat-regional-assignment, as its venture says', 'eots-paul-atreides', true],
    ['eots-jamis, who says the same', 'eots-jamis', false],
  ] as const)(
    '[TAT-11-13] nobody counters, and other tactics are free: %s',
    (_, leader, begins) => {
      const hand = ['eots-blade-parry', 'eots-secund-elect'];
      const rival = {
        hand,
        domain: ['eots-feyd-rautha', 'eots-piter-de-vries', 'tat-master-of-arms'],
      };
      const set = (who: string) => {
        const one = table(VENTURE, who, { hand }, rival);
        grant(one, 'eots-piter-de-vries', 1, { kind: 'keyword', keyword: 'counter', of: 'those' });
        return one;
      };
      const declare = (who: string) => `rite dueling ${who} against eots-feyd-rautha`;
      const plain = 'eots-paul-atreides';
      expect(rounds(set(plain).act(declare(plain)))(1)).toContain('counter eots-piter-de-vries');
      const shut = rounds(
        begins
          ? activate(set(leader), VENTURE).act('choose-part 0', 'choose eots-feyd-rautha')
          : set(leader).act(declare(leader)),
      );
      expect(shut(1).filter((action) => action.startsWith('counter'))).toEqual([]);
      expect(shut(0)).toContain('tactic eots-blade-parry');
    },
  );
});
